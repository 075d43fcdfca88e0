import { LINE_NUMBER_NAMES, TEST_NUMBER_NAMES, type LineNumber, type TestNumber } from './fields.ts'
import { isDistanceKind, TEST_DISTANCES, type TestKind } from './kinds.ts'

/** What a test says in words about the day it was on, with the most letters each may have. */
export const TEST_WORDS = { site: 80, ergo: 60, protocol: 60, tester: 80 } as const
export type TestWord = keyof typeof TEST_WORDS
export const TEST_WORD_NAMES = Object.keys(TEST_WORDS) as readonly TestWord[]

export type TestValues = Record<TestNumber, number | null> & Record<TestWord, string | null>
export type LineValues = Record<LineNumber, number | null> & { left_out: boolean }

/** Values that somebody has written, with what they saw in their place. */
type Written<V> = { values: Partial<V>; seen: Partial<V> }
export type WrittenLine = Written<Record<LineNumber, number | null>> & { number: number }

/** A value that somebody else has changed since; `line` is 0 for the test as a whole. */
type Refused = { line: number; field: string; value: number | string | null }

type Value = number | string | null
type Fields = Readonly<Record<string, Value | undefined>>

/**
 * Values over those that are stored. What somebody has changed meanwhile is refused, the rest is
 * taken.
 */
export function withWritten(
  stored: Fields,
  values: Fields,
  seen: Fields,
): { changed: Record<string, Value>; refused: string[] } {
  const changed: Record<string, Value> = {}
  const refused: string[] = []
  for (const [field, value = null] of Object.entries(values)) {
    const now = stored[field] ?? null
    if (value === now) continue
    if ((seen[field] ?? null) === now) changed[field] = value
    else refused.push(field)
  }
  return { changed, refused }
}

/** A step, split or minute of which nothing is known. */
export const emptyLine = (): LineValues => ({
  ...(Object.fromEntries(LINE_NUMBER_NAMES.map((name) => [name, null])) as Record<
    LineNumber,
    null
  >),
  left_out: false,
})

/** What a new line of a test is known to have: the metres of a split, the watts of a step. */
export function plannedLine(
  kind: TestKind,
  index: number,
  steps: readonly (number | null)[] = [],
): LineValues {
  if (isDistanceKind(kind)) return { ...emptyLine(), distance: TEST_DISTANCES[kind].split }
  return { ...emptyLine(), target_watts: kind === 'step' ? (steps[index] ?? null) : null }
}

const PLANNED: readonly LineNumber[] = ['target_watts', 'distance']
const isMeasured = (line: LineValues) =>
  line.left_out || LINE_NUMBER_NAMES.some((name) => !PLANNED.includes(name) && line[name] !== null)

type Lines = { lines: LineValues[]; refused: Refused[]; isChanged: boolean }

/**
 * Lines with what was written into them. Those up to the last one written to come into being as
 * planned; at the end those are taken away again in which nothing is measured any more.
 * @param planned what a line is before anything is measured, by its place
 */
export function withLines(
  stored: readonly LineValues[],
  written: readonly WrittenLine[],
  planned: (index: number) => LineValues,
): Lines {
  const lines = [...stored]
  const refused: Refused[] = []
  const touched = new Set<number>()
  for (const { number, values, seen } of written) {
    const base = lines[number - 1] ?? planned(number - 1)
    const { left_out: _, ...numbers } = base
    const of = withWritten(numbers, values, seen)
    refused.push(
      ...of.refused.map((field) => ({
        line: number,
        field,
        value: base[field as LineNumber],
      })),
    )
    if (Object.keys(of.changed).length === 0) continue
    while (lines.length < number) lines.push(planned(lines.length))
    lines[number - 1] = { ...base, ...of.changed }
    touched.add(number)
  }
  while (lines.length > 0 && isLeftEmpty(lines, stored.length, touched)) lines.pop()
  return { lines, refused, isChanged: touched.size > 0 }
}

function isLeftEmpty(
  lines: readonly LineValues[],
  stored: number,
  touched: ReadonlySet<number>,
): boolean {
  const last = lines.at(-1)
  return (
    last !== undefined && !isMeasured(last) && (lines.length > stored || touched.has(lines.length))
  )
}

/** Whether nothing was measured in a test: then there is none. */
export const isNothing = (
  values: Readonly<Record<TestNumber, number | null>>,
  lines: readonly LineValues[],
): boolean =>
  lines.every((line) => !isMeasured(line)) &&
  TEST_NUMBER_NAMES.every((name) => SET_UP.includes(name) || values[name] === null)

/** Of how the test was set up, not of how it went. */
const SET_UP: readonly TestNumber[] = ['drag_factor', 'step_s', 'rest_s']
