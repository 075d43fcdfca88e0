/** The tests of an athlete's performance that are kept, by their names in addresses and files. */
export const TEST_KINDS = ['step', 'vo2', '2k', '5k', '6k'] as const
export type TestKind = (typeof TEST_KINDS)[number]

/** Races against the clock over a distance. */
export const DISTANCE_KINDS = ['2k', '5k', '6k'] as const satisfies readonly TestKind[]
export type DistanceKind = (typeof DISTANCE_KINDS)[number]

export const isDistanceKind = (kind: TestKind): kind is DistanceKind =>
  (DISTANCE_KINDS as readonly TestKind[]).includes(kind)

/** Metres of a test and of each of its splits. */
export const TEST_DISTANCES = {
  '2k': { distance: 2000, split: 500 },
  '5k': { distance: 5000, split: 1000 },
  '6k': { distance: 6000, split: 1000 },
} as const satisfies Record<DistanceKind, { distance: number; split: number }>

export const WEIGHT_CLASSES = ['open', 'light'] as const
export type WeightClass = (typeof WEIGHT_CLASSES)[number]

export const SWEEP_SCULL = ['sweep', 'scull'] as const
export type SweepScull = (typeof SWEEP_SCULL)[number]

/** The report whose rights open tests of a kind. */
export const TEST_REPORTS = {
  step: 'step-test',
  vo2: 'vo2-test',
  '2k': '2k-test',
  '5k': '5k-test',
  '6k': '6k-test',
} as const satisfies Record<TestKind, string>

/** Most steps, splits or minutes of a test. */
export const MOST_LINES = 60
