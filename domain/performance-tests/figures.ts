import type { TestKind } from './kinds.ts'

/** What a figure is counted in, which says how it is written. */
export type FigureUnit =
  | 'time'
  | 'pace'
  | 'seconds'
  | 'watts'
  | 'watts_per_kg'
  | 'percent'
  | 'beats'
  | 'lactate'
  | 'litres'
  | 'millilitres_per_kg'
  | 'economy'
  | 'quotient'

type Look = {
  unit: FigureUnit
  /** Which end of a ranking is the first; null where neither is. */
  better: 'less' | 'more' | null
  /** A difference, written with its sign. */
  isChange?: boolean
  /** Shown in a list only when chosen. */
  isExtra?: boolean
}

const more = (unit: FigureUnit): Look => ({ unit, better: 'more' })
const less = (unit: FigureUnit): Look => ({ unit, better: 'less' })
const extra = (unit: FigureUnit): Look => ({ unit, better: null, isExtra: true })
const change = (unit: FigureUnit, better: 'less' | 'more'): Look => ({
  unit,
  better,
  isChange: true,
})

/** What follows from what was measured, of all kinds of tests. */
export const TEST_FIGURES = {
  time: less('time'),
  pace: { ...less('pace'), isExtra: true },
  watts: more('watts'),
  watts_per_kg: more('watts_per_kg'),
  adjusted_time: { ...less('time'), isExtra: true },
  of_best: more('percent'),
  change_time: change('seconds', 'less'),
  predicted_2k: { ...less('time'), isExtra: true },
  predicted_5k: { ...less('time'), isExtra: true },
  predicted_6k: { ...less('time'), isExtra: true },
  slope: extra('seconds'),
  deviation: { ...less('seconds'), isExtra: true },
  finish: { ...extra('seconds'), isChange: true },
  fade: { ...change('seconds', 'less'), isExtra: true },
  watts_2: { ...more('watts'), isExtra: true },
  hr_2: extra('beats'),
  watts_4: more('watts'),
  hr_4: { unit: 'beats', better: null },
  watts_4_per_kg: more('watts_per_kg'),
  pace_4: { ...less('pace'), isExtra: true },
  exponential_2: { ...more('watts'), isExtra: true },
  exponential_4: { ...more('watts'), isExtra: true },
  dmax: { ...more('watts'), isExtra: true },
  hr_dmax: extra('beats'),
  modified_dmax: { ...more('watts'), isExtra: true },
  hr_modified_dmax: extra('beats'),
  watts_max: more('watts'),
  watts_max_per_kg: { ...more('watts_per_kg'), isExtra: true },
  change_watts: change('watts', 'more'),
  vo2max: more('litres'),
  vo2max_per_kg: more('millilitres_per_kg'),
  rer_max: extra('quotient'),
  watts_at_vo2max: more('watts'),
  economy: more('economy'),
  vt1_watts: { ...more('watts'), isExtra: true },
  vt1_hr: extra('beats'),
  vt2_watts: { ...more('watts'), isExtra: true },
  vt2_hr: extra('beats'),
  change_vo2: change('litres', 'more'),
  hr_max: extra('beats'),
  lactate_max: extra('lactate'),
} as const satisfies Record<string, Look>

export type FigureName = keyof typeof TEST_FIGURES
export const FIGURE_NAMES = Object.keys(TEST_FIGURES) as readonly FigureName[]
export const lookOfFigure = (name: FigureName): Look => TEST_FIGURES[name]

/** Decimals that figures are written with, and by which they are equal in a ranking. */
export const FIGURE_DECIMALS: Record<FigureUnit, number> = {
  time: 1,
  pace: 1,
  seconds: 1,
  watts: 0,
  watts_per_kg: 2,
  percent: 1,
  beats: 0,
  lactate: 1,
  litres: 2,
  millilitres_per_kg: 1,
  economy: 1,
  quotient: 2,
}

const RACED = [
  'time',
  'pace',
  'watts',
  'watts_per_kg',
  'adjusted_time',
  'of_best',
  'change_time',
  'predicted_2k',
  'predicted_5k',
  'predicted_6k',
  'slope',
  'deviation',
  'finish',
  'fade',
  'hr_max',
  'lactate_max',
] as const satisfies readonly FigureName[]

const raced = (kind: TestKind): readonly FigureName[] =>
  RACED.filter((name) => name !== `predicted_${kind}`)

/** The figures of a kind, in the order of its table. */
export const FIGURES_OF: Record<TestKind, readonly FigureName[]> = {
  '2k': raced('2k'),
  '5k': raced('5k'),
  '6k': raced('6k'),
  step: [
    'watts_2',
    'hr_2',
    'watts_4',
    'hr_4',
    'watts_4_per_kg',
    'pace_4',
    'change_watts',
    'exponential_2',
    'exponential_4',
    'dmax',
    'hr_dmax',
    'modified_dmax',
    'hr_modified_dmax',
    'watts_max',
    'watts_max_per_kg',
    'hr_max',
    'lactate_max',
  ],
  vo2: [
    'vo2max',
    'vo2max_per_kg',
    'change_vo2',
    'rer_max',
    'hr_max',
    'watts_at_vo2max',
    'economy',
    'vt1_watts',
    'vt1_hr',
    'vt2_watts',
    'vt2_hr',
    'lactate_max',
  ],
}

/** What the tests of a kind are ranked by; the first unless somebody chooses. */
export const RANKED_BY: Record<TestKind, readonly [FigureName, ...FigureName[]]> = {
  '2k': ['time', 'watts', 'watts_per_kg', 'adjusted_time'],
  '5k': ['time', 'watts', 'watts_per_kg', 'adjusted_time'],
  '6k': ['time', 'watts', 'watts_per_kg', 'adjusted_time'],
  step: ['watts_4', 'watts_4_per_kg', 'dmax', 'modified_dmax', 'watts_max'],
  vo2: ['vo2max', 'vo2max_per_kg', 'watts_at_vo2max', 'economy'],
}

/** Why a figure is not known. */
export const FIGURE_MISSING = [
  'not_entered',
  'no_splits',
  'weight_hidden',
  'weight_missing',
  'not_reached',
  'no_fit',
  'too_few_steps',
  'same_power',
  'no_heart_rate',
  'no_other_test',
  'no_other_length',
  'implausible',
] as const
export type FigureMissing = (typeof FIGURE_MISSING)[number]

/** Figures by name; each that is null has its reason in `missing`. */
export type TestFigures = {
  figures: Partial<Record<FigureName, number | null>>
  missing: Partial<Record<FigureName, FigureMissing>>
}
