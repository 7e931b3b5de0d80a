/// The words in Hebrew.
///
/// Plural forms: one, two, other.
extension LibraryWords {
  static let hebrew = read(
    """
    # Titles of controls
    cancel: ביטול
    ok: אישור
    done: סיום
    edit: עריכה
    delete: מחיקה
    search: חיפוש
    back: חזרה
    more: עוד
    close: סגירה
    clearText: ניקוי הטקסט
    next: הבא
    previous: הקודם
    go: מעבר
    send: שליחה
    join: הצטרפות
    # Roles
    staticText: טקסט
    heading: כותרת
    image: תמונה
    badge: תג
    link: קישור
    button: כפתור
    backButton: כפתור חזרה
    popUpButton: כפתור קופץ
    switch: מתג
    checkBox: תיבת סימון
    radioButton: כפתור בחירה
    slider: מחוון
    stepper: פקד מדורג
    segmentedControl: פקד מקטעים
    segment: מקטע
    textField: שדה טקסט
    secureTextField: שדה סיסמה
    searchField: שדה חיפוש
    key: מקש
    progressIndicator: סרגל התקדמות
    activityIndicator: מחוון פעילות
    list: רשימה
    listBox: תיבת רשימה
    row: שורה
    sectionIndex: אינדקס מקטעים
    toolbar: סרגל כלים
    tabBar: סרגל כרטיסיות
    tab: כרטיסייה
    menu: תפריט
    menuItem: פריט תפריט
    alert: התראה
    actionSheet: רשימת פעולות
    sheet: תיבת דו־שיח
    toast: הודעה
    navigation: ניווט
    page: עמוד
    emptyState: אין תוכן
    keyboard: מקלדת
    group: קבוצה
    # States
    on: פועל
    off: כבוי
    checked: מסומן
    notChecked: לא מסומן
    partiallyChecked: מסומן חלקית
    selected: נבחר
    notSelected: לא נבחר
    dimmed: לא זמין
    expanded: מורחב
    collapsed: מכווץ
    editable: ניתן לעריכה
    readOnly: לקריאה בלבד
    busy: עסוק
    invalid: ערך לא תקין
    required: שדה חובה
    secure: מוגן
    empty: ריק
    pressed: לחוץ
    # Phrases
    position: {0} מתוך {1}
    headingLevel: כותרת ברמה {0}
    pageOfCount: עמוד {0} מתוך {1}
    movedToPosition: הועבר למקום {0} מתוך {1}
    error: שגיאה: {0}
    percent: {0} אחוז
    selectedCount: נבחרו: {0}
    actionsAvailable: יש פעולות זמינות
    emptyList: רשימה ריקה
    items one: פריט אחד
    items two: שני פריטים
    items other: {0} פריטים
    rows one: שורה אחת
    rows two: שתי שורות
    rows other: {0} שורות
    rowsInserted one: נוספה שורה אחת
    rowsInserted two: נוספו שתי שורות
    rowsInserted other: נוספו {0} שורות
    rowsDeleted one: נמחקה שורה אחת
    rowsDeleted two: נמחקו שתי שורות
    rowsDeleted other: נמחקו {0} שורות
    characters one: תו אחד
    characters two: שני תווים
    characters other: {0} תווים
    fieldRequired: שדה זה הוא חובה.
    fieldTooShort one: לפחות תו אחד
    fieldTooShort two: לפחות שני תווים
    fieldTooShort other: לפחות {0} תווים
    fieldTooLong one: לכל היותר תו אחד
    fieldTooLong two: לכל היותר שני תווים
    fieldTooLong other: לכל היותר {0} תווים
    fieldInvalid: יש לבדוק ערך זה.
    # Actions
    activate: הפעלה
    press: לחיצה
    increment: הגדלה
    decrement: הקטנה
    insert: הוספה
    reorder: שינוי סדר
    moveUp: העברה למעלה
    moveDown: העברה למטה
    moreInfo: מידע נוסף
    expand: הרחבה
    collapse: כיווץ
    select: בחירה
    deselect: ביטול הבחירה
    turnOn: הדלקה
    turnOff: כיבוי
    scrollTo: גלילה לכאן
    dismiss: סילוק
    showMenu: הצגת התפריט
    nextPage: העמוד הבא
    previousPage: העמוד הקודם
    # Keys of a keyboard
    shiftKey: שיפט
    capsLockKey: נעילת אותיות גדולות
    deleteKey: מחיקה
    spaceKey: רווח
    returnKey: אנטר
    languageKey: המקלדת הבאה
    lettersKey: אותיות
    numbersKey: ספרות
    symbolsKey: סמלים
    hideKeyboard: הסתרת המקלדת
    spaceBar: רווח
    returnLabel: אנטר
    suggestions: הצעות
    # What is typed into a field
    emailAddress: כתובת דוא״ל
    webAddress: כתובת אינטרנט
    phoneNumber: מספר טלפון
    """)
}
