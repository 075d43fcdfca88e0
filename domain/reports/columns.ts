import type { Report } from './report.ts'

/** The column that shows how time is spread over zones, beside the figures of a report. */
export const ZONES_COLUMN = 'zones'

type Columned = Pick<Report, 'figures' | 'stacks'>

/** The columns that a report can have, in their usual order: its figures and the spread of zones. */
export const columnsOf = ({ figures, stacks }: Columned): readonly string[] => [
  ...Object.keys(figures),
  ...(stacks?.[ZONES_COLUMN] ? [ZONES_COLUMN] : []),
]

/** Those that it has unless somebody chooses otherwise. */
export const usualColumns = (report: Columned): readonly string[] =>
  columnsOf(report).filter((name) => report.figures[name]?.extra !== true)

/** So many figures stand above a report unless it names those that lead. */
const MOST_LEADING = 5

/** The figures that say at first sight what a report comes to. */
export const leadingFigures = (report: Columned & Pick<Report, 'leading'>): readonly string[] =>
  report.leading ??
  usualColumns(report)
    .filter((name) => name !== ZONES_COLUMN)
    .slice(0, MOST_LEADING)

/** The columns that an address names, each once, as far as they are known; null without any. */
export function columnsAsked(
  named: string | null | undefined,
  known: readonly string[],
): readonly string[] | null {
  const asked = [...new Set((named ?? '').split(','))].filter((name) => known.includes(name))
  return asked.length > 0 ? asked : null
}

/** The columns with one of them moved by a place; as they were where there is no such place. */
export function movedColumn(
  columns: readonly string[],
  name: string,
  by: 1 | -1,
): readonly string[] {
  const from = columns.indexOf(name)
  const to = from + by
  if (from < 0 || to < 0 || to >= columns.length) return columns
  return columns.toSpliced(from, 1).toSpliced(to, 0, name)
}

/** What a figure can be shown of where days are compared, in the order of its columns. */
export const COMPARED = ['earlier', 'now', 'change'] as const
export type Compared = (typeof COMPARED)[number]

/** Those that an address names, in their usual order; all of them without any. */
export function comparedAsked(named: string | null): readonly Compared[] {
  const asked = named?.split(',') ?? []
  const known = COMPARED.filter((one) => asked.includes(one))
  return known.length > 0 ? known : COMPARED
}
