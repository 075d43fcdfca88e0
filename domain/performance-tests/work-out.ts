import { ergoWattsOfPace, ergoPaceOfWatts } from '../time/pace.ts'
import { foretold, pacingOf, weightAdjusted, type OwnSlope } from './distance.ts'
import { dmax, modifiedDmax } from './dmax.ts'
import type { LineNumber, TestNumber } from './fields.ts'
import { FIGURES_OF, type FigureMissing, type FigureName, type TestFigures } from './figures.ts'
import { isDistanceKind, TEST_DISTANCES, type DistanceKind, type TestKind } from './kinds.ts'
import { exponentialThreshold, linearThreshold, type Threshold } from './lactate.ts'
import { curveSteps, type LactateStep, type TestStep } from './step.ts'
import { vo2Figures, type Breath } from './vo2.ts'

type Line = Record<LineNumber, number | null> & { left_out: boolean }

/** A test as it was entered. */
export type EnteredTest = Record<TestNumber, number | null> & {
  kind: TestKind
  day: string
  lines: readonly Line[]
}

/** What figures need to know beside the test itself. */
export type Beside = {
  /** Who reads it may know the weight. */
  isWeightOpen: boolean
  /** Seconds of the best race of the person over this distance. */
  best: number | null
  /** What the test before came to: seconds, watts at 4 mmol/L or litres a minute. */
  previous: number | null
  slope: OwnSlope | null
  breaths: readonly Breath[]
}

export const NOTHING_BESIDE: Beside = {
  isWeightOpen: false,
  best: null,
  previous: null,
  slope: null,
  breaths: [],
}

type Worked = Partial<Record<FigureName, number | FigureMissing>>

const AEROBIC_MMOL = 2
const THRESHOLD_MMOL = 4

const or = (value: number | null | undefined, why: FigureMissing): number | FigureMissing =>
  value ?? why

const mostOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/** Seconds of a race: as entered, else the sum of all its splits. */
export function totalTime({ kind, time_s, lines }: EnteredTest): number | null {
  if (time_s !== null || !isDistanceKind(kind)) return time_s
  const times = splitTimes(kind, lines)
  return times.every((time) => time !== null) && times.length > 0
    ? times.reduce((sum, time) => sum + time, 0)
    : null
}

/** Seconds of the splits of a race; none where there are more or fewer than belong to it. */
function splitTimes(kind: DistanceKind, lines: readonly Line[]): (number | null)[] {
  const { distance, split } = TEST_DISTANCES[kind]
  return lines.length === distance / split ? lines.map(({ time_s }) => time_s) : []
}

/** The steps as the curve needs them; of one that was not measured the power it was set to. */
export const stepsOf = (lines: readonly Line[]): TestStep[] =>
  lines.map(({ watts, target_watts, lactate, heart_rate, time_s, left_out }) => ({
    watts: watts ?? target_watts,
    lactate,
    heart_rate,
    seconds: time_s,
    left_out,
  }))

/** Minutes of a test as they follow each other; one without a length lasts a minute. */
export function breathsOf(lines: readonly Line[]): Breath[] {
  let end = 0
  return lines.map(({ time_s, vo2, vco2, ve, heart_rate, watts, target_watts }) => {
    end += time_s ?? 60
    return { time_s: end, vo2, vco2, ve, heart_rate, watts: watts ?? target_watts }
  })
}

/** The figures of a test, and why some are not known. */
export function workOutTest(test: EnteredTest, beside: Beside): TestFigures {
  const worked = { ...common(test), ...ofKind(test, beside) }
  const figures: TestFigures['figures'] = {}
  const missing: TestFigures['missing'] = {}
  for (const name of FIGURES_OF[test.kind]) {
    const value = worked[name] ?? 'not_entered'
    figures[name] = typeof value === 'number' ? value : null
    if (typeof value !== 'number') missing[name] = value
  }
  return { figures, missing }
}

function ofKind(test: EnteredTest, beside: Beside): Worked {
  if (isDistanceKind(test.kind)) return raced(test, test.kind, beside)
  return test.kind === 'step' ? stepped(test, beside) : breathed(test, beside)
}

const common = ({ hr_max, lactate_0, lactate_3, lactate_5, lactate_7, lines }: EnteredTest) => ({
  hr_max: or(hr_max ?? mostOf(lines.map(({ heart_rate }) => heart_rate)), 'not_entered'),
  lactate_max: or(
    mostOf([lactate_0, lactate_3, lactate_5, lactate_7, ...lines.map(({ lactate }) => lactate)]),
    'not_entered',
  ),
})

/** A value for each kilogram, as far as the weight is known and open. */
const perKilogram = (
  value: number | FigureMissing,
  { weight }: EnteredTest,
  { isWeightOpen }: Beside,
): number | FigureMissing => {
  if (!isWeightOpen) return 'weight_hidden'
  if (weight === null) return 'weight_missing'
  return typeof value === 'number' ? value / weight : value
}

const difference = (
  value: number | FigureMissing,
  { previous }: Beside,
): number | FigureMissing => {
  if (typeof value !== 'number') return value
  return previous === null ? 'no_other_test' : value - previous
}

function raced(test: EnteredTest, kind: DistanceKind, beside: Beside): Worked {
  const time = totalTime(test)
  const known = or(time, 'not_entered')
  const { distance } = TEST_DISTANCES[kind]
  const pace = time === null ? null : (500 * time) / distance
  const watts = or(ergoWattsOfPace(pace), 'not_entered')
  const predicted = (over: number) =>
    time === null
      ? 'not_entered'
      : or(foretold({ distance, time }, over, beside.slope?.slope), 'implausible')
  const pacing = pacingOf(splitTimes(kind, test.lines))
  const weighed = perKilogram(known, test, beside)
  return {
    time: known,
    pace: or(pace, 'not_entered'),
    watts,
    watts_per_kg: perKilogram(watts, test, beside),
    adjusted_time:
      time !== null && typeof weighed === 'number' && test.weight !== null
        ? weightAdjusted(time, test.weight)
        : weighed,
    of_best: time === null ? 'not_entered' : (100 * Math.min(beside.best ?? time, time)) / time,
    change_time: difference(known, beside),
    predicted_2k: predicted(TEST_DISTANCES['2k'].distance),
    predicted_5k: predicted(TEST_DISTANCES['5k'].distance),
    predicted_6k: predicted(TEST_DISTANCES['6k'].distance),
    slope: or(beside.slope?.slope, 'no_other_length'),
    deviation: or(pacing?.deviation, 'no_splits'),
    finish: or(pacing?.finish, 'no_splits'),
    fade: or(pacing?.fade, 'no_splits'),
  }
}

const wattsAt = (found: Threshold | null, why: FigureMissing) => or(found?.watts, why)
const beatsAt = (found: Threshold | null, why: FigureMissing) =>
  found ? or(found.heart_rate, 'no_heart_rate') : why

function stepped(test: EnteredTest, beside: Beside): Worked {
  const all = stepsOf(test.lines)
  const steps = curveSteps(all, test.step_s)
  const most = or(mostOf(all.map(({ watts }) => watts)), 'not_entered')
  return {
    watts_max: most,
    watts_max_per_kg: perKilogram(most, test, beside),
    ...(typeof steps === 'string' ? withoutCurve(steps) : thresholds(steps, test, beside)),
  }
}

const withoutCurve = (why: FigureMissing): Worked =>
  Object.fromEntries(
    FIGURES_OF.step
      .filter((name) => !name.endsWith('_max') && name !== 'watts_max_per_kg')
      .map((name) => [name, why]),
  )

function thresholds(steps: readonly LactateStep[], test: EnteredTest, beside: Beside): Worked {
  const aerobic = linearThreshold(steps, AEROBIC_MMOL)
  const anaerobic = linearThreshold(steps, THRESHOLD_MMOL)
  const whole = dmax(steps)?.point ?? null
  const modified = modifiedDmax(steps)?.point ?? null
  const watts = wattsAt(anaerobic, 'not_reached')
  return {
    watts_2: wattsAt(aerobic, 'not_reached'),
    hr_2: beatsAt(aerobic, 'not_reached'),
    watts_4: watts,
    hr_4: beatsAt(anaerobic, 'not_reached'),
    watts_4_per_kg: perKilogram(watts, test, beside),
    pace_4: typeof watts === 'number' ? or(ergoPaceOfWatts(watts), 'implausible') : watts,
    change_watts: difference(watts, beside),
    exponential_2: wattsAt(exponentialThreshold(steps, AEROBIC_MMOL), 'not_reached'),
    exponential_4: wattsAt(exponentialThreshold(steps, THRESHOLD_MMOL), 'not_reached'),
    dmax: wattsAt(whole, 'no_fit'),
    hr_dmax: beatsAt(whole, 'no_fit'),
    modified_dmax: wattsAt(modified, 'no_fit'),
    hr_modified_dmax: beatsAt(modified, 'no_fit'),
  }
}

function breathed(test: EnteredTest, beside: Beside): Worked {
  const measured = vo2Figures(beside.breaths.length > 0 ? beside.breaths : breathsOf(test.lines))
  const vo2max = or(test.vo2max ?? measured?.vo2max, 'not_entered')
  const relative = perKilogram(vo2max, test, beside)
  return {
    vo2max,
    vo2max_per_kg: typeof relative === 'number' ? 1000 * relative : relative,
    change_vo2: difference(vo2max, beside),
    rer_max: or(test.rer_max ?? measured?.rer_max, 'not_entered'),
    ...(test.hr_max === null && measured?.hr_max != null && { hr_max: measured.hr_max }),
    watts_at_vo2max: or(measured?.watts, 'not_entered'),
    economy: or(measured?.economy, 'not_entered'),
    vt1_watts: or(test.vt1_watts, 'not_entered'),
    vt1_hr: or(test.vt1_hr, 'not_entered'),
    vt2_watts: or(test.vt2_watts, 'not_entered'),
    vt2_hr: or(test.vt2_hr, 'not_entered'),
  }
}
