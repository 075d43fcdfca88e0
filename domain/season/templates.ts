import { addDays, daysBetween, isoWeekStart } from '../time/week.ts'
import { phaseAt, type Phase, type WeekKind } from './season.ts'

/** A target without what is only true of one season: who set it, and what was noted. */
export type MeasuredTarget = {
  seconds: number | null
  distance: number | null
  load: number | null
  sessions: number | null
  shares: number[] | null
  kind: WeekKind | null
}
export type Template = {
  /** Weeks from the week of the goal to the one in which the phases begin. */
  first_week: number
  phases: readonly Phase[]
  /** Places are counted from the week of the goal. */
  weeks: readonly (MeasuredTarget & { place: number })[]
}

const weeksBetween = (from: string, to: string): number =>
  daysBetween(isoWeekStart(from), isoWeekStart(to)) / 7

const isSet = ({ seconds, distance, load, sessions, shares, kind }: MeasuredTarget): boolean =>
  [seconds, distance, load, sessions, shares, kind].some((value) => value !== null)

type PlannedSeason = {
  first: string
  phases: readonly Phase[]
  targets: ReadonlyMap<string, MeasuredTarget>
}

/** A season counted from a goal of it. */
export const templateOf = ({ first, phases, targets }: PlannedSeason, goal: string): Template => ({
  first_week: weeksBetween(goal, first),
  phases,
  weeks: [...targets]
    .filter(([, target]) => isSet(target))
    .map(([monday, { seconds, distance, load, sessions, shares, kind }]) => ({
      place: weeksBetween(goal, monday),
      seconds,
      distance,
      load,
      sessions,
      shares,
      kind,
    }))
    .toSorted((one, other) => one.place - other.place),
})

type SeasonToFill = {
  first_day: string
  today: string
  phases: readonly Phase[]
  weeks: readonly { monday: string; target: { by_hand: boolean } | null }[]
}

export type TemplateWeek = MeasuredTarget & { monday: string; by_hand: false }

/** The targets that a template has for the weeks to come; those set by hand stay. */
export function weeksFrom({ weeks }: Template, season: SeasonToFill, goal: string): TemplateWeek[] {
  const open = new Set(
    season.weeks
      .filter(({ monday, target }) => monday > season.today && !target?.by_hand)
      .map(({ monday }) => monday),
  )
  return weeks.flatMap(({ place, ...target }): TemplateWeek[] => {
    const monday = addDays(isoWeekStart(goal), 7 * place)
    return open.has(monday) ? [{ monday, ...target, by_hand: false }] : []
  })
}

const FILLER: Phase = { kind: 'transition', weeks: 1, name: null, colour: null }

/** The phases with those of a template in the weeks to come; what is over stays as it is. */
export function phasesFrom(template: Template, season: SeasonToFill, goal: string): Phase[] {
  const begin = weeksBetween(season.first_day, goal) + template.first_week
  const byWeek = season.weeks.map(({ monday }, place) => {
    const now = phaseAt(season.phases, place)
    const next = place < begin ? null : phaseAt(template.phases, place - begin)
    return monday <= season.today ? (now ?? next) : (next ?? now)
  })
  const last = byWeek.findLastIndex((phase) => phase !== null)
  const phases: Phase[] = []
  for (const phase of byWeek.slice(0, last + 1)) {
    const { kind, name, colour } = phase ?? FILLER
    const before = phases.at(-1)
    if (before && before.kind === kind && before.name === name && before.colour === colour)
      before.weeks += 1
    else phases.push({ kind, weeks: 1, name, colour })
  }
  return phases
}
