import type { Format } from '../../format/format.ts'

type ErgoFigure =
  | 'pace'
  | 'predicted_2000'
  | 'percent_of_best'
  | 'stroke_rate'
  | 'watts'
  | 'watts_per_kilogram'

/** Figures of a piece behind its time, in the order they are shown. */
export const ERGO_FIGURES: readonly {
  key: ErgoFigure
  unit?: string
  write: (format: Format) => (value: number | null) => string
  missing: 'nothing' | 'foretelling' | 'ergo_best' | 'weight'
}[] = [
  { key: 'pace', unit: '/500 m', write: (format) => format.paceNumber, missing: 'nothing' },
  { key: 'predicted_2000', write: (format) => format.resultTime, missing: 'foretelling' },
  {
    key: 'percent_of_best',
    write: (format) => (value) => format.percent(value, 1),
    missing: 'ergo_best',
  },
  {
    key: 'stroke_rate',
    write: (format) => (value) => format.number(value, 1),
    missing: 'nothing',
  },
  {
    key: 'watts',
    unit: 'W',
    write: (format) => (value) => format.number(value),
    missing: 'nothing',
  },
  {
    key: 'watts_per_kilogram',
    unit: 'W/kg',
    write: (format) => (value) => format.number(value, 2),
    missing: 'weight',
  },
]
