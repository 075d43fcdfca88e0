import type { Season } from '#contract/analysis/season.ts'
import type { Sheet } from '#domain/sheets/sheet.ts'
import { phaseAt, PRIORITIES, type Phase, type Priority } from '#domain/season/season.ts'
import { addDays } from '#domain/time/week.ts'
import { cellName, type CellFault } from './cell-fault.ts'

/** What a file says of the plan above the weeks; empty where it is as it stands. */
export type FilePlan = {
  phases?: Phase[]
  goals?: { session_id: number; priority: Priority | null }[]
}
type PlanSeason = Pick<Season, 'weeks' | 'phases' | 'goals' | 'today'>
/** The row of each week that is in the file. */
export type WeekRows = ReadonlyMap<string, Sheet['rows'][number]>

/**
 * The phases that a column names week by week. Weeks that are over or not in the file keep theirs,
 * and so do those whose cell is empty or names no phase; no week may be left out in between.
 */
export function phasesIn(
  column: number,
  rows: WeekRows,
  season: PlanSeason,
  phaseOf: (word: string) => Phase | null,
): { plan: FilePlan; faults: CellFault[] } {
  const faults: CellFault[] = []
  const labels = season.weeks.map(({ monday }, place) => {
    const before = phaseAt(season.phases, place)
    const row = rows.get(monday)
    const text = row?.cells[column] ?? ''
    if (!row || text === '' || addDays(monday, 6) < season.today) return before
    const phase = phaseOf(text)
    if (phase === null) faults.push({ cell: cellName(column, row.line), text, fault: 'phase' })
    return phase ?? before
  })
  const end = labels.indexOf(null)
  const behind = end < 0 ? -1 : labels.findIndex((label, place) => place > end && label !== null)
  const odd = rows.get(season.weeks[behind]?.monday ?? '')
  if (odd)
    faults.push({
      cell: cellName(column, odd.line),
      text: odd.cells[column] ?? '',
      fault: 'phaseGap',
    })
  const phases = runsOf(labels.slice(0, end < 0 ? labels.length : end))
  const isSame = JSON.stringify(phases) === JSON.stringify(runsOf(labelsOf(season)))
  return { plan: isSame ? {} : { phases }, faults }
}

const labelsOf = ({ weeks, phases }: PlanSeason): (Phase | null)[] =>
  weeks.map((_, place) => phaseAt(phases, place))

const isAlike = (one: Phase, other: Phase): boolean =>
  one.kind === other.kind && one.name === other.name && one.colour === other.colour

/** Weeks in a row with the same phase are one phase, as long as they are many. */
function runsOf(labels: readonly (Phase | null)[]): Phase[] {
  const runs: Phase[] = []
  for (const label of labels) {
    const last = runs.at(-1)
    if (label === null) break
    if (last && isAlike(last, label)) runs[runs.length - 1] = { ...last, weeks: last.weeks + 1 }
    else runs.push({ ...label, weeks: 1 })
  }
  return runs
}

/**
 * How much the goals of each week matter, from a column of names with an A, B or C in front. Goals
 * that a cell does not name stay as they are; what is no event of that week is a fault.
 */
export function goalsIn(
  column: number,
  rows: WeekRows,
  season: PlanSeason,
): { plan: FilePlan; faults: CellFault[] } {
  const faults: CellFault[] = []
  const goals = season.weeks.flatMap(({ monday }) => {
    const row = rows.get(monday)
    const sunday = addDays(monday, 6)
    if (!row || sunday < season.today) return []
    const own = season.goals.filter(({ first_day }) => first_day >= monday && first_day <= sunday)
    const { named, rest } = namedIn(row.cells[column] ?? '', own)
    if (rest !== '') faults.push({ cell: cellName(column, row.line), text: rest, fault: 'goal' })
    return named
  })
  return { plan: goals.length > 0 ? { goals } : {}, faults }
}

type Goal = Season['goals'][number]

/** The goals whose weight a cell changes, and what of it names none. */
function namedIn(text: string, goals: readonly Goal[]) {
  const named: { session_id: number; priority: Priority | null }[] = []
  let rest = `, ${text},`
  // A name may be part of a longer one, which counts first.
  for (const goal of goals.toSorted((one, other) => other.name.length - one.name.length)) {
    const { session_id, name } = goal
    const found = [...PRIORITIES, null].find((one) => rest.includes(written(name, one)))
    if (found === undefined) continue
    rest = rest.replace(written(name, found), ',')
    if (found !== goal.priority) named.push({ session_id, priority: found })
  }
  return { named, rest: rest.replaceAll(/^[,\s]+|[,\s]+$/g, '') }
}

const written = (name: string, priority: Priority | null): string =>
  priority === null ? `, ${name},` : `, ${priority} ${name},`
