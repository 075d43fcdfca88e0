import { readBreathFile } from '#domain/performance-tests/breath-file.ts'
import { readDrvFile } from '#domain/performance-tests/drv-file.ts'
import {
  LINE_NUMBER_NAMES,
  LINE_NUMBERS,
  TEST_NUMBER_NAMES,
  TEST_NUMBERS,
} from '#domain/performance-tests/fields.ts'
import { decodeText } from '#domain/sheets/decode-text.ts'
import { drvBytes, ENGLISH, GERMAN, stepRows, type Written } from '../test/support/drv-writer.ts'
import { TABLES } from '../test/support/tables.ts'

/** Files that are no recordings: tests of performance, and what is measured breath by breath. */
export const TEST_FILES = ['drv-test', 'breaths'] as const
type TestFile = (typeof TEST_FILES)[number]

export const isTestFile = (name: string): name is TestFile =>
  (TEST_FILES as readonly string[]).includes(name)

const EVA: Written = { last_name: 'Müller', first_name: 'Eva', birth_date: '2001-02-14' }
const DAY = '2024-11-27'
const RACE: Written[] = [0, 1, 2, 3, 4].map((split) => ({
  test_type: '2k',
  ...EVA,
  test_date: DAY,
  split,
  split_time: split === 0 ? '7:00.0' : '1:45.0',
}))
const LABORATORY: Written[] = [
  { test_type: 'vo2', athlete_id: 7, test_date: DAY, weight_kg: 80, vo2_l_min: 5.2, rer: 1.1 },
]

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Files to damage, one of another kind among them. */
export function testFileSeeds(name: TestFile): Uint8Array[] {
  const foreign = bytesOf(TABLES.rp3)
  if (name === 'drv-test')
    return [stepRows(EVA, DAY, { weight_kg: 72.5 }), RACE, LABORATORY]
      .flatMap((rows) => [drvBytes(rows, GERMAN), drvBytes(rows, ENGLISH)])
      .concat(foreign)
  const rows = Array.from({ length: 40 }, (_, index) => `${index * 3},3.${index},3.1,90,150,250\n`)
  const head = 'time_s,vo2_l_min,vco2_l_min,ve_l_min,heart_rate,power_w\n'
  return [bytesOf(head + rows.join('')), foreign]
}

/** Reads a damaged file: refused, read, or what about it is not sound. */
export function readTestFile(
  name: TestFile,
  bytes: Uint8Array,
  slow: number,
): 'read' | 'refused' | { fault: string } {
  const from = performance.now()
  try {
    const file = name === 'breaths' ? breathFault(bytes) : testFault(bytes)
    if (performance.now() - from > slow) return { fault: `took more than ${slow} ms` }
    return file
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

const isWithin = (value: number | undefined, { min, max }: { min: number; max: number }) =>
  value === undefined || (value >= min && value <= max)

function testFault(bytes: Uint8Array): 'read' | 'refused' | { fault: string } {
  const file = readDrvFile(decodeText(bytes), '2026-11-26')
  if (typeof file === 'string') return 'refused'
  for (const { values, lines, line } of file.tests) {
    const isSound =
      TEST_NUMBER_NAMES.every((field) => isWithin(values[field], TEST_NUMBERS[field])) &&
      lines.every((one) =>
        LINE_NUMBER_NAMES.every((field) => isWithin(one[field], LINE_NUMBERS[field])),
      )
    if (!isSound) return { fault: `the test of line ${line} has a value beyond its bounds` }
  }
  return file.tests.length > 0 ? 'read' : 'refused'
}

function breathFault(bytes: Uint8Array): 'read' | 'refused' | { fault: string } {
  const file = readBreathFile(decodeText(bytes))
  if (typeof file === 'string' || file.faults.length > 0) return 'refused'
  const isRising = file.breaths.every(
    ({ time_s }, index) => index === 0 || time_s > (file.breaths[index - 1]?.time_s ?? 0),
  )
  return isRising ? 'read' : { fault: 'time runs back' }
}
