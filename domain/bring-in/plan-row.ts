import type { Language } from '../constants/languages.ts'
import { absentDay, dayIn, isOpenDay, type DateOrder } from '../sheets/days.ts'
import { parseStructure } from '../time/structure-parse.ts'
import type { PlannedShare } from '../time/structure-shares.ts'
import { planOf } from '../time/structure-wire.ts'
import { intensityNamed } from '../time/structure-words.ts'
import { addDays } from '../time/week.ts'
import { structureIn, timesIn, weekdayIn } from '../time/week-text.ts'
import type { PlanStructure } from '../training/plan-structure.ts'
import { nearDay } from './plan-grid.ts'
import type { PlanField } from './plan-fields.ts'

export type PlanFault =
  | 'missing'
  | 'too_long'
  | 'no_such_day'
  | 'open_date'
  | 'no_day'
  | 'no_time'
  | 'no_pieces'
  | 'no_zone'

/** A row of a plan as a session; times are HH:MM on the club's clock. */
type PlannedRow = {
  day: string | null
  start: string | null
  end: string | null
  name: string
  structure: PlanStructure | null
  /** Shares of the zones it names. */
  shares: readonly PlannedShare[]
  seconds: number | null
  faults: Partial<Record<PlanField, PlanFault>>
}

type Reading = {
  order: DateOrder | null
  /** Of rows that name a weekday alone. */
  monday: string
  language: Language
  /** Of rows that name no time; null leaves these to be looked at. */
  start: string | null
}

const LONGEST_NAME = 120
const MOST_PIECES = 99

/** What looks like pieces, and is no mere name. */
const LIKE_PIECES = /\d\s*[x×*]\s*['’]?\d|\d\s*(?:m|km|min|mn|['’"″′])(?![\p{L}\d])/iu

/** Reads a row of a plan; each value that is not understood is a fault of its field. */
export function readPlanRow(
  cells: Partial<Record<PlanField, string>>,
  reading: Reading,
): PlannedRow {
  const faults: PlannedRow['faults'] = {}
  const day = readDay(cells.day ?? '', reading, faults)
  const times = readTimes(cells, reading, faults)
  const name = (times.rest || (cells.structure ?? '')).slice(0, LONGEST_NAME + 1).trim()
  if (name === '') faults.what = 'missing'
  else if (name.length > LONGEST_NAME) faults.what = 'too_long'
  return {
    day,
    start: times.start,
    end: times.end,
    name,
    ...readPieces(times.rest, cells, faults),
    faults,
  }
}

function readDay(text: string, { order, monday, language }: Reading, faults: PlannedRow['faults']) {
  const named = weekdayIn(text, language)
  const rest = named ? named.rest : text.trim()
  const year = Number(monday.slice(0, 4)) + 1
  const day =
    dayIn(rest, order, year) ??
    nearDay(rest, monday) ??
    (named && rest === '' ? addDays(monday, named.weekday) : null)
  if (day === null) faults.day = dayFault(rest)
  return day
}

function dayFault(text: string): PlanFault {
  if (text === '') return 'missing'
  if (isOpenDay(text)) return 'open_date'
  return absentDay(text) ? 'no_such_day' : 'no_day'
}

function readTimes(
  { start = '', end = '', what = '' }: Partial<Record<PlanField, string>>,
  reading: Reading,
  faults: PlannedRow['faults'],
): { start: string | null; end: string | null; rest: string } {
  const inText = start === '' ? timesIn(what) : null
  const own = start === '' ? inText : timesIn(start)
  if (start !== '' && (own === null || own.rest !== '')) faults.start = 'no_time'
  else if (own === null && reading.start === null) faults.start = 'missing'
  const until = end === '' ? null : timesIn(end)
  if (end !== '' && (until === null || until.rest !== '')) faults.end = 'no_time'
  return {
    start: own?.start ?? reading.start,
    end: until?.start ?? own?.end ?? null,
    rest: inText ? inText.rest : what.trim(),
  }
}

type Pieces = Pick<PlannedRow, 'structure' | 'shares' | 'seconds'>
const NO_PIECES: Pieces = { structure: null, shares: [], seconds: null }

/** The pieces, in the notation of the boathouse: from their own column, else from the text. */
function readPieces(
  text: string,
  { structure: own = '', zone = '' }: Partial<Record<PlanField, string>>,
  faults: PlannedRow['faults'],
): Pieces {
  const field = own === '' ? 'what' : 'structure'
  const found = structureIn(own || text)
  const written = own === '' ? found.structure : own
  if (written === '' && !LIKE_PIECES.test(text)) return zoneAlone(zone, faults)
  const zoned = zone === '' ? null : parseStructure(`${written} ${zone}`)
  const parsed = zoned?.ok ? zoned : parseStructure(written)
  if (!parsed.ok) {
    faults[field] ??= 'no_pieces'
    return NO_PIECES
  }
  const plan = planOf(parsed.structure)
  if (plan.repetitions > MOST_PIECES || plan.pieces.length > MOST_PIECES) {
    faults[field] ??= 'no_pieces'
    return NO_PIECES
  }
  const shares = zoned && !zoned.ok ? zoneAlone(zone, faults).shares : parsed.intensities
  return { structure: plan, shares, seconds: found.seconds }
}

function zoneAlone(zone: string, faults: PlannedRow['faults']): Pieces {
  const id = zone.trim() === '' ? undefined : intensityNamed(zone.trim())
  if (zone.trim() !== '' && id === undefined) faults.zone = 'no_zone'
  return id === undefined ? NO_PIECES : { ...NO_PIECES, shares: [{ id, percentage: 100 }] }
}
