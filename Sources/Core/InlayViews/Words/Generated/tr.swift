// Made by Words/make of Texts/tr.words.
extension LibraryWords {
  static let trTexts = read(
    [.one, .other],
    """
    Vazgeç|Tamam|Bitti|Düzenle|Sil|Ara|Geri|Daha Fazla|Kapat|Metni Sil|Sonraki|Önceki|Git|Gönder|Katıl|metin|başlık|\
    görüntü|rozet|bağlantı|düğme|geri düğmesi|açılır menü düğmesi|anahtar|onay kutusu|seçenek düğmesi|sürgü|\
    adımlayıcı|bölümlü denetim|bölüm|metin alanı|parola alanı|arama alanı|tuş|ilerleme çubuğu|etkinlik göstergesi|\
    liste|liste kutusu|satır|bölüm dizini|araç çubuğu|sekme çubuğu|sekme|menü|menü öğesi|uyarı|eylem listesi|\
    iletişim kutusu|bildirim|dolaşma|sayfa|içerik yok|klavye|grup|açık|kapalı|işaretli|işaretli değil|kısmen işaretli|\
    seçili|seçili değil|kullanılamıyor|genişletilmiş|daraltılmış|düzenlenebilir|salt okunur|meşgul|geçersiz giriş|\
    zorunlu|korumalı|boş|basılı|{0} / {1}|{0}. düzey başlık|sayfa {0} / {1}|{0} / {1} konumuna taşındı|hata: {0}|\
    yüzde {0}|{0} seçili|kullanılabilir eylemler var|boş liste|{0} öğe|{0} satır|{0} satır eklendi|{0} satır silindi|\
    {0} karakter|Bu alan zorunludur.|En az {0} karakter|En fazla {0} karakter|Bu değeri denetleyin.|Etkinleştir|Bas|\
    Artır|Azalt|Ekle|Yeniden Sırala|Yukarı Taşı|Aşağı Taşı|Daha Fazla Bilgi|Genişlet|Daralt|Seç|Seçimi Kaldır|Aç|\
    Kapat|Buraya Kaydır|Kapat|Menüyü Göster|Sonraki Sayfa|Önceki Sayfa|üst karakter|büyük harf kilidi|sil|boşluk|geç|\
    sonraki klavye|harfler|rakamlar|simgeler|klavyeyi gizle|boşluk|geç|öneriler|e-posta adresi|web adresi|\
    telefon numarası
    """)
}
