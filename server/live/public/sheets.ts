import type { MeasuredBoat, ShownSession } from '#contract/live/public-view.ts'
import type { Language } from '#domain/constants/languages.ts'
import { csvOf } from '#domain/sheets/write-csv.ts'

const CENTI = 100
const rounded = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Math.round(value * CENTI) / CENTI

const STANDING_HEAD = [
  'rank',
  'boat',
  'round',
  'is_done',
  'distance_m',
  'time_s',
  'speed_m_s',
  'stroke_rate',
  'gap_m',
  'gap_s',
]

/** How the boats lie, the first at the top. */
export function standingsCsv({ boats, round }: ShownSession, language: Language): string {
  const lines = boats.map((boat) => [
    boat.rank,
    boat.label,
    round,
    boat.rank === null ? null : Number(boat.is_done),
    rounded(boat.distance),
    rounded(boat.time),
    rounded(boat.speed),
    rounded(boat.stroke_rate),
    rounded(boat.gap_distance),
    rounded(boat.gap_time),
  ])
  return csvOf([STANDING_HEAD, ...lines], language)
}

const SPLIT_HEAD = [
  'place',
  'boat',
  'round',
  'distance_m',
  'time_s',
  'total_s',
  'stroke_rate',
  'line',
]

/** The splits of every round of every boat, one a line. */
export function splitsCsv(boats: readonly MeasuredBoat[], language: Language): string {
  const lines = boats.flatMap(({ place, label, rounds }) =>
    rounds.flatMap(({ number, splits }) =>
      splits.map(({ distance, time, total, stroke_rate, line }) => [
        place,
        label,
        number,
        rounded(distance),
        rounded(time),
        rounded(total),
        rounded(stroke_rate),
        line,
      ]),
    ),
  )
  return csvOf([SPLIT_HEAD, ...lines], language)
}

const CURVE_HEAD = ['place', 'boat', 'time_s', 'distance_m', 'speed_m_s', 'stroke_rate']

/** The curves of every boat, one moment a line. */
export function curvesCsv(boats: readonly MeasuredBoat[], language: Language): string {
  const lines = boats.flatMap(({ place, label, series }) =>
    series.time.map((time, at) => [
      place,
      label,
      time,
      series.distance[at] ?? null,
      rounded(series.speed[at]),
      rounded(series.stroke_rate[at]),
    ]),
  )
  return csvOf([CURVE_HEAD, ...lines], language)
}
