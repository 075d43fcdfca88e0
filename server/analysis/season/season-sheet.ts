import type { Season, SeasonWeek } from '#contract/analysis/season.ts'
import { phaseAt } from '#domain/season/season.ts'
import { addDays } from '#domain/time/week.ts'
import { headed, type ListColumn, type ListSheet } from '../../text/list-sheet.ts'
import type { ServerTexts } from '../../text/text.ts'

type Words = ServerTexts['season']
type Row = SeasonWeek & { phase: string | null; goals: string }
type Column = Omit<ListColumn<Row>, 'head'>

const HOURS = { format: '[h]:mm', per: 86_400 } as const
const METRES_A_KM = 1000

/** Who may not read the notes of the coaches gets no column of them. */
export type SheetReader = { seesNotes: boolean; seesLoads: boolean }

/** The weeks of a season below each other, under heads by which the file is read back. */
export function seasonSheet(
  season: Season,
  words: Words,
  { seesNotes, seesLoads }: SheetReader,
): ListSheet<Row> {
  const { units, columns } = words
  const km = { unit: units.distance, per: METRES_A_KM, format: '0.#' }
  const number = (of: (row: Row) => number | null, look: Column = {}): Column => ({
    number: of,
    format: '0.#',
    ...look,
  })
  const share = (band: number) =>
    number(({ target }) => target?.shares?.[band] ?? null, { unit: '%', format: '0' })
  return {
    title: words.title,
    columns: headed<Row, keyof Words['columns']>(columns, {
      week: { day: ({ monday }) => monday, width: 12 },
      phase: { text: ({ phase }) => phase, width: 14 },
      goals: { text: ({ goals }) => goals, width: 24 },
      kind: { text: ({ target }) => (target?.kind ? words.kinds[target.kind] : null), width: 18 },
      seconds: number(({ target }) => target?.seconds ?? null, HOURS),
      distance: number(({ target }) => target?.distance ?? null, km),
      load: number(({ target }) => target?.load ?? null),
      sessions: number(({ target }) => target?.sessions ?? null),
      low: share(0),
      middle: share(1),
      high: share(2),
      planned: number(({ planned }) => planned.seconds, { ...HOURS, unit: units.hours }),
      planned_distance: number(({ planned }) => planned.distance, km),
      planned_load: number(({ planned }) => planned.load),
      planned_sessions: number(({ planned }) => planned.sessions),
      done: number(({ done }) => done.seconds, { ...HOURS, unit: units.hours }),
      done_distance: number(({ done }) => done.distance, km),
      ...(seesLoads && { done_load: number(({ done }) => done.load) }),
      done_sessions: number(({ done }) => done.sessions),
      ...(seesNotes && { note: { text: ({ target }) => target?.note ?? null, width: 40 } }),
    }),
    rows: season.weeks.map((week, place) => {
      const phase = phaseAt(season.phases, place)
      return {
        ...week,
        phase: phase && (phase.name ?? words.phases[phase.kind]),
        goals: goalsIn(season, week.monday),
      }
    }),
  }
}

const goalsIn = ({ goals }: Season, monday: string): string =>
  goals
    .filter(({ first_day }) => first_day >= monday && first_day <= addDays(monday, 6))
    .map(({ name, priority }) => (priority === null ? name : `${priority} ${name}`))
    .join(', ')
