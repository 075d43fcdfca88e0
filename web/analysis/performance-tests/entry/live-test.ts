import type { TestPerson } from '#contract/analysis/performance-tests-days.ts'
import type { NewTest } from '#contract/analysis/performance-tests.ts'
import { emptyLine } from '#domain/performance-tests/cells.ts'
import { plannedSteps } from '#domain/performance-tests/planned-steps.ts'
import type { WeightClass } from '#domain/performance-tests/kinds.ts'
import type { ClockPlan, ClockRun } from '#domain/performance-tests/step-clock.ts'
import { blankTest } from './test-values.ts'

/** What the tester enters of a step. */
export type LiveStep = {
  watts: number | null
  heart_rate: number | null
  lactate: number | null
  rpe: number | null
}
export const LIVE_FIELDS = ['heart_rate', 'lactate', 'rpe', 'watts'] as const

export type LiveAthlete = {
  user_id: number
  name: string
  weight_class: WeightClass | null
  targets: (number | null)[]
  steps: LiveStep[]
}

/** A step test that is being rowed, as it is kept on this device. */
export type LiveTest = ClockRun & {
  day: string
  protocol: string | null
  site: string | null
  plan: ClockPlan
  athletes: LiveAthlete[]
}

const NO_STEP: LiveStep = { watts: null, heart_rate: null, lactate: null, rpe: null }

type Start = {
  day: string
  protocol: string | null
  site: string | null
  plan: ClockPlan
  people: readonly TestPerson[]
}

/** A test before its first step. */
export const newLiveTest = ({ people, ...rest }: Start): LiveTest => ({
  ...rest,
  started_at: null,
  stopped_at: null,
  athletes: people.map((person) => {
    const steps = plannedSteps(rest.protocol, person)?.steps ?? []
    return {
      user_id: person.user_id,
      name: person.full_name,
      weight_class: person.weight_class,
      targets: Array.from({ length: rest.plan.steps }, (_, index) => steps[index] ?? null),
      steps: Array.from({ length: rest.plan.steps }, () => NO_STEP),
    }
  }),
})

/** The test with something entered of a step of somebody; steps are counted from 1. */
export const withEntry = (
  test: LiveTest,
  userId: number,
  step: number,
  part: Partial<LiveStep>,
): LiveTest => ({
  ...test,
  athletes: test.athletes.map((athlete) =>
    athlete.user_id === userId
      ? {
          ...athlete,
          steps: athlete.steps.map((one, index) =>
            index === step - 1 ? { ...one, ...part } : one,
          ),
        }
      : athlete,
  ),
})

const isDone = ({ heart_rate, lactate, rpe, watts }: LiveStep) =>
  [heart_rate, lactate, rpe, watts].some((value) => value !== null)

/** Those of whom something was entered: only they have a test. */
export const testedIn = ({ athletes }: LiveTest): LiveAthlete[] =>
  athletes.filter(({ steps }) => steps.some(isDone))

/**
 * Somebody's test as it is stored: up to the last step of which something was entered. Steps are
 * rowed at their target unless other watts were entered. It is sent as a new one: where the day has
 * another, the tester is asked.
 */
export function storedTest(test: LiveTest, athlete: LiveAthlete): NewTest {
  const count = athlete.steps.findLastIndex(isDone) + 1
  return {
    ...blankTest('step', test.day),
    user_id: athlete.user_id,
    protocol: test.protocol,
    site: test.site,
    weight_class: athlete.weight_class,
    step_s: test.plan.seconds,
    rest_s: test.plan.rest_s,
    lines: athlete.steps.slice(0, count).map((step, index) => ({
      ...emptyLine(),
      ...step,
      watts: step.watts ?? (isDone(step) ? (athlete.targets[index] ?? null) : null),
      target_watts: athlete.targets[index] ?? null,
      time_s: isDone(step) ? test.plan.seconds : null,
    })),
  }
}
