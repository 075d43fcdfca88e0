import { ergoPaceOfWatts } from '#domain/time/pace.ts'
import { afterFile, type EarlierTest } from '#domain/performance-tests/drv-changes.ts'
import type { DrvTestLine, DrvValues } from '#domain/performance-tests/drv-test.ts'
import { TEST_DISTANCES, type DistanceKind } from '#domain/performance-tests/kinds.ts'
import type { Breath } from '#domain/performance-tests/vo2.ts'
import type { Random } from './random.ts'
import type { Member } from './seed-clubs.ts'

/** How fit somebody is: watts at 4 mmol/L, beats and kilograms. */
export type Form = { threshold: number; max_hr: number; weight: number }

/** The form of an athlete after so many rounds of tests: it rises from one to the next. */
export const formOf = (
  { gender, strength, max_hr }: Member,
  round: number,
  weight: number,
): Form => ({
  threshold: (gender === 'm' ? 305 : 222) * (0.7 + 0.3 * strength) + 7 * round,
  max_hr,
  weight,
})

export const weightOf = ({ gender }: Member, random: Random): number =>
  Math.round(random.between(gender === 'm' ? 76 : 61, gender === 'm' ? 92 : 74) * 2) / 2

const kept = (values: DrvValues, lines: DrvTestLine[]): EarlierTest => {
  const { outcome: _, ...test } = afterFile({ values, lines }, undefined)
  return test
}
const tenth = (value: number) => Math.round(value * 10) / 10

const STEP_W = 40
const STEEPNESS = 45
const STOP_LACTATE = 8

/** A step test with four minutes a step, until lactate is high. */
export function stepTest({ threshold, max_hr, weight }: Form, random: Random): EarlierTest {
  const first = 5 * Math.round((threshold - 180) / 5)
  const lines: DrvTestLine[] = []
  for (let watts = first; lines.length < 8; watts += STEP_W) {
    const lactate = 0.9 + 3.1 * Math.exp((watts - threshold) / STEEPNESS) + random.between(0, 0.15)
    lines.push({
      target_watts: watts,
      watts: watts + Math.round(random.between(-1, 2)),
      time_s: 240,
      stroke_rate: tenth(17 + lines.length * 1.7 + random.between(0, 0.8)),
      heart_rate: Math.round(max_hr - 12 + (watts - threshold) * 0.27),
      lactate: tenth(lactate),
      rpe: Math.min(10, 1 + Math.round(lines.length * 1.3)),
    })
    if (lactate > STOP_LACTATE) break
  }
  const values = {
    protocol: 'drv-step',
    ergo: 'Concept2',
    site: 'Rotsee',
    weight,
    step_s: 240,
    rest_s: 30,
    hr_max: Math.max(...lines.map(({ heart_rate = 0 }) => heart_rate)),
    drag_factor: 130,
  }
  return kept(values, lines)
}

/** Power over a distance, as a share of that at 4 mmol/L. */
const SHARE = { '2k': 1.27, '5k': 1.08, '6k': 1.05 } as const

/** A race against the clock, with a fast start and a fast end. */
export function distanceTest(kind: DistanceKind, form: Form, random: Random): EarlierTest {
  const { distance, split } = TEST_DISTANCES[kind]
  const count = distance / split
  const pace = (ergoPaceOfWatts(form.threshold * SHARE[kind]) ?? 0) * (split / 500)
  const lines = Array.from({ length: count }, (_, index): DrvTestLine => {
    const isOuter = index === 0 || index === count - 1
    return {
      time_s: tenth(pace + (isOuter ? -0.9 : 0.5) + random.between(-0.4, 0.4)),
      distance: split,
      stroke_rate: Math.round(
        (kind === '2k' ? 32 : 27) + (isOuter ? 2 : 0) + random.between(-1, 1),
      ),
      heart_rate: Math.round(form.max_hr - 16 + (14 * index) / (count - 1)),
    }
  })
  const time_s = tenth(lines.reduce((sum, line) => sum + (line.time_s ?? 0), 0))
  const values = {
    ergo: 'Concept2',
    site: 'Rotsee',
    weight: form.weight,
    time_s,
    hr_max: form.max_hr - 2,
    hr_avg: form.max_hr - 9,
    lactate_0: tenth(random.between(9, 14)),
    lactate_5: tenth(random.between(11, 16)),
    drag_factor: 130,
  }
  return kept(values, lines)
}

const RAMP_S = 660
const EVERY_S = 5

/** A VO2max test on a ramp, measured every five seconds. */
export function vo2Test(form: Form, random: Random): { test: EarlierTest; breaths: Breath[] } {
  const most = (form.threshold * 1.22 * 13.6) / 1000 + 0.6
  const breaths = Array.from({ length: RAMP_S / EVERY_S }, (_, index): Breath => {
    const done = (index + 1) / (RAMP_S / EVERY_S)
    const share = Math.min(1, 0.42 + 0.66 * done)
    const vo2 = most * share + random.normal() * 0.05
    const rer = 0.82 + 0.34 * done ** 2
    return {
      time_s: (index + 1) * EVERY_S,
      vo2: Math.round(vo2 * 1000) / 1000,
      vco2: Math.round(vo2 * rer * 1000) / 1000,
      ve: tenth(24 * vo2 * (0.9 + 0.35 * done ** 2)),
      heart_rate: Math.round(form.max_hr - 72 + 71 * done),
      watts: Math.round(form.threshold * (0.45 + 0.8 * done)),
    }
  })
  const values = { ergo: 'Concept2', site: 'Magglingen', weight: form.weight }
  return { test: kept(values, []), breaths }
}
