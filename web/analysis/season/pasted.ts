import { MEASURE_FIELDS, steppedBy, type Measure } from './measures.ts'

const UNITS: Record<Measure, number> = { hours: 3600, distance: 1000, load: 1, sessions: 1 }

/**
 * The amounts of a column copied from a spreadsheet, one a week; null for a cell that is empty or
 * no number. Of several columns the first counts.
 */
export const pastedAmounts = (text: string, measure: Measure): (number | null)[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => {
      const amount = numberIn(line.split('\t')[0]?.trim() ?? '', measure)
      return amount === null ? null : steppedBy(amount, 0, measure)
    })

/** The amount that a cell holds; null where it is none, or more than a week can be asked. */
export function amountIn(cell: string, measure: Measure): number | null {
  const number = numberIn(cell, measure)
  if (number === null || number > MEASURE_FIELDS[measure].most) return null
  if (measure === 'sessions' && !Number.isInteger(number)) return null
  return measure === 'load' ? number : Math.round(number)
}

function numberIn(cell: string, measure: Measure): number | null {
  const [, hours, minutes, seconds = '0'] = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d))?$/.exec(cell) ?? []
  if (hours !== undefined && measure === 'hours')
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  if (!/^\d{1,6}([.,]\d{1,20})?$/.test(cell)) return null
  return Number(cell.replace(',', '.')) * UNITS[measure]
}
