import { classLabel, type AgeKey, type GenderKey, type WeightKey } from './crew-options.ts'

/**
 * A gold medal time: what the best crews of a class need for a distance. Clubs may replace any of
 * them.
 */
export type GmtRow = {
  sport: 'rowing' | 'paddling'
  /** The class as the federations write it: M2x, LW1x, PR1 M1x, K1 M. */
  label: string
  boat: string
  gender: GenderKey
  weight: WeightKey
  age: AgeKey
  distance_m: number
  time_s: number
  /** Derived or filled in, rather than rowed. */
  is_estimate: boolean
}

/** How sure a gold medal time is: published, known from memory, or worked out. */
export const GMT_STATUSES = ['fact', 'recalled', 'estimate'] as const
export type GmtStatus = (typeof GMT_STATUSES)[number]

type Row = readonly [boat: string, time_s: number]

const OPEN_MEN = [
  ['1x', 390.74],
  ['2x', 359.72],
  ['4x', 332.03],
  ['2-', 368.5],
  ['4-', 337.86],
  ['8+', 318.68],
  ['2+', 393.26],
  ['4+', 358.96],
] as const satisfies readonly Row[]
const OPEN_WOMEN = [
  ['1x', 427.71],
  ['2x', 397.31],
  ['4x', 365.13],
  ['2-', 407.41],
  ['4-', 374.36],
  ['8+', 352.99],
] as const satisfies readonly Row[]
const LIGHT_MEN = [
  ['1x', 401.03],
  ['2x', 365.33],
  ['4x', 342.75],
  ['2-', 382.91],
  ['4-', 343.16],
  ['8+', 330.24],
] as const satisfies readonly Row[]
const LIGHT_WOMEN = [
  ['1x', 443.36],
  ['2x', 401.36],
  ['4x', 375.95],
  ['2-', 438.32],
] as const satisfies readonly Row[]
const PARA = [
  ['1x', 552.99, 'men', 'pr1'],
  ['1x', 613.63, 'women', 'pr1'],
  ['2x', 486.21, 'mixed', 'pr2'],
  ['4+', 409.24, 'mixed', 'pr3'],
] as const satisfies readonly (readonly [string, number, GenderKey, AgeKey])[]

function rowingRow(
  boat: string,
  time_s: number,
  gender: GenderKey,
  weight: WeightKey,
  is_estimate = false,
  age: AgeKey = 'senior',
): GmtRow {
  const label =
    age === 'senior'
      ? classLabel(gender, weight, boat)
      : `${age.toUpperCase()} ${classLabel(gender, weight, boat)}`
  return {
    sport: 'rowing',
    label,
    boat,
    gender,
    weight,
    age,
    distance_m: 2000,
    time_s,
    is_estimate,
  }
}

function hundredths(seconds: number): number {
  return Math.round(seconds * 100) / 100
}

/** Time at the speed that lies `share` of the way from one boat's to another's. */
function timeBetween(from: number, to: number, share: number): number {
  return 1 / ((1 - share) / from + share / to)
}

/**
 * A coxed four or quad is slower than its coxless sister by what the men's boats show; an octo is
 * as fast as an eight.
 */
const COXED_FOUR = 358.96 / 337.86
const COXED_PAIR = 393.26 / 368.5
const COXED_QUAD = 1.04

/**
 * Triples and quints have no championship; their speed is taken between the neighbours by seats.
 */
function sculledInBetween(double: number, quad: number, octo: number, gender: GenderKey): GmtRow[] {
  return [
    rowingRow('4x+', hundredths(quad * COXED_QUAD), gender, 'heavyweight', true),
    rowingRow('8x+', octo, gender, 'heavyweight', true),
    rowingRow('3x', hundredths(timeBetween(double, quad, 1 / 2)), gender, 'heavyweight', true),
    rowingRow('5x', hundredths(timeBetween(quad, octo, 1 / 4)), gender, 'heavyweight', true),
  ]
}

const DERIVED: readonly GmtRow[] = [
  rowingRow('4+', hundredths(374.36 * COXED_FOUR), 'women', 'heavyweight', true),
  rowingRow('2+', hundredths(407.41 * COXED_PAIR), 'women', 'heavyweight', true),
  ...sculledInBetween(359.72, 332.03, 318.68, 'men'),
  ...sculledInBetween(397.31, 365.13, 352.99, 'women'),
  rowingRow('2x', hundredths(timeBetween(359.72, 397.31, 1 / 2)), 'mixed', 'heavyweight', true),
]

/**
 * World best times over 2000 m (records are not kept, for the weather), and what is derived from
 * them.
 */
export const ROWING_GMTS: readonly GmtRow[] = [
  ...OPEN_MEN.map(([boat, time]) => rowingRow(boat, time, 'men', 'heavyweight')),
  ...OPEN_WOMEN.map(([boat, time]) => rowingRow(boat, time, 'women', 'heavyweight')),
  ...LIGHT_MEN.map(([boat, time]) => rowingRow(boat, time, 'men', 'lightweight')),
  ...LIGHT_WOMEN.map(([boat, time]) => rowingRow(boat, time, 'women', 'lightweight')),
  ...PARA.map(([boat, time, gender, age]) =>
    rowingRow(boat, time, gender, 'heavyweight', false, age),
  ),
  ...DERIVED,
]

type Timed = readonly [time_s: number, source: 'raced' | 'estimate']

/** The times of each class are for 200, 500 and 1000 m. */
const PADDLING = [
  ['K1', 'men', [33.38, 'raced'], [95, 'estimate'], [200.643, 'raced']],
  ['K2', 'men', [30, 'estimate'], [86.85, 'raced'], [185.6, 'estimate']],
  ['K4', 'men', [27.5, 'estimate'], [79.8, 'raced'], [166.7, 'estimate']],
  ['C1', 'men', [37.4, 'estimate'], [103.7, 'estimate'], [223.16, 'raced']],
  ['C2', 'men', [34.2, 'estimate'], [99.48, 'raced'], [204.995, 'raced']],
  ['C4', 'men', [31.5, 'estimate'], [89, 'estimate'], [193, 'estimate']],
  ['K1', 'women', [38.12, 'raced'], [106.19, 'raced'], [226, 'estimate']],
  ['K2', 'women', [35.9, 'estimate'], [95.785, 'raced'], [210, 'estimate']],
  ['K4', 'women', [32.5, 'estimate'], [92.2, 'raced'], [192, 'estimate']],
  ['C1', 'women', [44.12, 'raced'], [118, 'estimate'], [264, 'estimate']],
  ['C2', 'women', [41.5, 'estimate'], [112.81, 'raced'], [237, 'estimate']],
  ['C4', 'women', [38, 'estimate'], [105, 'estimate'], [220, 'estimate']],
] as const satisfies readonly (readonly [string, GenderKey, Timed, Timed, Timed])[]

export const PADDLING_DISTANCES = [200, 500, 1000] as const
export type PaddlingDistance = (typeof PADDLING_DISTANCES)[number]

function paddlingRow(
  boat: string,
  gender: GenderKey,
  distance_m: PaddlingDistance,
  [time_s, source]: Timed,
): GmtRow {
  const label = `${boat} ${classLabel(gender, 'heavyweight', '')}`
  return {
    sport: 'paddling',
    label,
    boat,
    gender,
    weight: 'heavyweight',
    age: 'senior',
    distance_m,
    time_s,
    is_estimate: source === 'estimate',
  }
}

export const PADDLING_GMTS: readonly GmtRow[] = PADDLING.flatMap(
  ([boat, gender, sprint, middle, long]) => [
    paddlingRow(boat, gender, 200, sprint),
    paddlingRow(boat, gender, 500, middle),
    paddlingRow(boat, gender, 1000, long),
  ],
)

/** Younger crews are measured against a longer time; ages not named against the open one. */
export const GMT_AGE_FACTORS: Partial<Record<AgeKey, number>> = { u19: 1.02, u17: 1.05 }

/**
 * Percent of gold medal speed. `end` is inclusive as a whole number: the zone ends below end + 1.
 */
export type GmtZone = { id: number; name: string; start: number; end: number }

export const DEFAULT_GMT_ZONES: readonly GmtZone[] = [
  { id: 1, name: 'T1', start: 68, end: 73 },
  { id: 2, name: 'T2', start: 74, end: 79 },
  { id: 3, name: 'T3', start: 80, end: 85 },
  { id: 4, name: 'T4', start: 86, end: 90 },
  { id: 5, name: 'T5', start: 91, end: 97 },
  { id: 6, name: 'T6', start: 98, end: 110 },
]
