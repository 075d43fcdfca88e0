import type { Language } from '#domain/constants/languages.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import {
  changeOf,
  figureOf,
  type FigureKind,
  type Period,
  type Report,
} from '#domain/reports/report.ts'
import { earlierSum, sumOf } from '#domain/reports/sums.ts'
import { zoneLabel } from '#domain/reports/zone-parts.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { csvOf, type CsvCell } from '#domain/sheets/write-csv.ts'
import { headCell, numberCell, textCell, type SheetCell } from '../../text/cells.ts'
import type { ServerTexts } from '../../text/text.ts'
import type { BuiltReport } from './build-report.ts'
import { changeFormat, spreadLines } from './spread-lines.ts'

type Words = ServerTexts['reports']

const SECONDS_A_DAY = 86_400

/** How a workbook shows a figure: the number behind it, its format, and the unit in the head. */
export const WRITTEN: Record<FigureKind, { format: string; per?: number; unit?: string }> = {
  count: { format: '0' },
  // A time is a part of a day, so that it adds up and is shown as one.
  duration: { format: '[h]:mm', per: SECONDS_A_DAY, unit: 'h:mm' },
  time: { format: '[m]:ss.0', per: SECONDS_A_DAY, unit: 'm:ss' },
  pace: { format: '[m]:ss.0', per: SECONDS_A_DAY, unit: '/500 m' },
  distance: { format: '0.0', per: 1000, unit: 'km' },
  metres: { format: '0', unit: 'm' },
  'stroke-distance': { format: '0.0', unit: 'm' },
  rate: { format: '0.0' },
  'heart-rate': { format: '0', unit: '/min' },
  load: { format: '0.0' },
  percent: { format: '0%', per: 100 },
  'medal-percent': { format: '0.0%', per: 100 },
  rating: { format: '0.0', unit: 'CR10' },
  difference: { format: '+0.0;-0.0;0.0' },
  ratio: { format: '0.00' },
  watts: { format: '0', unit: 'W' },
  'watts-per-kilogram': { format: '0.00', unit: 'W/kg' },
}

export type SheetOf = {
  report: Report
  built: BuiltReport
  viewer: Viewer
  words: Words
  language: Language
  by: Period
}

/** A column of figures: of the days asked for, of those they are compared with, or the change. */
type Column = {
  name: string
  days: 'parts' | 'earlier' | 'change'
  format: string
  per?: number
  unit?: string
}

/** The figures that the club's plan shows, each beside that of the days compared with. */
const columnsOf = ({ report, viewer, built }: SheetOf): Column[] =>
  Object.entries(report.figures)
    .filter(([, { gate }]) => gate === undefined || opensPart(gate, viewer))
    .flatMap(([name, { kind }]) => {
      const column = { name, ...WRITTEN[kind] }
      return [
        { ...column, days: 'parts' as const },
        ...(built.earlier ? [{ ...column, days: 'earlier' as const }] : []),
        ...(built.earlier && report.against
          ? [{ name, ...changeFormat(kind, WRITTEN[kind]), days: 'change' as const }]
          : []),
      ]
    })

/** What stands in a column of a line, as a number of its unit. */
function valueOf({ report }: SheetOf, line: Line, { name, days, per = 1 }: Column): number | null {
  const value =
    days === 'change' ? changeIn(report, line, name) : figureIn(report, line[days], name)
  return value === null ? null : value / per
}

const figureIn = (report: Report, parts: Parts | null, name: string) =>
  parts && figureOf(report, name, parts)
const changeIn = (report: Report, { changes, parts, earlier }: Line, name: string) =>
  changes ? (changes[name] ?? null) : changeOf(report, name, parts, earlier)

/** A line of a file: who, in which squads, when, and what is known of it. */
type Line = {
  who: string
  squads: string
  period: string
  parts: Parts
  /** The same of the days compared with; known of sums only. */
  earlier: Parts | null
  isTotal: boolean
  /** What is said of changes where the line is of nothing else. */
  changes?: Readonly<Record<string, number | null>>
}

/** @param weekday 1 for Monday to 7 for Sunday */
const weekdayName = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, weekday),
  )

/**
 * A line for each athlete and period, one with the sum of each, one with the sum of all, and of
 * those who show no more, how often they came.
 */
function linesOf({ report, built, words, by, language }: SheetOf): Line[] {
  const { athletes, only_attendance, sessions } = built
  const namesOfSessions = new Map(sessions.map(({ id, name }) => [String(id), name]))
  const periodOf = (period: string): string => {
    if (by === 'weekday') return weekdayName(Number(period), language)
    return by === 'session' ? (namesOfSessions.get(period) ?? period) : period
  }
  const lines = athletes.flatMap(({ full_name, squads, periods, total, earlier }) => {
    const person = { who: full_name, squads: squads.join(', ') }
    return [
      ...periods.map(({ period, parts }) => ({
        ...person,
        period: periodOf(period),
        parts,
        earlier: null,
        isTotal: false,
      })),
      { ...person, period: words.total, parts: total, earlier, isTotal: true },
    ]
  })
  const all = { who: words.all, squads: '', period: words.total, isTotal: true }
  const others = only_attendance.map(({ full_name, squads, sessions: came }) => ({
    who: full_name,
    squads: squads.join(', '),
    period: words.onlyAttendance,
    parts: { ...addUp(report.parts, []), [report.came]: came },
    earlier: null,
    isTotal: true,
  }))
  return [
    ...lines,
    ...(athletes.length > 1
      ? [
          {
            ...all,
            parts: sumOf(report, athletes),
            earlier: earlierSum(report, athletes),
          },
        ]
      : []),
    ...others,
    ...linesOfSpread({ report, built, words }),
  ]
}

const linesOfSpread = ({ report, built, words }: Pick<SheetOf, 'report' | 'built' | 'words'>) =>
  spreadLines(report, built, words.spread).map((line) => ({
    ...line,
    squads: '',
    period: '',
    parts: addUp(report.parts, []),
    earlier: null,
    isTotal: true,
  }))

function headOf({ words, by, built }: SheetOf, columns: readonly Column[]): string[] {
  const { earlier } = built
  const named = columns.map(({ name, days, unit }) => {
    const figure = zoneLabel(name) ?? words.figures[name as keyof Words['figures']]
    const word =
      days === 'change'
        ? `${figure}: ${words.spread.change}`
        : days === 'earlier' && earlier
          ? `${figure} ${earlier.start_date} – ${earlier.end_date}`
          : figure
    return unit === undefined ? word : `${word} (${unit})`
  })
  return [words.athlete, words.squads, words.periods[by], ...named]
}

/** Excel takes no more than 31 characters, and none of these. */
const sheetName = (title: string): string => title.replaceAll(/[\\/?*[\]:：]/g, '').slice(0, 31)

/** A workbook with real numbers, so that it adds up and sorts. */
export async function reportWorkbook(sheet: SheetOf): Promise<Buffer> {
  const columns = columnsOf(sheet)
  const rows = linesOf(sheet).map((line): SheetCell[] => [
    line.isTotal ? headCell(line.who) : textCell(line.who),
    textCell(line.squads),
    line.isTotal ? headCell(line.period) : textCell(line.period),
    ...columns.map((column) => numberCell(valueOf(sheet, line, column), column.format)),
  ])
  const { default: writeExcelFile } = await import('write-excel-file/node')
  return writeExcelFile([headOf(sheet, columns).map(headCell), ...rows], {
    sheet: sheetName(sheet.words.titles[sheet.report.key]),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    columns: [{ width: 24 }, { width: 20 }, { width: 14 }],
  }).toBuffer()
}

/** Decimals that a CSV file keeps: no spreadsheet rounds what it shows of one. */
const PRECISION = 1000

/** The same as CSV; times are in seconds, since no program takes them for anything else. */
export function reportCsv(sheet: SheetOf): Buffer {
  const columns = columnsOf(sheet).map((column) =>
    column.per === SECONDS_A_DAY ? { ...column, per: 1, unit: 's' } : column,
  )
  const rows = linesOf(sheet).map((line): CsvCell[] => [
    line.who,
    line.squads,
    line.period,
    ...columns.map((column) => {
      const value = valueOf(sheet, line, column)
      return value === null ? null : Math.round(PRECISION * value) / PRECISION
    }),
  ])
  return Buffer.from(csvOf([headOf(sheet, columns), ...rows], sheet.language))
}
