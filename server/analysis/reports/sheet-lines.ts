import { LIST_SEPARATOR, LOCALES, type Language } from '#domain/constants/languages.ts'
import { addUp } from '#domain/reports/parts.ts'
import { groupsOf, type Group, type ReportAthlete } from '#domain/reports/report.ts'
import { reportContext } from '#domain/reports/context.ts'
import { periodWord, seasonName } from '#domain/reports/seasons.ts'
import { earlierSum, sumOf } from '#domain/reports/sums.ts'
import { dateWriter } from '#domain/rules/intl.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { groupName } from './group-name.ts'
import type { ColumnLine, SheetOf } from './sheet-columns.ts'
import { spreadLines } from './spread-lines.ts'

/** When a line is: a day that is a date in a workbook, or words. */
type When = { day: string } | { words: string }

/** A line of a file: who, in which squads, when, and what is known of it. */
export type SheetLine = ColumnLine & {
  /** The group it stands in, where people are put together. */
  group: string
  who: string
  squads: string
  when: When
  /** The day of the session, where it is of one. */
  date: string | null
  isTotal: boolean
}

/** @param weekday 1 for Monday to 7 for Sunday */
const weekdayName = (weekday: number, language: Language): string =>
  dateWriter(LOCALES[language], { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  )

type PeriodOf = (period: string) => Pick<SheetLine, 'when' | 'date'>

/** How periods are said: days as such, seasons and sessions by name, these with their day. */
function periodWriter({ built, by, viewer, language, timeZone }: SheetOf): PeriodOf {
  const sessions = new Map(built.sessions.map((one) => [String(one.id), one]))
  return (period) => {
    if (by === 'weekday')
      return { when: { words: weekdayName(Number(period), language) }, date: null }
    if (periodWord(by, reportContext(viewer)) === 'season')
      return { when: { words: seasonName(period, language) }, date: null }
    if (by !== 'session') return { when: { day: period }, date: null }
    const session = sessions.get(period)
    return {
      when: { words: session?.name ?? period },
      date: session ? dayIn(timeZone, new Date(session.start_date)) : null,
    }
  }
}

/** The periods of an athlete, and their sum. */
function linesOfAthlete(
  { texts, group, language }: SheetOf,
  { full_name, boat_class, squads, periods, total, earlier }: ReportAthlete,
  periodOf: PeriodOf,
): Omit<SheetLine, 'group'>[] {
  const isApart = boat_class !== null && boat_class !== '' && group !== 'class'
  const who = isApart ? [full_name, boat_class].join(LIST_SEPARATOR[language]) : full_name
  const person = { who, squads: squads.join(LIST_SEPARATOR[language]) }
  return [
    ...periods.map(({ period, parts }) => ({
      ...person,
      ...periodOf(period),
      parts,
      earlier: null,
      isTotal: false,
    })),
    { ...person, ...totalled(texts.reports.total), parts: total, earlier },
  ]
}

const totalled = (words: string) => ({ when: { words }, date: null, isTotal: true })

/** The sum of some athletes, each of them once. */
function sumLine(
  { report, texts }: SheetOf,
  who: string,
  athletes: readonly ReportAthlete[],
): Omit<SheetLine, 'group'> {
  return {
    who,
    squads: '',
    ...totalled(texts.reports.total),
    parts: sumOf(report, athletes),
    earlier: earlierSum(report, athletes),
  }
}

/** The athletes of each group below each other, with its sum. */
function groupedLines(sheet: SheetOf, group: Group, periodOf: PeriodOf): SheetLine[] {
  const { athletes } = sheet.built
  const names = [...new Set(athletes.flatMap((athlete) => groupsOf(athlete, group)))]
  return names
    .map((name) => ({
      title: groupName(sheet.texts, group, name),
      people: athletes.filter((athlete) => groupsOf(athlete, group).includes(name)),
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title, undefined, { numeric: true }))
    .flatMap(({ title, people }) =>
      [
        ...people.flatMap((athlete) => linesOfAthlete(sheet, athlete, periodOf)),
        sumLine(sheet, title, people),
      ].map((line) => ({ ...line, group: title })),
    )
}

/**
 * A line for each athlete and period, one with the sum of each and of each group, one with the sum
 * of all, and of those who show no more, how often they came.
 */
export function sheetLines(sheet: SheetOf): SheetLine[] {
  const { report, built, texts, group, language } = sheet
  const { athletes, only_attendance } = built
  const { all, onlyAttendance } = texts.reports
  const periodOf = periodWriter(sheet)
  const ungrouped = [
    ...(athletes.length > 1 ? [sumLine(sheet, all, athletes)] : []),
    ...only_attendance.map(({ full_name, squads, sessions: came }) => ({
      who: full_name,
      squads: squads.join(LIST_SEPARATOR[language]),
      ...totalled(onlyAttendance),
      parts: { ...addUp(report.parts, []), [report.came]: came },
      earlier: null,
    })),
    ...spreadLines(report, built, texts).map((line) => ({
      ...line,
      squads: '',
      ...totalled(''),
      parts: addUp(report.parts, []),
      earlier: null,
    })),
  ]
  return [
    ...(group
      ? groupedLines(sheet, group, periodOf)
      : athletes.flatMap((athlete) => linesOfAthlete(sheet, athlete, periodOf))),
    ...ungrouped,
  ].map((line) => ({ group: '', ...line }))
}
