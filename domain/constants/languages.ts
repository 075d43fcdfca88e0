export const LANGUAGES = ['en', 'de', 'fr', 'zh-cn'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each as its own speakers call it. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  'zh-cn': '简体中文',
} as const satisfies Record<Language, string>

/** en-GB: day before month, 24 hours. */
export const LOCALES = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  'zh-cn': 'zh-CN',
} as const satisfies Record<Language, string>

/** What stands between the items of a list. */
export const LIST_SEPARATOR = {
  en: ', ',
  de: ', ',
  fr: ', ',
  'zh-cn': '、',
} as const satisfies Record<Language, string>

/** What stands between a thing and what is said of it. */
export const COMMA = {
  en: ', ',
  de: ', ',
  fr: ', ',
  'zh-cn': '，',
} as const satisfies Record<Language, string>

/** What stands between items that have commas of their own. */
export const SEMICOLON = {
  en: '; ',
  de: '; ',
  fr: '\u00A0; ',
  'zh-cn': '；',
} as const satisfies Record<Language, string>

/** A note after what it is about: " (ill)", in Chinese "（生病）". */
export const inBracketsOf = (language: Language, note: string | number): string =>
  language === 'zh-cn' ? `（${note}）` : ` (${note})`

/** What stands between a name and its value. */
export const COLON = {
  en: ': ',
  de: ': ',
  fr: '\u00A0: ',
  'zh-cn': '：',
} as const satisfies Record<Language, string>
