import { ratio } from './parts.ts'
import { report, type Figure } from './report.ts'

/** Distances whose best time has a column of its own, in metres. */
export const WATER_METRES = [500, 1000, 2000, 5000, 6000] as const

const BEST = { kind: 'time', missing: 'water', better: 'less' } as const satisfies Figure
const RATED = { missing: 'rated_pieces' } as const satisfies Partial<Figure>

/** Rowing on the water: how fast, at which rate, how far with a stroke, and the bests. */
export const waterReport = report({
  key: 'water-progress',
  periods: ['month', 'week', 'year', 'day'],
  parts: {
    sessions: 'sum',
    pieces: 'sum',
    piece_distance: 'sum',
    piece_time: 'sum',
    // Of the pieces whose stroke rate is known.
    rated_distance: 'sum',
    rated_time: 'sum',
    strokes: 'sum',
    water_500: 'least',
    water_1000: 'least',
    water_2000: 'least',
    water_5000: 'least',
    water_6000: 'least',
  },
  came: 'sessions',
  hasClasses: true,
  ofOneClass: ['water_500', 'water_1000', 'water_2000', 'water_5000', 'water_6000'],
  figures: {
    sessions: { kind: 'count' },
    piece_pace: {
      kind: 'pace',
      missing: 'timed_pieces',
      better: 'less',
      of: ({ piece_time, piece_distance }) => paceOf(piece_time, piece_distance),
    },
    piece_rate: {
      ...RATED,
      kind: 'rate',
      of: ({ strokes, rated_time }) => perMinute(ratio(strokes, rated_time)),
    },
    stroke_distance: {
      ...RATED,
      kind: 'stroke-distance',
      better: 'more',
      of: ({ rated_distance, strokes }) => ratio(rated_distance, strokes),
    },
    water_500: BEST,
    water_1000: BEST,
    water_2000: BEST,
    water_5000: BEST,
    water_6000: BEST,
    pieces: { kind: 'count' },
    piece_distance: { kind: 'distance', extra: true },
    piece_time: { kind: 'duration', extra: true },
  },
  pictured: 'piece_pace',
  behind: {
    figures: [
      'piece_pace',
      'piece_rate',
      'stroke_distance',
      'water_500',
      'water_1000',
      'water_2000',
      'water_5000',
      'water_6000',
    ],
    leadsTo: 'results',
  },
})

function paceOf(time: number | null, distance: number | null): number | null {
  const perMetre = ratio(time, distance)
  return perMetre === null ? null : 500 * perMetre
}

const perMinute = (perSecond: number | null) => (perSecond === null ? null : 60 * perSecond)
