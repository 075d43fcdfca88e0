import { sql } from 'kysely'
import { Id, nullable, T, WordOf, type Static } from '#contract/schema.ts'
import { SCORE_BOUNDS, SCORE_NUMBERS, WHOLE_SESSION } from '#domain/constants/scores.ts'
import { isAlternativeTo } from '#domain/rules/imports.ts'
import type { ScoreValues } from '#domain/training/score-merge.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { channelsOf } from '../../recordings/activities/open.ts'
import { writeScores, type ResultWrite } from './store.ts'
import { effortsOf, MEASURED, measured } from '../../recordings/efforts/open.ts'

const Owner = T.Object({
  session_id: Id,
  user_id: nullable(Id),
  crew_id: nullable(Id),
  squad_id: nullable(Id),
  alternative: T.Boolean(),
  sport_id: T.Integer(),
})
type Owner = Static<typeof Owner>
/** Values that were measured on the activity, where they are stored now. */
const Standing = T.Object({
  ...Owner.properties,
  piece: T.Integer(),
  fields: T.Array(WordOf(...SCORE_NUMBERS)),
})
type Standing = Static<typeof Standing>

/** What a recording shows about a piece. */
const FIELDS = ['time', 'distance', 'stroke_rate', 'heart_rate', 'power'] as const

const keyOf = ({ session_id, user_id, crew_id, squad_id, alternative }: Owner) =>
  JSON.stringify([session_id, user_id, crew_id, squad_id, alternative])

/**
 * Brings the scores that were measured on an activity in line with its efforts: those of planned
 * pieces are written, those of pieces it no longer
 * has are taken back. What a person entered stays, so a piece timed by hand takes no more than
 * heart rate and what else was left open.
 */
export async function measureScores(db: Db, clubId: ClubId, activityId: number): Promise<void> {
  // Of two who measure the same activity the second begins with what the first has written.
  await sql`select from activities where club_id = ${clubId}
    and id = ${activityId} for no key update`.execute(db)
  const [standing, wanted] = [
    await standingScores(db, clubId, activityId),
    await wantedResult(db, clubId, activityId),
  ]
  const writes = new Map<string, { owner: Owner; values: Map<number, ScoreValues> }>()
  const valuesOf = (owner: Owner) => {
    const write = writes.get(keyOf(owner)) ?? { owner, values: new Map<number, ScoreValues>() }
    writes.set(keyOf(owner), write)
    return write.values
  }
  for (const { piece, fields, ...owner } of standing)
    valuesOf(owner).set(piece, Object.fromEntries(fields.map((field) => [field, null])))
  for (const { piece, values } of wanted?.pieces ?? []) {
    const known = wanted && valuesOf(wanted.owner)
    known?.set(piece, { ...known.get(piece), ...values })
  }
  for (const { owner, values } of writes.values()) {
    const { session_id, ...rest } = owner
    const scores = [...values].map(([piece, own]) => ({
      piece,
      part: 'piece' as const,
      number: 0,
      values: own,
    }))
    const change: ResultWrite = { ...rest, activity_id: activityId, scores }
    await writeScores(db, clubId, null, session_id, [change])
  }
  await dropEmptyResults(
    db,
    clubId,
    [...writes.values()].map(({ owner }) => owner.session_id),
  )
}

async function standingScores(db: Db, clubId: ClubId, activityId: number): Promise<Standing[]> {
  const statement = sql`
    select r.session_id, r.user_id, r.crew_id, r.squad_id, r.alternative, r.sport_id, s.piece,
      array_agg(v.key order by v.key) as fields
    from scores s
    join results r on r.club_id = s.club_id and r.id = s.result_id, jsonb_each(s.sources) v
    where s.club_id = ${clubId} and s.part = 'piece' and s.piece > ${WHOLE_SESSION}
      and (v.value ->> 'activity_id')::bigint = ${activityId}
    group by r.session_id, r.user_id, r.crew_id, r.squad_id, r.alternative, r.sport_id,
      s.piece`
  return checkedRows(db, Standing, statement)
}

/**
 * What the activity's efforts say now; null when it no longer exists, has no session any more, or
 * is visible to its owner only.
 */
async function wantedResult(
  db: Db,
  clubId: ClubId,
  activityId: number,
): Promise<{ owner: Owner; pieces: { piece: number; values: ScoreValues }[] } | null> {
  const activity = await db
    .selectFrom('activities as a')
    .leftJoin('sessions as s', (join) =>
      join.onRef('s.club_id', '=', 'a.club_id').onRef('s.id', '=', 'a.session_id'),
    )
    .select(['a.session_id', 'a.user_id', 'a.crew_id', 'a.sport_id', 's.sport_id as planned'])
    .where('a.club_id', '=', clubId)
    .where('a.id', '=', activityId)
    .where('a.owner_only', '=', false)
    .executeTakeFirst()
  if (!activity || activity.session_id === null || activity.planned === null) return null
  const marked = (await effortsOf(db, clubId, activityId)).filter(({ piece }) => piece !== null)
  const channels =
    marked.length > 0
      ? await channelsOf(db, clubId, activityId, MEASURED)
      : new Map<string, Float64Array>()
  const { session_id, user_id, crew_id, sport_id } = activity
  const alternative = isAlternativeTo(activity.planned, sport_id)
  const boat = crew_id !== null && !alternative
  return {
    owner: {
      session_id,
      user_id: boat ? null : user_id,
      crew_id: boat ? crew_id : null,
      squad_id: null,
      alternative,
      sport_id,
    },
    pieces: marked.map((effort) => ({
      piece: effort.piece ?? 0,
      values: scoresOf(measured(channels, effort), boat),
    })),
  }
}

/** Only what can be a score: a device may write more than a person could. A boat has no heart. */
function scoresOf(
  figures: Record<(typeof FIELDS)[number], number | null>,
  boat: boolean,
): ScoreValues {
  const fits = (field: (typeof FIELDS)[number]) => {
    const value = boat && field === 'heart_rate' ? null : figures[field]
    return value !== null && value >= SCORE_BOUNDS[field].min && value <= SCORE_BOUNDS[field].max
  }
  return Object.fromEntries(FIELDS.filter(fits).map((field) => [field, figures[field]]))
}

/**
 * A result that held nothing but measured values is deleted with them; one that a person has
 * changed keeps its history.
 */
async function dropEmptyResults(
  db: Db,
  clubId: ClubId,
  sessionIds: readonly number[],
): Promise<void> {
  if (sessionIds.length === 0) return
  await sql`
    delete from results r
    where r.club_id = ${clubId} and r.session_id = any (${[...new Set(sessionIds)]}::bigint[])
      and r.note is null and r.creator_id is null
      and not exists (
        select from scores s where s.club_id = r.club_id and s.result_id = r.id
      )
      and not exists (
        select from score_changes c
        where c.club_id = r.club_id and c.result_id = r.id and c.changed_by is not null
      )`.execute(db)
}
