/** How a step test is timed; seconds. */
export type ClockPlan = { seconds: number; rest_s: number; steps: number }
/** Milliseconds since 1970; `started_at` null before the first step. */
export type ClockRun = { started_at: number | null; stopped_at: number | null }

/** What runs now; steps are counted from 1, `left_s` until the next change. */
export type Phase =
  | { kind: 'ready' }
  | { kind: 'step'; step: number; left_s: number }
  | { kind: 'rest'; step: number; left_s: number }
  | { kind: 'over'; step: number }

const secondsOf = (milliseconds: number) => milliseconds / 1000

/** The seconds after the first start at which a step begins. */
const stepStart = ({ seconds, rest_s }: ClockPlan, step: number): number =>
  (step - 1) * (seconds + rest_s)

/**
 * Where a test is at a moment. It follows from when it was started, so that neither a page that
 * slept nor one that was loaded again is late.
 */
export function phaseAt(plan: ClockPlan, { started_at, stopped_at }: ClockRun, now: number): Phase {
  if (started_at === null) return { kind: 'ready' }
  const at = secondsOf(Math.max(0, (stopped_at ?? now) - started_at))
  const turn = plan.seconds + plan.rest_s
  const step = Math.min(plan.steps, Math.floor(at / turn) + 1)
  const since = at - stepStart(plan, step)
  if (stopped_at !== null) return { kind: 'over', step }
  if (since < plan.seconds) return { kind: 'step', step, left_s: plan.seconds - since }
  if (step === plan.steps) return { kind: 'over', step }
  return { kind: 'rest', step, left_s: turn - since }
}

/** The run with the next step beginning now: who is ready does not wait for the end of the pause. */
export function nextStepNow(plan: ClockPlan, run: ClockRun, now: number): ClockRun {
  const phase = phaseAt(plan, run, now)
  if (phase.kind !== 'rest') return run
  return { started_at: now - 1000 * stepStart(plan, phase.step + 1), stopped_at: null }
}

/** The run with the pause that much longer, as taking blood may need. */
export function longerRest(plan: ClockPlan, run: ClockRun, now: number, seconds: number): ClockRun {
  const isResting = phaseAt(plan, run, now).kind === 'rest'
  return isResting && run.started_at !== null
    ? { ...run, started_at: run.started_at + 1000 * seconds }
    : run
}

/** What sounds: the last three seconds of a pause, the beginning of a step, its end. */
export type Cue = 'count' | 'start' | 'end'

const COUNTED_S = [3, 2, 1] as const

/** The sounds between two moments, the latest of which is not missed and the earliest not twice. */
export function cuesBetween(plan: ClockPlan, run: ClockRun, from: number, until: number): Cue[] {
  if (run.started_at === null || run.stopped_at !== null) return []
  const since = secondsOf(from - run.started_at)
  const at = secondsOf(until - run.started_at)
  const isDue = (second: number) => second > since && second <= at
  return Array.from({ length: plan.steps }, (_, index) => index + 1).flatMap((step): Cue[] => {
    const start = stepStart(plan, step)
    return [
      ...(step > 1 ? COUNTED_S.filter((s) => isDue(start - s)).map(() => 'count' as const) : []),
      ...(step > 1 && isDue(start) ? ['start' as const] : []),
      ...(isDue(start + plan.seconds) ? ['end' as const] : []),
    ]
  })
}
