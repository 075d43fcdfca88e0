import type { TimeMask } from '../constants/masks.ts'

/**
 * A mask read: groups between colons, digits the first is padded to, decimals, and what the last
 * group counts.
 */
type MaskShape = { groups: number; leadingWidth: number; decimals: number; unit_s: 1 | 60 }

type Typed = { groups: readonly string[]; decimals: string }

const MAX_LEADING_DIGITS = 3

/** Lifts binary fractions that are a hair below a half, so that 1.005 rounds as it is written. */
const HALF = 0.5 + 1e-6

function shapeOf(mask: TimeMask): MaskShape {
  const [clock = '', fraction = ''] = mask.split('.')
  return {
    groups: clock.split(':').length,
    leadingWidth: clock.indexOf(':'),
    decimals: fraction.length,
    unit_s: clock.endsWith('ss') ? 1 : 60,
  }
}

/** Digits alone fill the mask from the right: 7053 is 7:05.3 where the mask has tenths. */
function readKeypad(digits: string, shape: MaskShape): Typed {
  const whole = digits.slice(0, digits.length - shape.decimals)
  const groups: string[] = []
  let end = whole.length
  while (groups.length < shape.groups - 1 && end > 2) {
    groups.unshift(whole.slice(end - 2, end))
    end -= 2
  }
  return {
    groups: [whole.slice(0, end) || '0', ...groups],
    decimals: digits.slice(whole.length).padStart(shape.decimals, '0'),
  }
}

function readClock(text: string): Typed | null {
  const match = /^(\d+(?::\d{1,2})*)(?:\.(\d*))?$/.exec(text)
  return match?.[1] ? { groups: match[1].split(':'), decimals: match[2] ?? '' } : null
}

function fits(typed: Typed, shape: MaskShape): boolean {
  if (typed.groups.length > shape.groups || typed.decimals.length > shape.decimals) return false
  return typed.groups.every((group, index) => {
    const leads = index === 0 && typed.groups.length === shape.groups
    return leads ? group.length <= MAX_LEADING_DIGITS : group.length <= 2 && Number(group) < 60
  })
}

/**
 * Seconds of a time as typed, or null when the text is no time of this mask. Groups may be left out
 * from the left; a comma is a point;
 * digits alone are read as on a stopwatch's keypad. The first group of a mask is not limited to 59
 * and has up to three digits.
 */
export function parseDuration(text: string, mask: TimeMask): number | null {
  const shape = shapeOf(mask)
  const plain = text.trim().replace(',', '.').replaceAll('：', ':')
  const typed = /^\d+$/.test(plain) ? readKeypad(plain, shape) : readClock(plain)
  if (!typed || !fits(typed, shape)) return null
  const units = typed.groups.reduce((sum, group) => sum * 60 + Number(group), 0)
  const thousandths = Number(typed.decimals.padEnd(3, '0'))
  return (units * shape.unit_s * 1000 + thousandths) / 1000
}

/**
 * The time in the mask's shape, rounded to its last digit with carry: 59.96 s with tenths is
 * 1:00.0. Null for a negative or infinite time.
 */
export function formatDuration(seconds: number, mask: TimeMask): string | null {
  if (!Number.isFinite(seconds) || seconds < 0) return null
  const shape = shapeOf(mask)
  const scale = 10 ** shape.decimals
  const ticks = Math.floor((seconds / shape.unit_s) * scale + HALF)
  const groups = clockGroups(Math.floor(ticks / scale), shape.groups)
  const clock = groups
    .map((value, index) => String(value).padStart(index === 0 ? shape.leadingWidth : 2, '0'))
    .join(':')
  return shape.decimals === 0
    ? clock
    : `${clock}.${String(ticks % scale).padStart(shape.decimals, '0')}`
}

/**
 * Splits a count of the last group's unit into groups of 60, the first of which takes all that is
 * left.
 */
function clockGroups(units: number, count: number): number[] {
  const groups: number[] = []
  let left = units
  while (groups.length < count - 1) {
    groups.unshift(left % 60)
    left = Math.floor(left / 60)
  }
  return [left, ...groups]
}

/** Without the leading zero and the decimals that say nothing. Expects decimals. */
function shortened(text: string | null): string | null {
  return text === null ? null : text.replace(/^0(?=\d:)/, '').replace(/\.?0*$/, '')
}

/**
 * Formats seconds as briefly as a clock does: 0:45, 6:00, 1:30:00, with decimals (to the
 * millisecond) only where there are some.
 */
export function formatClock(seconds: number): string | null {
  return shortened(
    formatDuration(seconds, Math.round(seconds * 1000) < 3_600_000 ? 'mm:ss.SSS' : 'HH:mm:ss.SSS'),
  )
}

/** Like `formatClock`, but never carried into hours: 90:30. */
export function formatMinutes(seconds: number): string | null {
  return shortened(formatDuration(seconds, 'mm:ss.SSS'))
}
