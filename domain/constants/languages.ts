export const LANGUAGES = ['en', 'de', 'fr', 'zh-cn'] as const
export type Language = (typeof LANGUAGES)[number]
