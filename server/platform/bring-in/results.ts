import type { SessionPlan } from '#contract/plan.ts'
import type { PreviewRow, previewResults, takeResultsIn } from '#contract/platform/bring-in.ts'
import type { Static } from '#contract/schema.ts'
import type { ResultField } from '#domain/bring-in/result-fields.ts'
import {
  nameOfResult,
  readResultRow,
  type ResultFault,
  type ResultRow,
} from '#domain/bring-in/result-row.ts'
import { SPORTS, takesScores } from '#domain/constants/sports.ts'
import { withoutLacked } from '#domain/rules/gated-values.ts'
import { sportIn } from '#domain/rules/sport-in-text.ts'
import { dateOrderOf, isOpenColumn, isOpenDay } from '#domain/sheets/days.ts'
import { headingKey } from '#domain/sheets/headings.ts'
import { planOf } from '#domain/time/structure-wire.ts'
import type { Structure } from '#domain/time/structure.ts'
import { dayIn, toInstant } from '#domain/time/zoned-time.ts'
import { writeScores } from '../../analysis/result-entry/open.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { createSessions, plannerOf } from '../../planning/sessions/open.ts'
import { faultText } from '../../text/fault-text.ts'
import { nameIn } from '../../text/names.ts'
import { noteBringIn, noteCounts, noteSessions, publishQuietly } from './commands.ts'
import type { Planner } from './plan.ts'
import { athletesByName, enteredAt, type NamedId } from './queries.ts'

type ResultList = Static<(typeof previewResults)['body']>
type Preview = Static<(typeof previewResults)['reply']>['data']
type Fault = ResultFault | 'no_sport' | 'no_scores' | 'no_person' | 'two_people' | 'in_future'
type Faults = Partial<Record<ResultField, Fault>>
type JudgedResult = PreviewRow & { result: Result | null }

/** A result of the club: whose it is, and the session it is part of. */
type Result = {
  row: ResultRow
  piece: Structure
  user_id: number
  sport_id: number
  name: string
  start: string
}

/** A list says no time of day. */
const NOON = '12:00'
const HOUR_MS = 3_600_000
const FIRST_PIECE = 1

/** What would become of each row of a list of results; nothing is written. */
export async function previewScores(
  db: Db,
  clubId: ClubId,
  list: ResultList,
  by: Planner,
): Promise<Preview> {
  const judged = await judge(db, clubId, list, by)
  const days = list.rows.map(({ cells }) => cells.day ?? '')
  return {
    open_day: isOpenColumn(days) ? (days.find(isOpenDay) ?? null) : null,
    rows: judged.map(({ line, state, cells, faults }) => ({ line, state, cells, faults })),
  }
}

/**
 * Takes in what is new of a list of results: those of one day and piece are a session, which
 * everybody sees who takes part in it. Nobody is notified of what is long past.
 */
export async function takeScores(
  db: Db,
  clubId: ClubId,
  list: Static<(typeof takeResultsIn)['body']>,
  by: Planner,
): Promise<Static<(typeof takeResultsIn)['reply']>['data']> {
  const judged = await judge(db, clubId, list, by)
  const results = judged.flatMap(({ state, result }) => (state === 'new' && result ? result : []))
  const left_out = judged.filter(({ state }) => state === 'look').length
  if (results.length === 0) return { id: null, added: 0, filled: 0, left_out }
  const id = await noteBringIn(db, clubId, {
    kind: 'results',
    made_by: by.viewer.user_id,
    file_name: list.file_name,
    remember: list.remember,
  })
  const sessions: number[] = []
  for (const together of Map.groupBy(results, sessionKey).values())
    sessions.push(...(await makeSession(db, clubId, together, by)))
  await publishQuietly(db, clubId, sessions)
  await noteSessions(db, clubId, id, sessions)
  const counts = { added: results.length, filled: 0, left_out }
  await noteCounts(db, clubId, id, counts)
  return { id, ...counts }
}

const sessionKey = ({ piece, sport_id, name, start }: Result): string =>
  JSON.stringify([start, sport_id, name.toLowerCase(), piece])

async function makeSession(
  db: Db,
  clubId: ClubId,
  results: readonly Result[],
  { viewer }: Planner,
): Promise<number[]> {
  const [first] = results
  if (!first) return []
  const { start, sport_id, name, piece } = first
  const plan: SessionPlan = {
    name,
    sport_id,
    start_date: start,
    end_date: new Date(Date.parse(start) + HOUR_MS).toISOString(),
    structure: planOf(piece),
    athlete_ids: results.map(({ user_id }) => user_id),
    published: false,
  }
  const ids = await createSessions(db, clubId, 'session', plan, plannerOf(viewer), {
    spans: [plan],
    rule: null,
  })
  const changes = results.map((result) => ({
    user_id: result.user_id,
    alternative: false,
    sport_id,
    note: result.row.note,
    scores: [{ piece: FIRST_PIECE, part: 'piece' as const, number: 0, values: result.row.values }],
  }))
  const { results: shown } = withoutLacked('addScores', { results: changes }, viewer)
  for (const id of ids) await writeScores(db, clubId, viewer.user_id, id, shown)
  return ids
}

async function judge(
  db: Db,
  clubId: ClubId,
  list: ResultList,
  by: Planner,
): Promise<JudgedResult[]> {
  const { rows, date_order, sport_id: usual } = list
  const today = new Date()
  const reading = {
    order: dateOrderOf(rows.map(({ cells }) => cells.day ?? '')) ?? date_order ?? null,
    year: today.getUTCFullYear(),
    language: by.language,
  }
  const athletes = await athletesByName(db, clubId)
  const sports = SPORTS.map(({ id, key }) => ({ id, name: nameIn(by.texts.names, 'sport', key) }))
  const read = rows.map(({ line, cells }) => {
    const row = readResultRow(cells, reading)
    const faults: Faults = { ...row.faults }
    const sport = sportOf(cells.sport ?? '', usual, sports, faults)
    const user_id = personOf(row.name, athletes, faults)
    const start =
      row.day === null ? null : toInstant(by.timeZone, { day: row.day, time: NOON }).toISOString()
    if (row.day !== null && row.day > dayIn(by.timeZone, today)) faults.day ??= 'in_future'
    return { line, cells, row, faults, sport, user_id, start, name: nameOfResult(row) }
  })
  const known = await enteredAt(
    db,
    clubId,
    read.flatMap(({ start }) => start ?? []),
  )
  const seen = new Set<string>()
  return read.map(({ line, cells, row, faults, sport, user_id, start, name }) => {
    const shown = { ...cells, ...(row.day && { day: row.day }), what: name, sport: sport.name }
    const { piece } = row
    if (Object.keys(faults).length > 0 || user_id === null || start === null || piece === null)
      return {
        line,
        state: 'look',
        cells: shown,
        faults: sentences(cells, faults, by),
        result: null,
      }
    const key = `${start} ${name.toLowerCase()} ${user_id}`
    const isKnown = seen.has(key) || known.has(key)
    seen.add(key)
    const result = { row, piece, user_id, sport_id: sport.id, name, start }
    return { line, state: isKnown ? 'known' : 'new', cells: shown, faults: {}, result }
  })
}

/** The sport of its own column, else that of all. */
function sportOf(text: string, usual: number, sports: readonly NamedId[], faults: Faults): NamedId {
  const named = text === '' ? usual : sportIn(text, sports)
  if (named === null) faults.sport = 'no_sport'
  else if (!takesScores(named)) faults.sport = 'no_scores'
  const id = named ?? usual
  return sports.find((one) => one.id === id) ?? { id, name: '' }
}

/** Whose result it is, by first and last name in either order. */
function personOf(
  name: string,
  athletes: ReadonlyMap<string, readonly number[]>,
  faults: Faults,
): number | null {
  const [found, other] = athletes.get(headingKey(name)) ?? []
  if (found === undefined) faults.name ??= 'no_person'
  else if (other !== undefined) faults.name ??= 'two_people'
  return other === undefined ? (found ?? null) : null
}

function sentences(
  cells: ResultList['rows'][number]['cells'],
  faults: Faults,
  { language, texts: { members, bringIn } }: Planner,
): Record<string, string[]> {
  const texts = { ...members.faults, ...bringIn.faults }
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [
      field,
      [faultText(language, texts[fault], cells[field as ResultField])],
    ]),
  )
}
