import type { DrvTest, DrvTestLine, DrvValues } from './drv-test.ts'
import { LINE_NUMBER_NAMES, TEST_NUMBER_NAMES, type LineNumber, type TestNumber } from './fields.ts'
import type { SweepScull, WeightClass } from './kinds.ts'

type StoredLine = Record<LineNumber, number | null> & { left_out: boolean }

/** What a file can say of a test, as it is kept. */
type StoredValues = Record<TestNumber, number | null> & {
  site: string | null
  ergo: string | null
  protocol: string | null
  comment: string | null
  weight_class: WeightClass | null
  sweep_scull: SweepScull | null
}
export type EarlierTest = { values: StoredValues; lines: readonly StoredLine[] }

const DRV_OUTCOMES = ['new', 'changed', 'same'] as const
export type DrvOutcome = (typeof DRV_OUTCOMES)[number]

const nothing = <N extends string>(names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<N, null>

const NO_VALUES: StoredValues = {
  ...nothing(TEST_NUMBER_NAMES),
  site: null,
  ergo: null,
  protocol: null,
  comment: null,
  weight_class: null,
  sweep_scull: null,
}
const NO_LINE: StoredLine = { ...nothing(LINE_NUMBER_NAMES), left_out: false }

/**
 * A test after a file: what the file says is written over what is kept, what it does not say stays.
 * Its lines are all the lines there are. The same file again changes nothing.
 */
export function afterFile(
  { values, lines }: Pick<DrvTest, 'values' | 'lines'>,
  kept: EarlierTest | undefined,
): EarlierTest & { outcome: DrvOutcome } {
  const after: EarlierTest = {
    values: { ...(kept?.values ?? NO_VALUES), ...values },
    lines: lines.length === 0 ? (kept?.lines ?? []) : linesAfter(lines, kept?.lines ?? []),
  }
  if (!kept) return { ...after, outcome: 'new' }
  return { ...after, outcome: isSame(after, kept) ? 'same' : 'changed' }
}

/** A line that somebody left out stays so, as long as it says the same. */
const linesAfter = (lines: readonly DrvTestLine[], kept: readonly StoredLine[]): StoredLine[] =>
  lines.map((line, index) => {
    const before = kept[index]
    const after = { ...(before ?? NO_LINE), ...line }
    return before && isSameLine(after, before) ? after : { ...after, left_out: false }
  })

const isSameLine = (one: StoredLine, other: StoredLine) =>
  LINE_NUMBER_NAMES.every((name) => one[name] === other[name])

function isSame(one: EarlierTest, other: EarlierTest): boolean {
  const names = Object.keys(NO_VALUES) as (keyof StoredValues)[]
  return (
    names.every((name) => one.values[name] === other.values[name]) &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, index) => {
      const before = other.lines[index]
      return before !== undefined && isSameLine(line, before)
    })
  )
}

/** Without what only who sees personal details may write. */
export function withoutWeight(values: DrvValues): DrvValues {
  const { weight: _, ...others } = values
  return others
}
