import type { ReportContext } from '#domain/reports/context.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import { placesOf, trimmed } from '#domain/reports/places.ts'
import {
  figureOf,
  type Group,
  type Period,
  type Report,
  type ReportAthlete,
} from '#domain/reports/report.ts'
import type { Days } from '#domain/reports/spans.ts'
import { inBrackets } from '../../format/punctuation.ts'
import type { CategorySeries } from '../../ui/charts/category-lines-option.ts'
import { byPeriod, groupLines, keyOfLine } from './lines.ts'

/** What stands at one place of a picture; `earlier` is null where no days are compared with. */
export type Place = { key: string; label: string; parts: Parts; earlier: Parts | null }

type Summed = Pick<Report, 'parts' | 'ofOneClass'>
type Course = {
  report: Summed
  by: Period
  days: Days
  /** The month in which a year begins. */
  context: ReportContext
  /** The days compared with. */
  earlier: Days | null
  writePeriod: (period: string) => string
}

/** What athletes did in each period, beside the same place of the days compared with. */
export function placesOverTime(course: Course, athletes: readonly ReportAthlete[]): Place[] {
  const { report, by, days, earlier, context, writePeriod } = course
  const nothing = addUp(report.parts, [])
  const now = partsByPeriod(report, athletes)
  const before = partsByPeriod(
    report,
    athletes.map(({ earlier_periods: periods, boat_class }) => ({ periods, boat_class })),
  )
  const isKnown = (period: string | null, of: ReadonlyMap<string, Parts>) =>
    period !== null && of.has(period)
  // Sessions have no course: those there are stand in the order in which they began.
  const places =
    by === 'session'
      ? [...now.keys()].map((period) => ({ period, earlier: null }))
      : placesOf(days, earlier, by, context)
  return trimmed(
    places,
    (place) => isKnown(place.period, now) || isKnown(place.earlier, before),
  ).map((place) => ({
    key: place.period ?? '',
    label:
      place.period === null
        ? inBrackets(writePeriod(place.earlier ?? '')).trim()
        : writePeriod(place.period),
    parts: now.get(place.period ?? '') ?? nothing,
    earlier: earlier && (before.get(place.earlier ?? '') ?? nothing),
  }))
}

const partsByPeriod = (
  report: Summed,
  athletes: readonly Pick<ReportAthlete, 'periods' | 'boat_class'>[],
): ReadonlyMap<string, Parts> =>
  new Map(byPeriod(report, athletes).map(({ period, parts }) => [period, parts]))

/** A place for each athlete, or for each squad. */
export function placesOfPeople(
  report: Summed,
  athletes: readonly ReportAthlete[],
  across: 'athletes' | 'squads',
  noSquad: string,
): Place[] {
  if (across === 'athletes')
    return athletes.map((athlete) => ({
      key: keyOfLine(athlete),
      label: athlete.full_name,
      parts: athlete.total,
      earlier: athlete.earlier,
    }))
  return groupLines(report, athletes, 'squad', (name) => name ?? noSquad).map(
    ({ key, name, parts, earlier }) => ({ key, label: name, parts, earlier }),
  )
}

/** A figure at each place; a duration in hours, so that its axis has round numbers. */
export const valuesAt = (
  report: Report,
  name: string,
  parts: readonly (Parts | null)[],
): (number | null)[] => parts.map((one) => one && drawnOf(report, name, one))

function drawnOf(report: Report, name: string, parts: Parts): number | null {
  const value = figureOf(report, name, parts)
  const isDuration = report.figures[name]?.kind === 'duration'
  return value !== null && isDuration ? value / SECONDS_AN_HOUR : value
}

const SECONDS_AN_HOUR = 3600

/** Groups beyond these would look alike. */
const MOST_GROUPS = 8

type Split = Omit<Course, 'earlier'> & {
  report: Report
  group: Group
  nameOf: (group: string | null) => string
  /** The only groups that are of interest; null for all. */
  only: readonly string[] | null
}

type SplitSeries = {
  categories: string[]
  series: CategorySeries[]
  /** How many groups there are. */
  count: number
}

/** A figure over time for each group of athletes, the same periods for all of them. */
export function seriesOfGroups(
  { group, nameOf, only, ...course }: Split,
  figure: string,
  athletes: readonly ReportAthlete[],
): SplitSeries {
  const { report } = course
  const groups = groupLines(report, athletes, group, nameOf)
    .filter(({ key }) => only?.includes(key) ?? true)
    .toSorted((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }))
  const places = placesOverTime({ ...course, earlier: null }, athletes)
  const series = groups.slice(0, MOST_GROUPS).map(({ key, name, athletes: own }) => {
    const parts = partsByPeriod(report, own)
    const ofPlaces = places.map((place) => parts.get(place.key) ?? null)
    return { key: key || 'none', label: name, values: valuesAt(report, figure, ofPlaces) }
  })
  return { categories: places.map(({ label }) => label), series, count: groups.length }
}
