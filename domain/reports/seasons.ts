import type { Language } from '../constants/languages.ts'
import { JANUARY, type ReportContext } from './context.ts'
import type { Period } from './report.ts'

/** The first day of the season that a day is in; seasons begin on the first of a month. */
export function seasonStart(day: string, context: ReportContext): string {
  const isBefore = Number(day.slice(5, 7)) < context.season_month
  return firstOfSeason(Number(day.slice(0, 4)) - (isBefore ? 1 : 0), context)
}

/** The first day of the season that begins in a year. */
export const firstOfSeason = (year: number, { season_month }: ReportContext): string =>
  `${String(year).padStart(4, '0')}-${String(season_month).padStart(2, '0')}-01`

/** A season that begins in one year and ends in the next. */
const ACROSS: Readonly<Record<Language, (first: string, last: string) => string>> = {
  en: (first, last) => `${first}/${last.slice(2)}`,
  de: (first, last) => `${first}/${last.slice(2)}`,
  fr: (first, last) => `${first}-${last}`,
  'zh-cn': (first, last) => `${first}–${last.slice(2)}赛季`,
}

/** How people call the season that begins on a day: "2026" from January on, else "2025/26". */
export function seasonName(first: string, language: Language): string {
  const year = first.slice(0, 4)
  if (Number(first.slice(5, 7)) === JANUARY) return year
  return ACROSS[language](year, String(Number(year) + 1).padStart(4, '0'))
}

/** Whether its seasons are other than the years of the calendar. */
export const hasSeasons = ({ season_month }: ReportContext): boolean => season_month !== JANUARY

/** The word for a span of days, where the year is a season. */
export const spanWord = <Other extends string>(
  span: Other | 'this-year',
  context: ReportContext,
): Other | 'this-year' | 'this-season' =>
  span === 'this-year' && hasSeasons(context) ? 'this-season' : span

/** The word for a period: a year is called season where it is not that of the calendar. */
export const periodWord = (by: Period, context: ReportContext): Period | 'season' =>
  by === 'year' && hasSeasons(context) ? 'season' : by
