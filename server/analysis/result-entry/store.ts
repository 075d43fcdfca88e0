import { sql } from 'kysely'
import { scoresChanged } from '#contract/events.ts'
import { Score } from '#contract/analysis/result-entry.ts'
import { Id, T } from '#contract/schema.ts'
import {
  SCORE_FIELDS,
  SCORE_NUMBERS,
  type ScoreField,
  type ScorePart,
} from '#domain/constants/scores.ts'
import {
  conflictsOf,
  mergeScores,
  type Conflict,
  type HistoryRow,
  type ScoreRow,
  type ScoreValues,
} from '#domain/training/score-merge.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { withoutHiding } from '../../db/hiding.ts'
import { run } from '../../db/statement.ts'
import { Refusal } from '../../http/refusal.ts'
import { record } from '../../events/record.ts'
import { demandOpen } from './demands.ts'
import { takeResults } from './statements.ts'
import { seenResults } from './stored-scores.ts'
import { withoutByHand } from './without-by-hand.ts'

export type ScoreWrite = { piece: number; part: ScorePart; number: number; values: ScoreValues }

/** Values of one athlete, crew or squad in a session. */
export type ResultWrite = {
  user_id?: number | null
  crew_id?: number | null
  squad_id?: number | null
  alternative: boolean
  sport_id: number
  /** The version the writer has seen, 0 for none; left out: write over whatever is there. */
  version?: number | undefined
  note?: string | null | undefined
  /** The recording these values were measured by; left out: the actor says so. */
  activity_id?: number | undefined
  scores: readonly ScoreWrite[]
}

export type WrittenResult = {
  id: number
  user_id: number | null
  crew_id: number | null
  squad_id: number | null
  alternative: boolean
  version: number
}

/** The rows of a result before and after a change. */
export type Checked = {
  change: ResultWrite
  before: readonly ScoreRow[]
  after: readonly ScoreRow[]
}

type Head = WrittenResult & { sport_id: number; note: string | null }

/**
 * Writes values with where they come from and what they were before: all or nothing. What a person
 * entered is overwritten neither by a recording, which is kept beside it, nor by the server itself;
 * null takes a value back.
 * @param actorId who says so; null for the server itself
 * @param changes one entry a result
 * @param check refuses by throwing, given each result before and after
 * @throws Refusal changed_meanwhile, with both values, where somebody else has changed what would
 * be overwritten
 */
export async function writeScores(
  db: Db,
  clubId: ClubId,
  actorId: number | null,
  sessionId: number,
  changes: readonly ResultWrite[],
  check?: (checked: readonly Checked[]) => void,
): Promise<WrittenResult[]> {
  if (changes.length === 0) return []
  const heads = await lockResults(db, clubId, actorId, sessionId, changes)
  const stored = await storedScores(db, clubId, heads)
  const named = changes.map((change) => {
    const head = headOf(heads, change)
    return { change, head, before: stored.get(head.id) ?? [] }
  })
  const pairs = actorId === null ? await withoutByHand(db, clubId, named) : named
  const seen = await seenResults(db, clubId, idsOf(heads))
  demandOpen(
    pairs.map(({ change, head, before }) => ({
      change,
      stored: seen.has(head.id) || isUpToDate(change, head) ? null : before,
    })),
  )
  const conflicts = pairs.flatMap(({ change, head, before }) => conflictsIn(change, head, before))
  if (conflicts.length > 0) throw new Refusal('changed_meanwhile', { current: conflicts })
  const at = new Date().toISOString()
  const merged = pairs.map(({ change, head, before }) => {
    const { rows, history } = mergeScores(before, change, { by: actorId, at })
    const noted = change.note !== undefined && change.note !== head.note
    const moved = change.sport_id !== head.sport_id
    return { change, head, before, rows, history, touched: rows.length > 0 || noted || moved }
  })
  check?.(
    merged.map(({ change, before, rows }) => ({ change, before, after: laidOver(before, rows) })),
  )
  const touched = merged.filter((one) => one.touched)
  if (touched.length === 0) return heads.map(written)
  await withoutHiding(db, () => writeRows(db, clubId, actorId, touched))
  await record(db, scoresChanged, { clubId, by: actorId, subject: sessionId, data: {} })
  const grown = new Set(touched.map(({ head }) => head.id))
  return heads.map((head) => ({
    ...written(head),
    version: head.version + (grown.has(head.id) ? 1 : 0),
  }))
}

const written = ({ sport_id: _sport, note: _note, ...head }: Head): WrittenResult => head

const placeOf = ({ piece, part, number }: ScoreRow) => `${piece}:${part}:${number}`
function laidOver(stored: readonly ScoreRow[], rows: readonly ScoreRow[]): ScoreRow[] {
  const fresh = new Set(rows.map(placeOf))
  return [...stored.filter((row) => !fresh.has(placeOf(row))), ...rows]
}

type Owner = Pick<ResultWrite, 'user_id' | 'crew_id' | 'squad_id' | 'alternative'>
const keyOf = ({ user_id, crew_id, squad_id, alternative }: Owner) =>
  [user_id ?? 0, crew_id ?? 0, squad_id ?? 0, alternative ? 1 : 0].join(':')

function headOf(heads: readonly Head[], change: ResultWrite): Head {
  const head = heads.find((one) => keyOf(one) === keyOf(change))
  if (!head) throw new Error('a result vanished within a transaction')
  return head
}

/**
 * Who writes the same result waits here for the end of the other's transaction; one order for all,
 * so that nobody waits for each other. Hidden ones too.
 */
async function lockResults(
  db: Db,
  clubId: ClubId,
  actorId: number | null,
  sessionId: number,
  changes: readonly ResultWrite[],
): Promise<Head[]> {
  const owners = changes
    .map(({ user_id = null, crew_id = null, squad_id = null, alternative, sport_id }) => ({
      user_id,
      crew_id,
      squad_id,
      alternative,
      sport_id,
    }))
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))
  const taken = { session_id: sessionId, owners: JSON.stringify(owners), actor_id: actorId }
  return withoutHiding(db, () => run(db, takeResults, { club_id: clubId, ...taken }))
}

const COLUMNS = sql.join(SCORE_FIELDS.map((field) => sql.ref(field)))
const StoredScore = T.Object({ result_id: Id, ...Score.properties })

async function storedScores(
  db: Db,
  clubId: ClubId,
  heads: readonly Head[],
): Promise<Map<number, ScoreRow[]>> {
  const statement = sql`
    select result_id, piece, part, number, ${COLUMNS}, sources
    from scores
    where club_id = ${clubId} and result_id = any (${idsOf(heads)}::bigint[])`
  const rows = await checkedRows(db, StoredScore, statement)
  return Map.groupBy(rows, ({ result_id }) => result_id)
}

const idsOf = (heads: readonly Head[]) => heads.map(({ id }) => id)
const isUpToDate = ({ version }: ResultWrite, head: Head): boolean =>
  version === undefined || version === head.version

function conflictsIn(
  change: ResultWrite,
  head: Head,
  rows: readonly ScoreRow[],
): (Conflict & Owner & { result_version: number })[] {
  if (isUpToDate(change, head)) return []
  const { user_id, crew_id, squad_id, alternative, version } = head
  return conflictsOf(rows, change, head.note).map((one) => ({
    user_id,
    crew_id,
    squad_id,
    alternative,
    result_version: version,
    ...one,
  }))
}

type Touched = {
  change: ResultWrite
  head: Head
  rows: readonly ScoreRow[]
  history: readonly HistoryRow[]
}

const isEmpty = (row: ScoreRow) =>
  Object.keys(row.sources).length === 0 && SCORE_FIELDS.every((field) => row[field] === null)
const TYPED = sql.raw(SCORE_NUMBERS.map((field) => `${field} double precision`).join(', '))
const TAKEN_OVER = sql.join(
  SCORE_FIELDS.map((field: ScoreField) => sql`${sql.ref(field)} = excluded.${sql.ref(field)}`),
)

/**
 * Rows with values are written and those without are deleted; changes are added to the history, and
 * the version is increased.
 */
async function writeRows(
  db: Db,
  clubId: ClubId,
  actorId: number | null,
  touched: readonly Touched[],
): Promise<void> {
  const of = <T extends object>(head: Head, rows: readonly T[]) =>
    rows.map((row) => ({ ...row, result_id: head.id }))
  const rows = touched.flatMap(({ head, rows: all }) => of(head, all))
  const history = touched.flatMap(({ head, history: all }) => of(head, all))
  const heads = touched.map(({ head, change }) => ({
    id: head.id,
    sport_id: change.sport_id,
    note: change.note === undefined ? head.note : change.note,
  }))
  const json = (value: unknown) => sql`json_to_recordset(${JSON.stringify(value)}::json)`
  await sql`
    with kept as (
      insert into scores (club_id, result_id, piece, part, number, ${COLUMNS}, sources)
      select ${clubId}, result_id, piece, part, number, ${COLUMNS}, sources
      from ${json(rows.filter((row) => !isEmpty(row)))}
        as g (result_id bigint, piece smallint, part text, number smallint, ${TYPED},
          exercise_id bigint, note text, sources jsonb)
      on conflict (club_id, result_id, piece, part, number) do update
      set ${TAKEN_OVER}, sources = excluded.sources
    ),
    emptied as (
      delete from scores s
      using ${json(rows.filter(isEmpty))}
        as g (result_id bigint, piece smallint, part text, number smallint)
      where s.club_id = ${clubId} and s.result_id = g.result_id and s.piece = g.piece
        and s.part = g.part and s.number = g.number
    ),
    history as (
      insert into score_changes (
        club_id, result_id, piece, part, number, field, before, after, changed_by)
      select ${clubId}, result_id, piece, part, number, field, before, after, ${actorId}::bigint
      from ${json(history)}
        as g (result_id bigint, piece smallint, part text, number smallint, field text,
          before text, after text)
    )
    update results r
    set version = r.version + 1, updated_at = now(), note = g.note, sport_id = g.sport_id
    from ${json(heads)} as g (id bigint, note text, sport_id int)
    where r.club_id = ${clubId} and r.id = g.id`.execute(db)
}
