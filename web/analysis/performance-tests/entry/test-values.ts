import type { NewTest, PerformanceTest, TestLine } from '#contract/analysis/performance-tests.ts'
import { emptyLine, TEST_WORD_NAMES } from '#domain/performance-tests/cells.ts'
import { LINE_NUMBER_NAMES, TEST_NUMBER_NAMES } from '#domain/performance-tests/fields.ts'
import { isDistanceKind, TEST_DISTANCES, type TestKind } from '#domain/performance-tests/kinds.ts'
import type { StepProtocol } from '#domain/performance-tests/protocols.ts'

/** What a form of a test holds; a person is chosen in it, 0 until then. */
export type TestValues = NewTest

const NUMBERS = Object.fromEntries(TEST_NUMBER_NAMES.map((name) => [name, null])) as Record<
  (typeof TEST_NUMBER_NAMES)[number],
  null
>

/** A new test of which nothing is known yet. */
export const blankTest = (kind: TestKind, day: string): TestValues => ({
  ...NUMBERS,
  user_id: 0,
  kind,
  day,
  site: null,
  ergo: null,
  protocol: null,
  weight_class: null,
  sweep_scull: null,
  tester: null,
  comment: null,
  tag_ids: [],
  focus_ids: [],
  activity_id: null,
  lines: isDistanceKind(kind) ? blankSplits(kind) : [],
  version: 0,
})

function blankSplits(kind: '2k' | '5k' | '6k'): TestLine[] {
  const { distance, split } = TEST_DISTANCES[kind]
  return Array.from({ length: distance / split }, () => ({ ...emptyLine(), distance: split }))
}

/** A stored test as a form holds it. */
export function valuesOf(test: PerformanceTest): TestValues {
  const { id: _, full_name: _name, gender: _gender, date_of_birth: _born, ...rest } = test
  const { entered_by: _by, changed_at: _at, zones_at: _zones, can_write: _may, ...values } = rest
  return values
}

/** The steps of a protocol in the lines of a test; what was measured stays. */
export const withTargets = (
  lines: readonly TestLine[],
  { steps }: Pick<StepProtocol, 'steps'>,
): TestLine[] =>
  Array.from({ length: Math.max(lines.length, steps.length) }, (_, index) => ({
    ...(lines[index] ?? emptyLine()),
    ...(index < steps.length && { target_watts: steps[index] ?? null }),
  }))

const COMPARED = [
  ...TEST_WORD_NAMES,
  'weight_class',
  'sweep_scull',
  'comment',
  ...TEST_NUMBER_NAMES,
] as const
type ComparedField = (typeof COMPARED)[number]
export type Difference =
  | { line: 0; field: ComparedField; mine: string | number | null; theirs: string | number | null }
  | {
      line: number
      field: (typeof LINE_NUMBER_NAMES)[number] | 'left_out'
      mine: number | boolean | null
      theirs: number | boolean | null
    }

const LINE_FIELDS = [...LINE_NUMBER_NAMES, 'left_out'] as const

/** Where two versions of a test differ. */
export function differencesOf(mine: TestValues, theirs: TestValues): Difference[] {
  const whole = COMPARED.filter((field) => mine[field] !== theirs[field]).map(
    (field): Difference => ({ line: 0, field, mine: mine[field], theirs: theirs[field] }),
  )
  const count = Math.max(mine.lines.length, theirs.lines.length)
  const lines = Array.from({ length: count }, (_, index) => {
    const [one, other] = [mine.lines[index] ?? emptyLine(), theirs.lines[index] ?? emptyLine()]
    return LINE_FIELDS.filter((field) => one[field] !== other[field]).map((field): Difference => ({
      line: index + 1,
      field,
      mine: one[field],
      theirs: other[field],
    }))
  })
  return [...whole, ...lines.flat()]
}
