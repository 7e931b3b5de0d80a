// Made by Words/make of Texts/en.words.
extension LibraryWords {
  static let enTexts = read(
    [.one, .other],
    """
    Cancel|OK|Done|Edit|Delete|Search|Back|More|Close|Clear text|Next|Previous|Go|Send|Join|text|heading|image|badge|\
    link|button|back button|pop-up button|switch|checkbox|radio button|slider|stepper|segmented control|segment|\
    text field|password field|search field|key|progress bar|busy indicator|list|list box|row|section index|toolbar|\
    tab bar|tab|menu|menu item|alert|action sheet|dialog|notification|navigation|page|no content|keyboard|group|on|\
    off|checked|not checked|partially checked|selected|not selected|dimmed|expanded|collapsed|editable|read only|busy|\
    invalid entry|required|protected|blank|pressed|{0} of {1}|heading level {0}|page {0} of {1}|moved to {0} of {1}|\
    error: {0}|{0} percent|{0} selected|actions available|empty list|{0} item~{0} items|{0} row~{0} rows|\
    {0} row inserted~{0} rows inserted|{0} row deleted~{0} rows deleted|{0} character~{0} characters|\
    This field is required.|At least {0} character~At least {0} characters|At most {0} character~\
    At most {0} characters|Check this value.|Activate|Press|Increase|Decrease|Insert|Reorder|Move up|Move down|\
    More info|Expand|Collapse|Select|Deselect|Turn on|Turn off|Scroll to|Dismiss|Show menu|Next page|Previous page|\
    shift|caps lock|delete|space|return|next keyboard|letters|numbers|symbols|hide keyboard|space|return|suggestions|\
    email address|web address|phone number
    """)
}
