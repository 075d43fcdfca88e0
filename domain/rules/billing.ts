import type { PlanKey } from '../constants/plans.ts'

type Plan = { key: string; features: readonly number[] }

/**
 * What a club or a single person can choose; unlimited variants differ in billing only, trial,
 * federation and bespoke plans are agreed upon.
 */
const ON_OFFER = {
  club: [
    'bronze',
    'silver',
    'organisation',
    'gold',
    'gold-recording-controls',
    'platinum',
    'performance',
  ],
  individual: ['individual', 'performance'],
} as const satisfies Record<string, readonly PlanKey[]>

const UNLIMITED = [
  'bronze-unlimited',
  'silver-unlimited',
  'organisation-unlimited',
  'gold-unlimited',
  'platinum-unlimited',
  'performance-unlimited',
] as const satisfies readonly PlanKey[]

/** The plans that can be ordered, each beside its unlimited variant. */
export const plansForSale = (isIndividual: boolean): readonly PlanKey[] =>
  isIndividual
    ? ON_OFFER.individual
    : ON_OFFER.club.flatMap((key) => [
        key,
        ...UNLIMITED.filter((unlimited) => unlimited === `${key}-unlimited`),
      ])

/** The features of the running plan that another one lacks. */
export const lostFeatures = (own: readonly number[], next: readonly number[]): number[] =>
  own.filter((feature) => !next.includes(feature))

/** The features that are missing: the wanted one, or all there are. */
export function missingFeatures(
  all: readonly number[],
  own: readonly number[],
  wanted?: number,
): number[] {
  return (wanted === undefined ? all : [wanted]).filter((feature) => !own.includes(feature))
}

/** Plans on offer with something of what is missing, the one with the fewest features first. */
export function plansThatHelp<P extends Plan>(
  plans: readonly P[],
  missing: readonly number[],
  isIndividual: boolean,
): P[] {
  const offered: readonly string[] = ON_OFFER[isIndividual ? 'individual' : 'club']
  return plans
    .filter(
      ({ key, features }) =>
        offered.includes(key) && missing.some((feature) => features.includes(feature)),
    )
    .toSorted(
      (a, b) =>
        a.features.length - b.features.length || offered.indexOf(a.key) - offered.indexOf(b.key),
    )
}
