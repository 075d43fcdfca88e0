import { steppedBy, type Measure } from './measures.ts'

const UNITS: Record<Measure, number> = { hours: 3600, distance: 1000, load: 1, sessions: 1 }

/**
 * The amounts of a column copied from a spreadsheet, one a week; null for a cell that is empty or
 * no number. Of several columns the first counts.
 */
export const pastedAmounts = (text: string, measure: Measure): (number | null)[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => amountIn(line.split('\t')[0]?.trim() ?? '', measure))

function amountIn(cell: string, measure: Measure): number | null {
  const clock = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/.exec(cell)
  if (clock && measure === 'hours')
    return steppedBy(Number(clock[1]) * 3600 + Number(clock[2]) * 60, 0, measure)
  if (!/^\d{1,6}([.,]\d{1,3})?$/.test(cell)) return null
  return steppedBy(Number(cell.replace(',', '.')) * UNITS[measure], 0, measure)
}
