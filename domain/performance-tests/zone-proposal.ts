import { defaultZoneBounds, zonesOfAthlete, type AthleteZones } from '../training/zones.ts'
import { zoneFaults } from '../training/zone-faults.ts'
import type { TestKind } from './kinds.ts'
import { curveSteps, type TestStep } from './step.ts'
import { proposedZones, type ProposedZones } from './zones.ts'

/** Why a test proposes no zones. */
export const ZONE_FAULTS = [
  'not_a_step_test',
  'too_few_steps',
  'same_power',
  'lactate_not_reached',
  'ends_too_early',
  'no_heart_rate',
  'zones_overlap',
  'no_zones_yet',
  'above_max',
] as const
type ZoneFault = (typeof ZONE_FAULTS)[number]

type Tested = {
  kind: TestKind
  step_s: number | null
  hr_max: number | null
  lines: readonly (Omit<TestStep, 'seconds'> & { time_s: number | null })[]
}
/** What is known of the athlete's heart. */
export type AthleteHeart = {
  hr_zones: readonly number[] | null
  max_hr: number | null
  age_years: number | null
}
export type ZoneProposal = {
  present: AthleteZones | null
  proposed: ProposedZones | null
  fault: ZoneFault | null
}

/**
 * The zones an athlete has, and those their step test proposes, or why it proposes none. Of whom no
 * zones are known, the outer ones follow from the highest heart rate of the test.
 */
export function zoneProposal(test: Tested, heart: AthleteHeart): ZoneProposal {
  const present = zonesOfAthlete(heart)
  const proposed = proposalOf(test, heart, present)
  return typeof proposed === 'string'
    ? { present, proposed: null, fault: proposed }
    : { present, proposed, fault: null }
}

function proposalOf(
  { kind, lines, step_s, hr_max }: Tested,
  { max_hr }: AthleteHeart,
  present: AthleteZones | null,
): ProposedZones | ZoneFault {
  if (kind !== 'step') return 'not_a_step_test'
  const steps = curveSteps(
    lines.map(({ time_s: seconds, ...line }) => ({ ...line, seconds })),
    step_s,
  )
  if (typeof steps === 'string') return steps
  const around = present?.bounds ?? (hr_max === null ? null : defaultZoneBounds(hr_max))
  if (!around) return 'no_zones_yet'
  const proposed = proposedZones(steps, around)
  if (typeof proposed === 'string') return proposed
  return zoneFaults(proposed.bounds, max_hr).length > 0 ? 'above_max' : proposed
}
