export const LANGUAGES = ['en', 'de', 'fr', 'zh-cn'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each as its own speakers call it. */
export const LANGUAGE_NAMES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  'zh-cn': '简体中文',
} as const satisfies Record<Language, string>

/** What stands between a name and its value. */
export const COLON = {
  en: ': ',
  de: ': ',
  fr: '\u00A0: ',
  'zh-cn': '：',
} as const satisfies Record<Language, string>
