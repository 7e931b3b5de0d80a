// Made by make-formats of the data of Unicode CLDR 47.0.0. Do not edit.
// Copyright © 2015-2024 Unicode, Inc. Unicode License V3: see LICENSE-Unicode.

extension FormatTables {
  static let fr = """
    [fr]
    digits=0
    symbols=,|\u{202F}|-|%|∞|NaN|,|\u{202F}
    grouping=1
    patterns=#,##0.###|#,##0\u{A0}%|#,##0.00\u{A0}¤
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|EUR €|FJD $FJ|\
    FKP £FK|FRF F|GBP £GB|GIP £GI|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|MTP £MT|MXN $MX|NAD $NA|NZD $NZ\
    |RHD $RH|SBD $SB|SGD $SG|SRD $SR|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA|XPF FC\
    FP|XXX ¤
    months=janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre
    shortMonths=janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.
    monthsAlone=janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre
    shortMonthsAlone=janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.
    days=dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi
    shortDays=dim.|lun.|mar.|mer.|jeu.|ven.|sam.
    daysAlone=dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi
    shortDaysAlone=dim.|lun.|mar.|mer.|jeu.|ven.|sam.
    noons=AM|PM
    dates=dd/MM/y|d MMM y|d MMMM y|EEEE d MMMM y
    times=HH:mm|HH:mm:ss
    clocks=h:mm\u{202F}a|h:mm:ss\u{202F}a|HH:mm|HH:mm:ss
    moments={1} {0}|{1}, {0}|{1} 'à' {0}|{1} 'à' {0}
    near=avant-hier|hier|aujourd’hui|demain|après-demain
    future=one:dans {0} jour;other:dans {0} jours
    past=one:il y a {0} jour;other:il y a {0} jours
    and={0} et {1}|{0}, {1}|{0}, {1}|{0} et {1}
    or={0} ou {1}|{0}, {1}|{0}, {1}|{0} ou {1}
    bytes={0}\u{202F}o|{0}\u{202F}ko|{0}\u{202F}Mo|{0}\u{202F}Go|{0}\u{202F}To|{0}\u{202F}Po
    [fr-be]
    dates=d/MM/yy|d MMM y|d MMMM y|EEEE d MMMM y
    [fr-bi]
    currencies=ARS $AR|AUD $AU|BEF FB|BIF FBu|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|EUR €|\
    FJD $FJ|FKP £FK|FRF F|GBP £GB|GIP £GI|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|MTP £MT|MXN $MX|NAD $NA\
    |NZD $NZ|RHD $RH|SBD $SB|SGD $SG|SRD $SR|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CF\
    A|XPF FCFP|XXX ¤
    [fr-ca]
    symbols=,|\u{A0}|-|%|∞|NaN|,|\u{A0}
    currencies=AUD $\u{A0}AU|BEF FB|BRL R$|CAD $|CNY CN¥|CYP £CY|EUR €|FRF F|GBP £|HKD $\u{A0}HK|IEP £IE|ILP £IL|IT\
    L ₤IT|JPY ¥|MTP £MT|NZD $\u{A0}NZ|RHD $RH|SGD $\u{A0}SG|USD $\u{A0}US|XCG Cg.|XXX ¤
    shortMonths=janv.|févr.|mars|avr.|mai|juin|juill.|août|sept.|oct.|nov.|déc.
    shortMonthsAlone=janv.|févr.|mars|avr.|mai|juin|juill.|août|sept.|oct.|nov.|déc.
    noons=a.m.|p.m.
    dates=y-MM-dd|d MMM y|d MMMM y|EEEE d MMMM y
    times=HH 'h' mm|HH 'h' mm 'min' ss 's'
    clocks=h 'h' mm\u{202F}a|h 'h' mm 'min' ss 's' a|HH 'h' mm|HH 'h' mm 'min' ss 's'
    bytes={0} octet|{0} ko|{0} Mo|{0} Go|{0} To|{0}\u{202F}Po
    [fr-cd]
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CDF FC|CLP $CL|COP $CO|CYP £CY|EUR €|F\
    JD $FJ|FKP £FK|FRF F|GBP £GB|GIP £GI|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|MTP £MT|MXN $MX|NAD $NA|\
    NZD $NZ|RHD $RH|SBD $SB|SGD $SG|SRD $SR|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA\
    |XPF FCFP|XXX ¤
    [fr-ch]
    symbols=,|\u{202F}|-|%|∞|NaN|.|\u{202F}
    patterns=#,##0.###|#,##0%|#,##0.00\u{A0}¤
    dates=dd.MM.yy|d MMM y|d MMMM y|EEEE, d MMMM y
    [fr-cm]
    noons=matin|soir
    clocks=h:mm|h:mm:ss|HH:mm|HH:mm:ss
    [fr-dj]
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|DJF Fdj|EUR €|\
    FJD $FJ|FKP £FK|FRF F|GBP £GB|GIP £GI|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|MTP £MT|MXN $MX|NAD $NA\
    |NZD $NZ|RHD $RH|SBD $SB|SGD $SG|SRD $SR|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CF\
    A|XPF FCFP|XXX ¤
    times=h:mm\u{202F}a|h:mm:ss\u{202F}a
    [fr-dz]
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|DZD DA|EUR €|F\
    JD $FJ|FKP £FK|FRF F|GBP £GB|GIP £GI|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|MTP £MT|MXN $MX|NAD $NA|\
    NZD $NZ|RHD $RH|SBD $SB|SGD $SG|SRD $SR|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA\
    |XPF FCFP|XXX ¤
    times=h:mm\u{202F}a|h:mm:ss\u{202F}a
    [fr-gn]
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|EUR €|FJD $FJ|\
    FKP £FK|FRF F|GBP £GB|GIP £GI|GNF FG|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|MTP £MT|MXN $MX|NAD $NA|\
    NZD $NZ|RHD $RH|SBD $SB|SGD $SG|SRD $SR|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA\
    |XPF FCFP|XXX ¤
    [fr-ht]
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|EUR €|FJD $FJ|\
    FKP £FK|FRF F|GBP £GB|GIP £GI|HTG G|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|MTP £MT|MXN $MX|NAD $NA|N\
    ZD $NZ|RHD $RH|SBD $SB|SGD $SG|SRD $SR|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA|\
    XPF FCFP|XXX ¤
    [fr-km]
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|EUR €|FJD $FJ|\
    FKP £FK|FRF F|GBP £GB|GIP £GI|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KMF CF|KRW ₩|LBP £LB|MTP £MT|MXN $MX|NAD $NA|\
    NZD $NZ|RHD $RH|SBD $SB|SGD $SG|SRD $SR|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA\
    |XPF FCFP|XXX ¤
    [fr-lu]
    symbols=,|.|-|%|∞|NaN|,|.
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|EUR €|FJD $FJ|\
    FKP £FK|GBP £GB|GIP £GI|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|LUF F|MTP £MT|MXN $MX|NAD $NA|NZD $NZ\
    |RHD $RH|SBD $SB|SGD $SG|SRD $SR|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA|XPF FC\
    FP|XXX ¤
    [fr-ma]
    symbols=,|.|-|%|∞|NaN|,|.
    shortMonths=jan.|fév.|mar.|avr.|mai|jui.|juil.|août|sept.|oct.|nov.|déc.
    shortMonthsAlone=jan.|fév.|mar.|avr.|mai|jui.|juil.|août|sept.|oct.|nov.|déc.
    noons=a.m.|p.m.
    [fr-mg]
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|EUR €|FJD $FJ|\
    FKP £FK|FRF F|GBP £GB|GIP £GI|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|MGA Ar|MTP £MT|MXN $MX|NAD $NA|\
    NZD $NZ|RHD $RH|SBD $SB|SGD $SG|SRD $SR|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA\
    |XPF FCFP|XXX ¤
    [fr-ml]
    moments={1}, {0}|{1}, {0}|{1} 'à' {0}|{1} 'à' {0}
    [fr-mr]
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|EUR €|FJD $FJ|\
    FKP £FK|FRF F|GBP £GB|GIP £GI|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|MRU UM|MTP £MT|MXN $MX|NAD $NA|\
    NZD $NZ|RHD $RH|SBD $SB|SGD $SG|SRD $SR|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA\
    |XPF FCFP|XXX ¤
    times=h:mm\u{202F}a|h:mm:ss\u{202F}a
    [fr-mu]
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|EUR €|FJD $FJ|\
    FKP £FK|FRF F|GBP £GB|GIP £GI|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|MTP £MT|MUR Rs|MXN $MX|NAD $NA|\
    NZD $NZ|RHD $RH|SBD $SB|SGD $SG|SRD $SR|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA\
    |XPF FCFP|XXX ¤
    [fr-rw]
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|EUR €|FJD $FJ|\
    FKP £FK|FRF F|GBP £GB|GIP £GI|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|MTP £MT|MXN $MX|NAD $NA|NZD $NZ\
    |RHD $RH|RWF RF|SBD $SB|SGD $SG|SRD $SR|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA\
    |XPF FCFP|XXX ¤
    [fr-sc]
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|EUR €|FJD $FJ|\
    FKP £FK|FRF F|GBP £GB|GIP £GI|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|MTP £MT|MXN $MX|NAD $NA|NZD $NZ\
    |RHD $RH|SBD $SB|SCR SR|SGD $SG|SRD $SR|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA\
    |XPF FCFP|XXX ¤
    [fr-sy]
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|EUR €|FJD $FJ|\
    FKP £FK|FRF F|GBP £GB|GIP £GI|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|MTP £MT|MXN $MX|NAD $NA|NZD $NZ\
    |RHD $RH|SBD $SB|SGD $SG|SRD $SR|SYP LS|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA\
    |XPF FCFP|XXX ¤
    times=h:mm\u{202F}a|h:mm:ss\u{202F}a
    [fr-td]
    times=h:mm\u{202F}a|h:mm:ss\u{202F}a
    [fr-tn]
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|EUR €|FJD $FJ|\
    FKP £FK|FRF F|GBP £GB|GIP £GI|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|MTP £MT|MXN $MX|NAD $NA|NZD $NZ\
    |RHD $RH|SBD $SB|SGD $SG|SRD $SR|TND DT|TTD $TT|USD $US|UYU $UY|VND ₫|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA\
    |XPF FCFP|XXX ¤
    times=h:mm\u{202F}a|h:mm:ss\u{202F}a
    [fr-vu]
    currencies=ARS $AR|AUD $AU|BEF FB|BMD $BM|BND $BN|BRL R$|BZD $BZ|CAD $CA|CLP $CL|COP $CO|CYP £CY|EUR €|FJD $FJ|\
    FKP £FK|FRF F|GBP £GB|GIP £GI|IEP £IE|ILP £IL|ILS ₪|INR ₹|ITL ₤IT|KRW ₩|LBP £LB|MTP £MT|MXN $MX|NAD $NA|NZD $NZ\
    |RHD $RH|SBD $SB|SGD $SG|SRD $SR|TTD $TT|USD $US|UYU $UY|VND ₫|VUV VT|WST $WS|XAF FCFA|XCG Cg.|XOF F\u{202F}CFA\
    |XPF FCFP|XXX ¤
    times=h:mm\u{202F}a|h:mm:ss\u{202F}a
    """
}
