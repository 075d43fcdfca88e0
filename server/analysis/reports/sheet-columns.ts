import { COLON, type Language } from '#domain/constants/languages.ts'
import { columnsAsked, columnsOf, ZONES_COLUMN } from '#domain/reports/columns.ts'
import type { Parts } from '#domain/reports/parts.ts'
import {
  changeOf,
  figureOf,
  type FigureKind,
  type Group,
  type Period,
  type Report,
} from '#domain/reports/report.ts'
import { reportContext } from '#domain/reports/context.ts'
import { periodWord } from '#domain/reports/seasons.ts'
import { ZONE_PARTS, zoneLabel } from '#domain/reports/zone-parts.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ServerTexts } from '../../text/text.ts'
import type { BuiltReport } from './build-report.ts'
import { changeFormat } from './spread-lines.ts'

export const SECONDS_A_DAY = 86_400

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
  rate: { format: '0.0', unit: '/min' },
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

/** What a file is made of. */
export type SheetOf = {
  report: Report
  built: BuiltReport
  viewer: Viewer
  texts: ServerTexts
  language: Language
  timeZone: string
  by: Period
  /** The columns of the page in their order; without any all that the plan shows. */
  columns: string | undefined
  group: Group | null
}

/** A column of figures: of the days asked for, of those they are compared with, or the change. */
export type SheetColumn = {
  name: string
  days: 'parts' | 'earlier' | 'change'
  format: string
  per?: number
  unit?: string
}

/** The parts a line of a file has. */
export type ColumnLine = {
  parts: Parts
  /** The same of the days compared with; known of sums only. */
  earlier: Parts | null
  /** What is said of changes where the line is of nothing else. */
  changes?: Readonly<Record<string, number | null>>
}

/** The names of the figures that are asked for, or of all; zones are a figure each in files. */
function namesOf({ report, columns }: SheetOf): string[] {
  const asked = columnsAsked(columns, columnsOf(report)) ?? Object.keys(report.figures)
  return [...new Set(asked.flatMap((name) => (name === ZONES_COLUMN ? ZONE_PARTS : [name])))]
}

/** The figures that the club's plan shows, each beside that of the days compared with. */
export const figureColumns = (sheet: SheetOf): SheetColumn[] =>
  namesOf(sheet).flatMap((name): SheetColumn[] => {
    const { report, viewer, built } = sheet
    const figure = report.figures[name]
    if (!figure || (figure.gate !== undefined && !opensPart(figure.gate, viewer))) return []
    const { kind } = figure
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
export function valueOf(
  { report }: Pick<SheetOf, 'report'>,
  line: ColumnLine,
  { name, days, per = 1 }: SheetColumn,
): number | null {
  const value =
    days === 'change' ? changeIn(report, line, name) : figureIn(report, line[days], name)
  return value === null ? null : value / per
}

const figureIn = (report: Report, parts: Parts | null, name: string) =>
  parts && figureOf(report, name, parts)
const changeIn = (report: Report, { changes, parts, earlier }: ColumnLine, name: string) =>
  changes ? (changes[name] ?? null) : changeOf(report, name, parts, earlier)

/** What a figure is called. */
export const figureName = ({ reports }: ServerTexts, name: string): string =>
  zoneLabel(name) ?? reports.figures[name as keyof typeof reports.figures]

/** What stands above the columns of figures, each with its unit. */
export function figureHeads(
  { texts, built: { earlier } }: SheetOf,
  columns: readonly SheetColumn[],
): string[] {
  return columns.map(({ name, days, unit }) => {
    const figure = figureName(texts, name)
    const word =
      days === 'change'
        ? figure + COLON[texts.language] + texts.reports.spread.change
        : days === 'earlier' && earlier
          ? `${figure} ${earlier.start_date} – ${earlier.end_date}`
          : figure
    return unit === undefined ? word : `${word} (${unit})`
  })
}

/** What the days of a line have in common. */
export const periodHead = ({ by, viewer, texts }: SheetOf): string =>
  texts.reports.periods[periodWord(by, reportContext(viewer))]

/** What people are put together by. */
export const groupHead = ({ texts: { reports } }: Pick<SheetOf, 'texts'>, group: Group): string =>
  group === 'squad' ? reports.squads : reports.groups[group]
