/// The words in Arabic.
///
/// Plural forms: zero, one, two, few (3 to 10, 103 to 110, ...), many (11 to 99, ...), other.
extension LibraryWords {
  static let arabic = read(
    """
    # Titles of controls
    cancel: إلغاء
    ok: موافق
    done: تم
    edit: تحرير
    delete: حذف
    search: بحث
    back: رجوع
    more: المزيد
    close: إغلاق
    clearText: مسح النص
    next: التالي
    previous: السابق
    go: انتقال
    send: إرسال
    join: انضمام
    # Roles
    staticText: نص
    heading: عنوان
    image: صورة
    badge: شارة
    link: رابط
    button: زر
    backButton: زر الرجوع
    popUpButton: زر منبثق
    switch: مفتاح تبديل
    checkBox: مربع اختيار
    radioButton: زر اختيار
    slider: شريط تمرير
    stepper: أداة تدرج
    segmentedControl: عنصر تحكم مجزأ
    segment: جزء
    textField: حقل نص
    secureTextField: حقل كلمة السر
    searchField: حقل بحث
    key: مفتاح
    progressIndicator: شريط التقدم
    activityIndicator: مؤشر النشاط
    list: قائمة
    listBox: مربع قائمة
    row: صف
    sectionIndex: فهرس الأقسام
    toolbar: شريط الأدوات
    tabBar: شريط علامات التبويب
    tab: علامة تبويب
    menu: قائمة خيارات
    menuItem: عنصر قائمة
    alert: تنبيه
    actionSheet: قائمة إجراءات
    sheet: مربع حوار
    toast: إشعار
    navigation: تنقل
    page: صفحة
    emptyState: لا يوجد محتوى
    keyboard: لوحة مفاتيح
    group: مجموعة
    # States
    on: قيد التشغيل
    off: متوقف
    checked: محدد بعلامة
    notChecked: غير محدد بعلامة
    partiallyChecked: محدد بعلامة جزئيًا
    selected: محدد
    notSelected: غير محدد
    dimmed: غير متاح
    expanded: موسّع
    collapsed: مطوي
    editable: قابل للتحرير
    readOnly: للقراءة فقط
    busy: مشغول
    invalid: إدخال غير صالح
    required: مطلوب
    secure: محمي
    empty: فارغ
    pressed: مضغوط
    # Phrases
    position: {0} من {1}
    headingLevel: عنوان من المستوى {0}
    pageOfCount: صفحة {0} من {1}
    movedToPosition: نُقل إلى الموضع {0} من {1}
    error: خطأ: {0}
    percent: {0} بالمائة
    selectedCount: تم تحديد {0}
    actionsAvailable: إجراءات متاحة
    emptyList: قائمة فارغة
    items zero: لا عناصر
    items one: عنصر واحد
    items two: عنصران
    items few: {0} عناصر
    items many: {0} عنصرًا
    items other: {0} عنصر
    rows zero: لا صفوف
    rows one: صف واحد
    rows two: صفان
    rows few: {0} صفوف
    rows many: {0} صفًا
    rows other: {0} صف
    rowsInserted zero: لم يُدرج أي صف
    rowsInserted one: أُدرج صف واحد
    rowsInserted two: أُدرج صفان
    rowsInserted few: أُدرجت {0} صفوف
    rowsInserted many: أُدرج {0} صفًا
    rowsInserted other: أُدرج {0} صف
    rowsDeleted zero: لم يُحذف أي صف
    rowsDeleted one: حُذف صف واحد
    rowsDeleted two: حُذف صفان
    rowsDeleted few: حُذفت {0} صفوف
    rowsDeleted many: حُذف {0} صفًا
    rowsDeleted other: حُذف {0} صف
    characters zero: لا أحرف
    characters one: حرف واحد
    characters two: حرفان
    characters few: {0} أحرف
    characters many: {0} حرفًا
    characters other: {0} حرف
    fieldRequired: هذا الحقل مطلوب.
    fieldTooShort zero: لا حد أدنى للأحرف
    fieldTooShort one: حرف واحد على الأقل
    fieldTooShort two: حرفان على الأقل
    fieldTooShort few: {0} أحرف على الأقل
    fieldTooShort many: {0} حرفًا على الأقل
    fieldTooShort other: {0} حرف على الأقل
    fieldTooLong zero: بلا أحرف
    fieldTooLong one: حرف واحد على الأكثر
    fieldTooLong two: حرفان على الأكثر
    fieldTooLong few: {0} أحرف على الأكثر
    fieldTooLong many: {0} حرفًا على الأكثر
    fieldTooLong other: {0} حرف على الأكثر
    fieldInvalid: تحقق من هذه القيمة.
    # Actions
    activate: تفعيل
    press: ضغط
    increment: زيادة
    decrement: إنقاص
    insert: إدراج
    reorder: إعادة ترتيب
    moveUp: نقل إلى أعلى
    moveDown: نقل إلى أسفل
    moreInfo: مزيد من المعلومات
    expand: توسيع
    collapse: طي
    select: تحديد
    deselect: إلغاء التحديد
    turnOn: تشغيل
    turnOff: إيقاف
    scrollTo: تمرير إلى هنا
    dismiss: تجاهل
    showMenu: إظهار القائمة
    nextPage: الصفحة التالية
    previousPage: الصفحة السابقة
    # Keys of a keyboard
    shiftKey: مفتاح العالي
    capsLockKey: تثبيت الأحرف الكبيرة
    deleteKey: حذف
    spaceKey: مسافة
    returnKey: إدخال
    languageKey: لوحة المفاتيح التالية
    lettersKey: حروف
    numbersKey: أرقام
    symbolsKey: رموز
    hideKeyboard: إخفاء لوحة المفاتيح
    spaceBar: مسافة
    returnLabel: إدخال
    suggestions: اقتراحات
    # What is typed into a field
    emailAddress: عنوان البريد الإلكتروني
    webAddress: عنوان الويب
    phoneNumber: رقم الهاتف
    """)
}
