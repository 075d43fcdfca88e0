import type { OutgoingTable } from '#contract/analysis/report-links.ts'
import { COLON } from '#domain/constants/languages.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import {
  changeOf,
  figureOf,
  groupsOf,
  type FigureKind,
  type Group,
  type Missing,
  type Report,
  type ReportAthlete,
} from '#domain/reports/report.ts'
import { shownSums } from '#domain/reports/small-groups.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ServerTexts } from '../../text/text.ts'
import type { BuiltReport } from './build-report.ts'
import { changeWriter, type FigureWriter } from './figure-writers.ts'
import { groupName } from './group-name.ts'

export type TableOf = {
  /** The figures that are shown, in their order; none but those that may leave. */
  names: readonly string[]
  report: Report
  built: BuiltReport
  /** Whose rights and plan it is shown by. */
  viewer: Viewer
  group: Group | null
  /** People who get no line, and count in sums of five and more only. */
  underAge: ReadonlySet<number>
  texts: ServerTexts
  writers: Record<FigureKind, FigureWriter>
}

type Column = FigureWriter & {
  name: string
  head: string
  missing: Missing
  of: (sum: Sum) => number | null
}
type Sum = { parts: Parts; earlier: Parts | null }
type Line = Sum & { name: string; people: readonly ReportAthlete[] }
type Cells = OutgoingTable['lines'][number]['cells']

/** The figures of a report that leave the app, as people read them. */
export function outgoingTable(table: TableOf): OutgoingTable {
  const { report, built, underAge } = table
  const columns = columnsOf(table)
  const lines = linesOf(table)
  const { athletes } = built
  const total = { ...sumOf(table, athletes), name: '', people: athletes }
  const shown = shownSums(
    [...lines, total].map(({ people }) => people.map(({ user_id }) => user_id)),
    (person) => underAge.has(person),
  )
  const cellsOf = (line: Line, place: number) => ({
    cells: columns.map((column) => (shown[place] ? cellOf(column, line) : null)),
    is_hidden: shown[place] !== true,
  })
  return {
    columns: columns.map(({ head, unit = null, missing }) => ({ head, unit, missing })),
    lines: lines.map((line, place) => ({ name: line.name, ...cellsOf(line, place) })),
    total: athletes.length > 1 ? cellsOf(total, lines.length) : null,
    under_age: new Set(athletes.flatMap(({ user_id }) => (underAge.has(user_id) ? [user_id] : [])))
      .size,
    bests_of_adults: columns.some(({ name }) => (report.parts[name] ?? 'sum') !== 'sum'),
  }
}

function cellOf({ of, write }: Column, sum: Sum): Cells[number] {
  const value = of(sum)
  return value === null ? null : { value, text: write(value) }
}

/** The figures that may leave and that the plan shows, each beside its change. */
function columnsOf({ names, report, built, viewer, texts, writers }: TableOf): Column[] {
  const words: Readonly<Record<string, string>> = texts.reports.figures
  return names.flatMap((name): Column[] => {
    const figure = report.figures[name]
    if (!figure || (figure.gate !== undefined && !opensPart(figure.gate, viewer))) return []
    const { kind, missing = 'nothing' } = figure
    const head = words[name] ?? name
    const now: Column = {
      ...writers[kind],
      name,
      head,
      missing,
      of: ({ parts }) => figureOf(report, name, parts),
    }
    if (!built.earlier) return [now]
    const change: Column = {
      ...changeWriter(kind, writers),
      name,
      head: head + COLON[texts.language] + texts.reports.spread.change,
      missing,
      of: ({ parts, earlier }) => changeOf(report, name, parts, earlier),
    }
    return [now, change]
  })
}

/** A line for each who may have one, or for each group. */
function linesOf(table: TableOf): Line[] {
  const { built, group, underAge, texts } = table
  const { athletes } = built
  if (group === null)
    return athletes
      .filter(({ user_id }) => !underAge.has(user_id))
      .map((athlete) => ({
        name: athlete.full_name,
        parts: athlete.total,
        earlier: athlete.earlier,
        people: [athlete],
      }))
  const names = new Set(athletes.flatMap((athlete) => groupsOf(athlete, group)))
  return [...names]
    .map((name) => {
      const people = athletes.filter((athlete) => groupsOf(athlete, group).includes(name))
      return { name: groupName(texts, group, name), people, ...sumOf(table, people) }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }))
}

/** What people did together. The best of several is one person's own, so it is of adults only. */
function sumOf({ report, underAge }: TableOf, people: readonly ReportAthlete[]): Sum {
  const nothing = addUp(report.parts, [])
  const partsOf = (person: ReportAthlete, parts: Parts): Parts =>
    underAge.has(person.user_id)
      ? {
          ...nothing,
          ...Object.fromEntries(
            Object.entries(parts).filter(([name]) => report.parts[name] === 'sum'),
          ),
        }
      : parts
  const earlier = people.flatMap((person) =>
    person.earlier ? [partsOf(person, person.earlier)] : [],
  )
  return {
    parts: addUp(
      report.parts,
      people.map((person) => partsOf(person, person.total)),
    ),
    earlier: earlier.length > 0 ? addUp(report.parts, earlier) : null,
  }
}
