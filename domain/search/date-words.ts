import type { Language } from '../constants/languages.ts'

/** Days and spans by the words for them; the number says how far from today, this week, and so on. */
export const SPAN_WORDS: Readonly<
  Record<Language, readonly (readonly [words: string, unit: SpanUnit, away: number])[]>
> = {
  en: [
    ['today', 'day', 0],
    ['yesterday', 'day', -1],
    ['tomorrow', 'day', 1],
    ['this week', 'week', 0],
    ['last week', 'week', -1],
    ['next week', 'week', 1],
    ['this month', 'month', 0],
    ['last month', 'month', -1],
    ['next month', 'month', 1],
    ['this year', 'year', 0],
    ['last year', 'year', -1],
  ],
  de: [
    ['heute', 'day', 0],
    ['gestern', 'day', -1],
    ['vorgestern', 'day', -2],
    ['morgen', 'day', 1],
    ['übermorgen', 'day', 2],
    ['diese woche', 'week', 0],
    ['letzte woche', 'week', -1],
    ['nächste woche', 'week', 1],
    ['dieser monat', 'month', 0],
    ['diesen monat', 'month', 0],
    ['letzter monat', 'month', -1],
    ['letzten monat', 'month', -1],
    ['nächsten monat', 'month', 1],
    ['dieses jahr', 'year', 0],
    ['letztes jahr', 'year', -1],
  ],
  fr: [
    ['aujourd’hui', 'day', 0],
    ["aujourd'hui", 'day', 0],
    ['hier', 'day', -1],
    ['demain', 'day', 1],
    ['cette semaine', 'week', 0],
    ['semaine dernière', 'week', -1],
    ['semaine prochaine', 'week', 1],
    ['ce mois-ci', 'month', 0],
    ['mois dernier', 'month', -1],
    ['mois prochain', 'month', 1],
    ['cette année', 'year', 0],
    ['année dernière', 'year', -1],
    ['an dernier', 'year', -1],
  ],
  'zh-cn': [
    ['今天', 'day', 0],
    ['昨天', 'day', -1],
    ['前天', 'day', -2],
    ['明天', 'day', 1],
    ['后天', 'day', 2],
    ['本周', 'week', 0],
    ['这周', 'week', 0],
    ['上周', 'week', -1],
    ['下周', 'week', 1],
    ['本月', 'month', 0],
    ['上个月', 'month', -1],
    ['下个月', 'month', 1],
    ['今年', 'year', 0],
    ['去年', 'year', -1],
  ],
}
export type SpanUnit = 'day' | 'week' | 'month' | 'year'

/** What is said before a weekday of the one meant: before today, the nearest, or after today. */
export const BEFORE_WEEKDAY: ReadonlyMap<string, number> = new Map([
  ['last', -1],
  ['this', 0],
  ['next', 1],
  ['letzter', -1],
  ['letzten', -1],
  ['dieser', 0],
  ['diesen', 0],
  ['nächster', 1],
  ['nächsten', 1],
  ['kommenden', 1],
  ['ce', 0],
])
/** The same after it. */
export const AFTER_WEEKDAY: ReadonlyMap<string, number> = new Map([
  ['dernier', -1],
  ['prochain', 1],
])

/** What stands beside a day and says nothing of what is looked for. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'on of in the from am im vom der die den dem des le la les du de en 的'.split(' '),
)
