import { paceReference } from '#domain/race-analysis/splits.ts'
import type { Format } from '../../format/format.ts'

type Maybe = number | null

/** What can be shown of a split, in the order it is shown. */
export const RACE_FIGURES = [
  'accumulated',
  'increment',
  'speed',
  'pace',
  'prognostic',
  'stroke_rate',
  'ewps',
  'dps',
  'gap_s',
  'gap_m',
] as const
export type RaceFigure = (typeof RACE_FIGURES)[number]

/** Figures of a whole piece, in this order behind its time and distance. */
export const WHOLE_FIGURES = ['prognostic', 'stroke_rate', 'ewps', 'dps', 'pace'] as const

/** Shown at first, as in other tables of racing, with how far one is behind. */
export const USUAL_FIGURES: readonly RaceFigure[] = [
  'accumulated',
  'pace',
  'prognostic',
  'stroke_rate',
  'gap_s',
]

export type RaceValues = {
  accumulated?: number
  time: number
  speed: number
  pace: Maybe
  prognostic: Maybe
  stroke_rate: Maybe
  ewps: Maybe
  dps: Maybe
  gap_s?: Maybe
  gap_m?: Maybe
}

export const valueOf = (figure: RaceFigure, values: RaceValues): Maybe =>
  figure === 'increment' ? values.time : (values[figure] ?? null)

/** Why a figure may be a dash: the key of its words. */
export const WHY = {
  accumulated: 'split',
  increment: 'split',
  speed: 'split',
  pace: 'split',
  prognostic: 'prognostic',
  stroke_rate: 'stroke_rate',
  ewps: 'stroke_rate',
  dps: 'stroke_rate',
  gap_s: 'gap',
  gap_m: 'gap',
} as const satisfies Record<RaceFigure, string>

/** How figures are written, each with the unit that the head of its column names. */
export const raceWriters = (
  format: Format,
  sportId: number,
): Record<RaceFigure, { write: (value: Maybe) => string; unit?: string }> => ({
  accumulated: { write: format.resultTime },
  increment: { write: format.resultTime },
  speed: { write: (value) => format.number(value, 2), unit: 'm/s' },
  pace: { write: format.paceNumber, unit: paceUnit(sportId) },
  prognostic: { write: (value) => format.percent(value, 1) },
  stroke_rate: { write: (value) => format.number(value, 1), unit: format.units.strokeRate },
  ewps: { write: (value) => format.number(value), unit: 'J' },
  dps: { write: (value) => format.number(value, 2), unit: 'm' },
  gap_s: { write: (value) => withPlus(value, format, 1), unit: 's' },
  gap_m: { write: (value) => withPlus(value, format, 1), unit: 'm' },
})

export const paceUnit = (sportId: number): string =>
  paceReference(sportId) === 1000 ? '/km' : '/500\u00A0m'

/** Being behind has a sign; who leads is at nothing. */
const withPlus = (value: Maybe, format: Format, decimals: number): string => {
  const written = format.number(value, decimals)
  return value !== null && written !== format.number(0, decimals) ? `+${written}` : written
}
