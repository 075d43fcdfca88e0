import { LANGUAGES } from '../constants/languages.ts'
import { addDays, isoWeekday, isoWeekStart } from '../time/week.ts'
import { AFTER_WEEKDAY, BEFORE_WEEKDAY } from './date-words.ts'
import { namesOf } from './names-of-days.ts'

export type DateMatch = { from: string; to: string; matched: string }

const DAYS = 7
const NAMES = new Map(
  LANGUAGES.flatMap((language) =>
    namesOf(language, 'long', 'weekday').map((name, index) => [name, index + 1] as const),
  ),
)
const anyOf = (words: Iterable<string>) => [...words].join('|')
const NAMED = new RegExp(
  String.raw`(?<!\p{L})(?:(${anyOf(BEFORE_WEEKDAY.keys())})\s+)?(${anyOf(NAMES.keys())})` +
    String.raw`(?:\s+(${anyOf(AFTER_WEEKDAY.keys())}))?(?!\p{L})`,
  'u',
)

/** A weekday by its name: the nearest to today, or the last or next one where that is said. */
export function weekdayIn(text: string, today: string): DateMatch | null {
  const named = NAMED.exec(text)
  if (!named) return null
  const [matched, before = '', name = '', after = ''] = named
  const side = BEFORE_WEEKDAY.get(before) ?? AFTER_WEEKDAY.get(after) ?? 0
  const ahead = ((NAMES.get(name) ?? 1) - isoWeekday(today) + DAYS) % DAYS
  const day = addDays(today, awayOf(ahead, side))
  return { from: day, to: day, matched }
}

/** Days from today to a weekday that is `ahead`: before today, after it, or the nearest. */
function awayOf(ahead: number, side: number): number {
  if (side < 0) return ahead - DAYS
  if (side > 0) return ahead === 0 ? DAYS : ahead
  return ahead > DAYS / 2 ? ahead - DAYS : ahead
}

const HAN = /(?:(上|下|本|这)个?)?(?:周|星期|礼拜)([一二三四五六日天])/
const HAN_WEEKS: Readonly<Record<string, number>> = { 上: -1, 本: 0, 这: 0, 下: 1 }
const HAN_DAYS = '一二三四五六日'

/** A weekday in Chinese, which says of which week it is. */
export function hanWeekdayIn(text: string, today: string): DateMatch | null {
  const named = HAN.exec(text)
  if (!named) return null
  const [matched, week, name = ''] = named
  const index = HAN_DAYS.indexOf(name === '天' ? '日' : name)
  const weeks = week === undefined ? undefined : HAN_WEEKS[week]
  const ahead = (index + 1 - isoWeekday(today) + DAYS) % DAYS
  const day =
    weeks === undefined
      ? addDays(today, awayOf(ahead, 0))
      : addDays(isoWeekStart(today), DAYS * weeks + index)
  return { from: day, to: day, matched }
}
