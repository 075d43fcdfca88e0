import type { DateOrder } from '#domain/sheets/days.ts'

/** No date or time has more characters. */
const LONGEST = 80
const DURATION = /^(?:(\d+):)?(?:(\d{1,6}):)?(\d+(?:[.,]\d*)?)$/

/** h:mm:ss.t, m:ss.t or plain seconds, in seconds; NaN for anything else. */
export function parseDuration(cell: string): number {
  const parts = DURATION.exec(cell.slice(0, LONGEST).trim())
  if (!parts) return Number.NaN
  const [, first, second, last = ''] = parts
  const [hours, minutes] = second === undefined ? ['0', first ?? '0'] : [first ?? '0', second]
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(last.replace(',', '.'))
}

/**
 * A moment as a file writes it: seconds since 1970 where the offset is known, else what a clock on
 * the wall showed, one reading or two.
 */
export type Moment = { readonly epoch: number } | { readonly wall: readonly string[] }

/** The moment some seconds before, on the same clock; whole seconds on a wall. */
export function earlier(moment: Moment | null, seconds: number): Moment | null {
  if (moment === null) return null
  if ('epoch' in moment) return { epoch: moment.epoch - seconds }
  const back = (wall: string): string => {
    const at = Date.parse(`${wall}Z`) - seconds * 1000
    return new Date(Math.round(at / 1000) * 1000)
      .toISOString()
      .slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)
  }
  return { wall: moment.wall.map(back) }
}

const EARLIEST = Date.UTC(1990, 0) / 1000
const LATEST = Date.UTC(2100, 0) / 1000
const ISO = /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)(.*)$/
const LOCAL = /^(\d\d?)([-/.])(\d\d?)\2(\d{4}|\d\d)(.*)$/
const NAMED =
  /^(?:\p{L}{3,9},?\s+)?(?:(\d\d?)\.?\s+(\p{L}{3})\p{L}*|(\p{L}{3})\p{L}*\s+(\d\d?)),?\s+(\d{4})(.*)$/u
const TIME = /^[T\s,-]*(\d\d?):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?\s*(?:([ap])\.?\s?m\.?)?\s*(.*)$/i
const OFFSET = /^\(?(?:GMT|UTC)?\s?(Z|UTC|[+-]\d\d:?\d\d)\)?(?:\s*\([^)]*\))?$/i
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * A date with a time, or a number of seconds or milliseconds since 1970. Null when it is none, or
 * lies outside 1990 to 2100.
 */
export function parseMoment(cell: string, order: DateOrder | null = null): Moment | null {
  // In the middle of Europe some write 15. 6. 2018.
  const text = cell
    .slice(0, LONGEST)
    .trim()
    .replaceAll(/(\d\.)\s+(?=\d)/g, '$1')
  if (/^\d{9,}(?:[.,]\d*)?$/.test(text)) return epochOf(Number(text.replace(',', '.')))
  const [days, rest] = readDays(text, order)
  const time = TIME.exec(rest)
  const readings = days.filter(isDay)
  if (readings.length === 0 || (!time && rest.trim() !== '')) return null
  const [, hour = '0', minute = '00', second = '00', fraction = '', half = '', offset = ''] =
    time ?? []
  const hours =
    half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  if (hours > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const millis = fraction && `.${fraction.slice(0, 3)}`
  const clock = `${String(hours).padStart(2, '0')}:${minute}:${second}${millis}`
  const walls = readings.map(([year, month, day]) => `${year}-${pad(month)}-${pad(day)}T${clock}`)
  const zone = OFFSET.exec(offset.trim())?.[1]
  if (!zone) return { wall: walls }
  return epochOf(
    Date.parse(
      `${walls[0]}${/^(z|utc)$/i.test(zone) ? 'Z' : zone.replace(/(\d\d):?(\d\d)$/, '$1:$2')}`,
    ),
  )
}

type Day = readonly [year: number, month: number, day: number]

/**
 * The days a date may mean, and what follows it. With points the day comes first, as everybody who
 * writes points has it.
 */
function readDays(text: string, order: DateOrder | null): [Day[], string] {
  const iso = ISO.exec(text)
  if (iso) return [[[Number(iso[1]), Number(iso[2]), Number(iso[3])]], iso[4] ?? '']
  const named = NAMED.exec(text)
  if (named) {
    const month = MONTHS.indexOf((named[2] ?? named[3] ?? '').toLowerCase()) + 1
    return [[[Number(named[5]), month, Number(named[1] ?? named[4])]], named[6] ?? '']
  }
  const local = LOCAL.exec(text)
  if (!local) return [[], '']
  const [first, second] = [Number(local[1]), Number(local[3])]
  const year = Number(local[4]) + (local[4]?.length === 2 ? 2000 : 0)
  const dayFirst: Day = [year, second, first]
  const monthFirst: Day = [year, first, second]
  const points = local[2] === '.' || first === second || order === 'day-month'
  return [
    points ? [dayFirst] : order === 'month-day' ? [monthFirst] : [monthFirst, dayFirst],
    local[5] ?? '',
  ]
}

function isDay([year, month, day]: Day): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return (
    year >= 1990 && year < 2100 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  )
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** Above this it can only be milliseconds. */
const MILLISECONDS = 1e11

function epochOf(value: number): Moment | null {
  const epoch = value > MILLISECONDS ? value / 1000 : value
  return epoch >= EARLIEST && epoch < LATEST ? { epoch } : null
}

/** A wall clock's reading as if it were UTC, for counting from one reading to the next. */
export const wallSeconds = (wall: string): number => Date.parse(`${wall}Z`) / 1000
