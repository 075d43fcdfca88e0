import type { OnlyAttendance, SummaryAthlete, SummaryWeek } from '#contract/insight/reports.ts'
import { isoWeeksBetween } from '#domain/time/week.ts'

export const METRICS = ['ets', 'foster', 'trimp'] as const
export type Metric = (typeof METRICS)[number]

export const metricOf = (text: string | null): Metric | null =>
  METRICS.find((metric) => metric === text) ?? null

/** Time and distance are null where they are not shown. */
export type Figures = Omit<SummaryWeek, 'week' | 'time' | 'distance'> & {
  time: number | null
  distance: number | null
}

/** A line of the table; of some only the sessions they came to are known. */
export type SummaryRow = Pick<SummaryAthlete, 'user_id' | 'full_name' | 'weeks'> & {
  total: Figures
  onlyAttendance: boolean
}

export const rowsOf = (
  athletes: readonly SummaryAthlete[],
  others: readonly OnlyAttendance[],
): SummaryRow[] => [
  ...athletes.map((athlete) => ({ ...athlete, onlyAttendance: false })),
  ...others.map(({ user_id, full_name, sessions }) => ({
    user_id,
    full_name,
    weeks: [],
    total: { ...NOTHING_SHOWN, sessions },
    onlyAttendance: true,
  })),
]

const NOTHING_SHOWN = {
  time: null,
  distance: null,
  ets: null,
  foster: null,
  trimp: null,
  zone_seconds: [],
}

/** The sum of what is known; null when nothing is. */
export function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Seconds per zone of several people or weeks together. */
export function sumZones(lists: readonly (readonly number[])[]): number[] {
  const zones = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: zones }, (_, zone) => sum(lists.map((list) => list[zone] ?? 0)))
}

export const addUp = (all: readonly Figures[]): Figures => ({
  sessions: sum(all.map(({ sessions }) => sessions)),
  time: sumKnown(all.map(({ time }) => time)),
  distance: sumKnown(all.map(({ distance }) => distance)),
  ets: sumKnown(all.map(({ ets }) => ets)),
  foster: sumKnown(all.map(({ foster }) => foster)),
  trimp: sumKnown(all.map(({ trimp }) => trimp)),
  zone_seconds: sumZones(all.map(({ zone_seconds }) => zone_seconds)),
})

/**
 * The weeks from the first to the last that anyone trained in; those between in which nobody did
 * are bars of no height.
 */
export function weeksOf(athletes: readonly SummaryAthlete[]): string[] {
  const trained = athletes.flatMap(({ weeks }) => weeks.map(({ week }) => week)).toSorted()
  const [first] = trained
  const last = trained.at(-1)
  return first === undefined || last === undefined ? [] : isoWeeksBetween(first, last)
}

/** Returns, for each week, the seconds everybody together spent in each zone. */
export const zonesByWeek = (
  athletes: readonly SummaryAthlete[],
  weeks: readonly string[],
): number[][] =>
  weeks.map((monday) =>
    sumZones(
      athletes.flatMap((athlete) =>
        athlete.weeks.filter(({ week }) => week === monday).map((found) => found.zone_seconds),
      ),
    ),
  )

/** Returns, for each week, the load of each athlete; null where nothing was scored. */
export const loadsByWeek = (
  athletes: readonly SummaryAthlete[],
  weeks: readonly string[],
  metric: Metric,
): (number | null)[][] =>
  weeks.map((monday) =>
    athletes.map((athlete) => athlete.weeks.find(({ week }) => week === monday)?.[metric] ?? null),
  )
