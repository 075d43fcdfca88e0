/** A step of a step test as far as its curve needs it. */
export type LactateStep = {
  watts: number
  /** mmol/L */
  lactate: number
  heart_rate: number | null
}

/** A step as it was rowed; what was not measured is null. */
export type TestStep = {
  watts: number | null
  lactate: number | null
  heart_rate: number | null
  seconds: number | null
  left_out: boolean
}

const FEWEST_STEPS = 4
/** A last step shorter than this share of the step time says nothing of a steady state. */
const WHOLE_ENOUGH = 0.75

/** Why steps make no curve. */
export type CurveFault = 'too_few_steps' | 'same_power'

/**
 * The steps that a curve is drawn through, from the easiest to the hardest: those with power and
 * lactate that nobody left out, without a last one that was broken off.
 * @param stepSeconds how long a step was to last; null for the longest of them
 */
export function curveSteps(
  steps: readonly TestStep[],
  stepSeconds: number | null = null,
): LactateStep[] | CurveFault {
  const measured = steps
    .flatMap(({ watts, lactate, heart_rate, seconds, left_out }) =>
      watts === null || lactate === null || watts <= 0 || lactate <= 0 || left_out
        ? []
        : [{ watts, lactate, heart_rate, seconds }],
    )
    .toSorted((one, other) => one.watts - other.watts)
  const whole = stepSeconds ?? Math.max(0, ...measured.map(({ seconds }) => seconds ?? 0))
  const last = measured.at(-1)
  if (last?.seconds != null && last.seconds < WHOLE_ENOUGH * whole) measured.pop()
  if (measured.length < FEWEST_STEPS) return 'too_few_steps'
  const isRising = measured.every(
    ({ watts }, index) => index === 0 || watts > (measured[index - 1]?.watts ?? 0),
  )
  if (!isRising) return 'same_power'
  return measured.map(({ watts, lactate, heart_rate }) => ({ watts, lactate, heart_rate }))
}
