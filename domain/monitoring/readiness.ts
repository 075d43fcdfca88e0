import { MORNING_FIELDS, MORNING_NUMBERS, type MorningNumbers } from './fields.ts'

const BEST = 5
/** The items that are said in five steps. */
const ITEMS = MORNING_NUMBERS.filter(
  (name) => MORNING_FIELDS[name].unit === 'scale' && MORNING_FIELDS[name].max === BEST,
)

/** The mean of what was said in five steps, 5 the best of each; null where nothing was. */
export function readinessOf(numbers: MorningNumbers): number | null {
  const said = ITEMS.flatMap((name) => {
    const value = numbers[name]
    if (value === null) return []
    return [MORNING_FIELDS[name].worse === 'low' ? value : BEST + 1 - value]
  })
  return said.length === 0 ? null : said.reduce((sum, value) => sum + value, 0) / said.length
}
