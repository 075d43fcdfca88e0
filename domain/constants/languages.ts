export const LANGUAGES = ['en', 'de', 'fr', 'zh-cn'] as const
export type Language = (typeof LANGUAGES)[number]

/** What stands between a name and its value. */
export const COLON = {
  en: ': ',
  de: ': ',
  fr: '\u00A0: ',
  'zh-cn': '：',
} as const satisfies Record<Language, string>
