/// The sample numbers of the cardinal rules of Unicode CLDR 47: the languages of a rule, and the whole numbers of each form.
/// `2~16` stands for all numbers from 2 to 16.
enum PluralSamples {
  static let text = """
    af an asa az bal bem bez bg brx ce cgg chr ckb da dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk \
    kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd \
    sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog: one 1; other 0 2~16 100 \
    1000 10000 100000 1000000
    ak am as bho bn csw doi fa ff gu guw hi hy kab kn ln mg nso pa pcm si ti wa zu: one 0 1; other 2~17 100 1000 \
    10000 100000 1000000
    ar ars: zero 0; one 1; two 2; few 3~10 103~110 1003; many 11~26 111 1011; other 100~102 200~202 300~302 \
    400~402 500~502 600 1000 10000 100000 1000000
    ast de en et fi fy gl ia io lij nl sc sv sw ur yi: one 1; other 0 2~16 100 1000 10000 100000 1000000
    be: one 1 21 31 41 51 61 71 81 101 1001; few 2~4 22~24 32~34 42~44 52~54 62 102 1002; many 0 5~19 100 1000 \
    10000 100000 1000000
    blo ksh lag: zero 0; one 1; other 2~17 100 1000 10000 100000 1000000
    bm bo dz hnj id ig ii ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to tpi und vi wo yo \
    yue zh: other 0~15 100 1000 10000 100000 1000000
    br: one 1 21 31 41 51 61 81 101 1001; two 2 22 32 42 52 62 82 102 1002; few 3 4 9 23 24 29 33 34 39 43 44 49 \
    103 1003; many 1000000; other 0 5~8 10~20 100 1000 10000 100000
    bs hr sh sr: one 1 21 31 41 51 61 71 81 101 1001; few 2~4 22~24 32~34 42~44 52~54 62 102 1002; other 0 5~19 \
    100 1000 10000 100000 1000000
    ca it lld pt-PT scn vec: one 1; many 1000000; other 0 2~16 100 1000 10000 100000
    ceb fil tl: one 0~3 5 7 8 10~13 15 17 18 20 21 100 1000 10000 100000 1000000; other 4 6 9 14 16 19 24 26 104 \
    1004
    cs sk: one 1; few 2~4; other 0 5~19 100 1000 10000 100000 1000000
    cy: zero 0; one 1; two 2; few 3; many 6; other 4 5 7~20 100 1000 10000 100000 1000000
    dsb hsb: one 1 101 201 301 401 501 601 701 1001; two 2 102 202 302 402 502 602 702 1002; few 3 4 103 104 203 \
    204 303 304 403 404 503 504 603 604 703 704 1003; other 0 5~19 100 1000 10000 100000 1000000
    es: one 1; many 1000000; other 0 2~16 100 1000 10000 100000
    fr pt: one 0 1; many 1000000; other 2~17 100 1000 10000 100000
    ga: one 1; two 2; few 3~6; many 7~10; other 0 11~25 100 1000 10000 100000 1000000
    gd: one 1 11; two 2 12; few 3~10 13~19; other 0 20~34 100 1000 10000 100000 1000000
    gv: one 1 11 21 31 41 51 61 71 101 1001; two 2 12 22 32 42 52 62 72 102 1002; few 0 20 40 60 80 100 120 140 \
    1000 10000 100000 1000000; other 3~10 13~19 23 103 1003
    he: one 1; two 2; other 0 3~17 100 1000 10000 100000 1000000
    is mk: one 1 21 31 41 51 61 71 81 101 1001; other 0 2~16 100 1000 10000 100000 1000000
    iu naq sat se sma smi smj smn sms: one 1; two 2; other 0 3~17 100 1000 10000 100000 1000000
    kw: zero 0; one 1; two 2 22 42 62 82 102 122 142 1000 10000 100000; few 3 23 43 63 83 103 123 143 1003; many \
    21 41 61 81 101 121 141 161 1001; other 4~19 100 1004 1000000
    lt: one 1 21 31 41 51 61 71 81 101 1001; few 2~9 22~29 102 1002; other 0 10~20 30 40 50 60 100 1000 10000 \
    100000 1000000
    lv prg: zero 0 10~20 30 40 50 60 100 1000 10000 100000 1000000; one 1 21 31 41 51 61 71 81 101 1001; other \
    2~9 22~29 102 1002
    mo ro: one 1; few 0 2~16 101 1001; other 20~35 100 1000 10000 100000 1000000
    mt: one 1; two 2; few 0 3~10 103~109 1003; many 11~19 111~117 1011; other 20~35 100 1000 10000 100000 1000000
    pl: one 1; few 2~4 22~24 32~34 42~44 52~54 62 102 1002; many 0 5~19 100 1000 10000 100000 1000000
    ru uk: one 1 21 31 41 51 61 71 81 101 1001; few 2~4 22~24 32~34 42~44 52~54 62 102 1002; many 0 5~19 100 1000 \
    10000 100000 1000000
    shi: one 0 1; few 2~10; other 11~26 100 1000 10000 100000 1000000
    sl: one 1 101 201 301 401 501 601 701 1001; two 2 102 202 302 402 502 602 702 1002; few 3 4 103 104 203 204 \
    303 304 403 404 503 504 603 604 703 704 1003; other 0 5~19 100 1000 10000 100000 1000000
    tzm: one 0 1 11~24; other 2~10 100~106 1000 10000 100000 1000000
    """

  /// The numbers of each form, by language.
  static let all: [(language: String, forms: [String: [UInt]])] = text.split(separator: "\n").flatMap { line in
    let parts = line.split(separator: ":")
    let forms = parts[1].split(separator: ";").map { form in
      let words = form.split(separator: " ").map(String.init)
      return (words[0], words.dropFirst().flatMap(numbers))
    }
    let found = Dictionary(uniqueKeysWithValues: forms)
    return parts[0].split(separator: " ").map { ($0.lowercased(), found) }
  }

  private static func numbers(_ written: String) -> [UInt] {
    let ends = written.split(separator: "~").compactMap { UInt($0) }
    return ends.count == 2 ? Array(ends[0]...ends[1]) : ends
  }
}
