import type { Language } from '../constants/languages.ts'
import type { Viewer } from '../rules/viewer.ts'
import type { Period } from './report.ts'

/** The month in which seasons of a club begin unless it says otherwise: they are years. */
export const JANUARY = 1

/** The month in which the seasons of the viewer's club begin, from 1. */
export const seasonMonthOf = ({ club }: Pick<Viewer, 'club'>): number =>
  club?.season_month ?? JANUARY

/** The first day of the season that a day is in; seasons begin on the first of a month. */
export function seasonStart(day: string, seasonMonth: number): string {
  const year = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < seasonMonth ? 1 : 0)
  return firstOfSeason(year, seasonMonth)
}

/** The first day of the season that begins in a year. */
export const firstOfSeason = (year: number, seasonMonth: number): string =>
  `${String(year).padStart(4, '0')}-${String(seasonMonth).padStart(2, '0')}-01`

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

/** The word for a span of days, where the year is a season. */
export const spanWord = <Other extends string>(
  span: Other | 'this-year',
  seasonMonth: number,
): Other | 'this-year' | 'this-season' =>
  span === 'this-year' && seasonMonth !== JANUARY ? 'this-season' : span

/** The word for a period: a year is called season where it is not that of the calendar. */
export const periodWord = (by: Period, seasonMonth: number): Period | 'season' =>
  by === 'year' && seasonMonth !== JANUARY ? 'season' : by
