import type { Language } from '../constants/languages.ts'
import { parseStructure } from './structure-parse.ts'
import { intensityNamed } from './structure-words.ts'
import { totalsOf, type Structure } from './structure.ts'
import { addDays } from './week.ts'

/** What a line of a week says; times are HH:MM on the club's clock, null where it names none. */
export type PlannedLine = {
  /** Counted from 1, as an editor does. */
  line: number
  text: string
  day: string
  start: string | null
  end: string | null
  name: string
  /** The part of the line that is a structure; empty where none is. */
  structure: string
  /** How long it takes, rests included; null where some of it is planned by distance. */
  seconds: number | null
}
/** A line before any day was named, or one that names nothing to do. */
export type OddLine = { line: number; text: string; fault: 'no-day' | 'no-name' }
export type WeekLine = PlannedLine | OddLine

/** Days from Monday on, whole or in short; a stop behind them is skipped. */
const DAYS: Record<Language, readonly RegExp[]> = {
  en: spelt(
    'mon?(?:day)?',
    'tue?s?(?:day)?',
    'we(?:d|dnesday)?',
    'thu?r?s?(?:day)?',
    'fri?(?:day)?',
    'sat?(?:urday)?',
    'sun?(?:day)?',
  ),
  de: spelt(
    'mo(?:ntag)?',
    'di(?:enstag)?',
    'mi(?:ttwoch)?',
    'do(?:nnerstag)?',
    'fr(?:eitag)?',
    'sa(?:mstag)?|sonnabend',
    'so(?:nntag)?',
  ),
  fr: spelt(
    'lun?(?:di)?',
    'mar?(?:di)?',
    'me(?:r|rcredi)?',
    'jeu?(?:di)?',
    've(?:n|ndredi)?',
    'sam?(?:edi)?',
    'dim?(?:anche)?',
  ),
  'zh-cn': [...'一二三四五六'].map(chinese).concat(chinese('[日天]')),
}

function spelt(...days: readonly string[]): RegExp[] {
  return days.map((day) => new RegExp(`^(?:${day})(?![\\p{L}\\d])\\.?`, 'iu'))
}
function chinese(day: string): RegExp {
  return new RegExp(`^(?:周|星期|礼拜)${day}`, 'u')
}

/** Hours, minutes, and am or pm behind minutes or hours. */
const TIME =
  /(\d{1,2})(?:[:.h](\d{2})(?:\s?(am|pm)(?!\p{L}))?|\s?h(?![\p{L}\d])|\s?(?:uhr|点)|\s?(am|pm)(?!\p{L}))/u
const SPAN = new RegExp(`^${TIME.source}(?:\\s?[-–]\\s?${TIME.source})?`, 'iu')
const BETWEEN = /^[\s,;:|·–-]+/

/**
 * A week as it stands on the board of the boathouse, a session a line: `Tue 6:00 Ergo 4x2000m/6`.
 * A line without a day belongs to the day above it; a day may stand on a line of its own. Days are
 * read in the person's language and in English. Empty lines and those that begin with # are left
 * out.
 */
export function readWeek(text: string, monday: string, language: Language): WeekLine[] {
  const lines: WeekLine[] = []
  let day: string | null = null
  for (const [index, typed] of text.split(/\r?\n/).entries()) {
    const whole = typed.trim()
    if (whole === '' || whole.startsWith('#')) continue
    const named = weekdayIn(whole, language)
    if (named) day = addDays(monday, named.weekday)
    const rest = named ? named.rest : whole
    if (rest === '' && named) continue
    const place = { line: index + 1, text: whole }
    lines.push(day === null ? { ...place, fault: 'no-day' } : planned(place, day, rest))
  }
  return lines
}

/** The weekday a text begins with, from Monday as 0, and what follows it. */
export function weekdayIn(
  text: string,
  language: Language,
): { weekday: number; rest: string } | null {
  for (const days of [DAYS[language], DAYS.en])
    for (const [weekday, pattern] of days.entries()) {
      const found = pattern.exec(text)?.[0]
      if (found !== undefined)
        return { weekday, rest: text.slice(found.length).replace(BETWEEN, '') }
    }
  return null
}

function planned(place: Pick<OddLine, 'line' | 'text'>, day: string, text: string): WeekLine {
  const times = timesIn(text)
  const name = times?.rest ?? text.trim()
  if (name === '') return { ...place, fault: 'no-name' }
  const { start = null, end = null } = times ?? {}
  return { ...place, day, start, end, name, ...structureIn(name) }
}

type Times = { start: string; end: string | null; rest: string }

/** The time a text begins with, or from when to when, and what follows; null without one. */
export function timesIn(text: string): Times | null {
  const span = SPAN.exec(text)
  const start = span && clock(span.slice(1, 5))
  if (!span || start === null) return null
  const end = span[5] === undefined ? null : clock(span.slice(5, 9))
  return { start, end, rest: text.slice(span[0].length).replace(BETWEEN, '').trim() }
}

/** HH:MM of hours, minutes and am or pm; null for a time there is not. */
function clock([hours, minutes = '0', ...halves]: readonly (string | undefined)[]): string | null {
  const twelve = halves.find(Boolean)?.toLowerCase()
  const hour = (Number(hours) % (twelve ? 12 : 24)) + (twelve === 'pm' ? 12 : 0)
  if (Number(hours) > (twelve ? 12 : 23) || Number(minutes) > 59) return null
  return `${String(hour).padStart(2, '0')}:${minutes.padStart(2, '0')}`
}

/**
 * The longest end of a name that is a structure: what stands before it is words. A zone in front
 * of it belongs to it, as in UT2 90 min.
 */
export function structureIn(name: string): Pick<PlannedLine, 'structure' | 'seconds'> {
  const words = name.split(/\s+/)
  for (const start of words.keys()) {
    const structure = words.slice(start).join(' ')
    const parsed = parseStructure(structure)
    if (!parsed.ok) continue
    const zoned = `${structure} ${intensityNamed(words[start - 1] ?? '') ? words[start - 1] : ''}`
    const isZoned = parseStructure(zoned).ok
    return { structure: isZoned ? zoned.trim() : structure, seconds: secondsOf(parsed.structure) }
  }
  return { structure: '', seconds: null }
}

function secondsOf(structure: Structure): number | null {
  const { distance_m, work_s, rest_s } = totalsOf(structure)
  return distance_m > 0 ? null : work_s + rest_s
}
