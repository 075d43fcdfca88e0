import { ONE_LINE, VISIBLE } from '../constants/names.ts'
import { isDate } from '../time/week.ts'
import type { TestField } from './fields.ts'

/** What is wrong with a cell, a line or a test; the texts have a sentence for each. */
const DRV_FAULTS = [
  'missing',
  'no_number',
  'no_whole_number',
  'out_of_bounds',
  'no_day',
  'day_to_come',
  'no_time',
  'unknown_word',
  'too_long',
  'not_text',
  'not_of_this_test',
  'differs_from_above',
  'line_twice',
  'test_twice',
  'too_many_cells',
  'cut_off',
  'name_missing',
  'total_missing',
  'beyond_distance',
  'total_differs',
  'weight_needed',
  'vo2_differs',
  'time_runs_back',
  'no_oxygen',
] as const
export type DrvFaultCode = (typeof DRV_FAULTS)[number]

/** A fault, with the bounds that were not kept. */
export type DrvFault = { code: DrvFaultCode; min?: number; max?: number }

const LONGEST_NUMBER = 20

/**
 * The number of a cell. A comma is a decimal point where it does not divide the cells; thousands are
 * never divided.
 */
export function drvNumber(
  cell: string,
  { min, max, decimals }: TestField,
  hasCommas: boolean,
): number | DrvFault {
  const text = hasCommas ? cell.replace(',', '.') : cell
  if (cell.length > LONGEST_NUMBER || !/^[+-]?\d+(?:\.\d+)?$/.test(text))
    return { code: 'no_number' }
  const value = Number(text)
  if (decimals === 0 && !Number.isInteger(value)) return { code: 'no_whole_number' }
  // A negative zero would not be written as it was read.
  return value >= min && value <= max ? value + 0 : { code: 'out_of_bounds', min, max }
}

/** A day as 2024-11-27 or 27.11.2024. */
export function drvDay(cell: string): string | DrvFault {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell)
  const [, day = '', month = '', year = ''] = german ?? []
  const written = german ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell
  return isDate(written) && written >= '1900-01-01' ? written : { code: 'no_day' }
}

/** Seconds of 1:45.3, 18:05, 1:02:03.4 or 105.3. */
export function drvTime(
  cell: string,
  { min, max }: TestField,
  hasCommas: boolean,
): number | DrvFault {
  const text = hasCommas ? cell.replace(',', '.') : cell
  const groups = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,4})(\.\d{1,3})?$/.exec(text)
  if (!groups) return { code: 'no_time' }
  const [, hours, minutes, seconds = '', rest = ''] = groups
  const isClock = minutes !== undefined
  if (isClock && (seconds.length !== 2 || Number(seconds) > 59)) return { code: 'no_time' }
  if (hours !== undefined && Number(minutes) > 59) return { code: 'no_time' }
  const whole = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds)
  const time = Number(`${whole}${rest}`)
  return time >= min && time <= max ? time : { code: 'out_of_bounds', min, max }
}

/** One of some words, each under several spellings. */
export function drvWord<W extends string>(
  cell: string,
  words: Readonly<Record<W, readonly string[]>>,
): W | DrvFault {
  const asked = cell.toLowerCase().replaceAll(/\s+/g, '')
  const found = (Object.entries(words) as [W, readonly string[]][]).find(
    ([word, others]) => word === asked || others.includes(asked),
  )
  return found ? found[0] : { code: 'unknown_word' }
}

const IN_A_LINE = new RegExp(ONE_LINE, 'u')
const TO_SEE = new RegExp(VISIBLE, 'u')

/** A text that can be seen, no longer than that. */
export function drvText(cell: string, longest: number, lines: 'one' | 'any'): string | DrvFault {
  if (cell.length > longest) return { code: 'too_long', max: longest }
  const isShown = TO_SEE.test(cell) && (lines === 'any' || IN_A_LINE.test(cell))
  return isShown ? cell : { code: 'not_text' }
}

export const isFault = (value: string | number | null | DrvFault): value is DrvFault =>
  typeof value === 'object' && value !== null
