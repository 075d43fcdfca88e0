import type { TestPerson } from '#contract/analysis/performance-tests-days.ts'
import { plannedSteps } from '#domain/performance-tests/planned-steps.ts'
import { isDistanceKind, TEST_DISTANCES, type TestKind } from '#domain/performance-tests/kinds.ts'
import type { TestPlace } from './test-cells.ts'

export type TestColumn = Pick<TestPlace, 'line' | 'field'> & { key: string }
export const SPLITS_SHOWN = ['none', 'time', 'all'] as const
export type SplitsShown = (typeof SPLITS_SHOWN)[number]

const WHOLE: Record<'distance' | 'step' | 'vo2', readonly TestPlace['field'][]> = {
  distance: [
    'time_s',
    'hr_avg',
    'hr_max',
    'drag_factor',
    'weight',
    'lactate_0',
    'lactate_3',
    'lactate_5',
    'lactate_7',
  ],
  step: ['weight', 'drag_factor'],
  vo2: ['vo2max', 'rer_max', 'hr_max', 'watts_max', 'weight', 'drag_factor', 'lactate_0'],
}
const STEP = ['watts', 'lactate', 'heart_rate', 'rpe'] as const
const SPLIT = ['time_s', 'stroke_rate', 'heart_rate'] as const

const column = (line: number, field: TestPlace['field']): TestColumn => ({
  key: `${line}/${field}`,
  line,
  field,
})

/** The columns of a kind: the test as a whole, behind it each of its steps or splits. */
export function testColumns(
  kind: TestKind,
  { splits, steps }: { splits: SplitsShown; steps: number },
): TestColumn[] {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  if (isDistanceKind(kind)) {
    const { distance, split } = TEST_DISTANCES[kind]
    const fields = splits === 'none' ? [] : splits === 'time' ? SPLIT.slice(0, 1) : SPLIT
    return [
      ...WHOLE.distance.map((field) => column(0, field)),
      ...numbers(distance / split).flatMap((line) => fields.map((field) => column(line, field))),
    ]
  }
  return [
    ...WHOLE[kind].map((field) => column(0, field)),
    ...(kind === 'step'
      ? numbers(steps).flatMap((line) => STEP.map((field) => column(line, field)))
      : []),
  ]
}

const FEWEST_STEPS = 6
const MOST_STEPS = 12

/** How many steps the sheet has: those that are planned for anybody, or were done. */
export const stepCount = (protocol: string | null, people: readonly TestPerson[]): number =>
  Math.min(
    MOST_STEPS,
    Math.max(
      FEWEST_STEPS,
      ...people.map((person) =>
        Math.max(plannedSteps(protocol, person)?.steps.length ?? 0, person.test?.lines.length ?? 0),
      ),
    ),
  )

/** The watts a step is to be rowed at; null where nothing says so. */
export function targetOf(person: TestPerson, protocol: string | null, line: number): number | null {
  const stored = person.test?.lines[line - 1]
  if (stored) return stored.target_watts
  return plannedSteps(person.test?.protocol ?? protocol, person)?.steps[line - 1] ?? null
}

/** Not a cell, a value the writer may only read, one that is hidden from them, or a cell. */
export type CellState = 'open' | 'read' | 'closed'
export function cellState(person: TestPerson, { field }: Pick<TestColumn, 'field'>): CellState {
  if (field === 'weight' && !person.sees_weight) return 'closed'
  return person.can_write ? 'open' : 'read'
}
