import { sql } from 'kysely'
import { Weather } from '#contract/plan.ts'
import { Id, nullable, T, WordOf, type Static } from '#contract/schema.ts'
import { AGE_KEYS, GENDER_KEYS, WEIGHT_KEYS } from '#domain/constants/crew-options.ts'
import { gmtZoneRows, type GmtZoneRow } from '#domain/training/gmt.ts'
import { donePieces, type DonePiece } from '#domain/training/done-pieces.ts'
import { droppedLayout, type LaidPiece } from '#domain/training/score-layout.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { Db } from '../../db/client.ts'
import { laidOut, Plans, structuresOf } from '../../planning/sessions/open.ts'
import type { ReportParams } from './build-report.ts'
import { Score, scoreOf, scoresOf } from './listed-scores.ts'
import type { ReportFilter } from './report-filter.ts'
import { startsWithin } from './report-people.ts'

const Crew = T.Object({
  crew_id: Id,
  name: T.String(),
  boat_type: T.Integer(),
  age: WordOf(...AGE_KEYS),
  gender: WordOf(...GENDER_KEYS),
  weight: WordOf(...WEIGHT_KEYS),
  gmt_score: nullable(T.Number()),
  gmt_set_on: nullable(T.String()),
  user_ids: T.Array(Id),
})
/** A result by its place in the list: its id, the athlete, the boat with its name, its scores. */
const Result = T.Tuple([Id, nullable(Id), nullable(Id), nullable(T.String()), T.Array(Score)])
const Session = T.Object({
  ...Plans.properties,
  session_id: Id,
  session: T.String(),
  day: T.String(),
  period: T.String(),
  sport_id: T.Integer(),
  weather: nullable(Weather),
  crews: T.Array(Crew),
  results: T.Array(Result),
})
const Zones = T.Array(
  T.Object({ id: T.Integer(), name: T.String(), start: T.Number(), end: T.Number() }),
)
const PiecesRow = T.Object({
  zones: T.Object({ rowing: Zones, paddling: Zones }),
  gmts: T.Array(
    T.Object({
      class: T.String(),
      distance: T.Number(),
      time: T.Number(),
      sport: T.String(),
      set_on: nullable(T.String()),
    }),
  ),
  /** Full names of the people asked for, by id. */
  names: T.Record(T.String(), T.String()),
  sessions: T.Array(Session),
})

/** A piece that was done, with its session and the period of the report it counts in. */
export type ReportPiece = DonePiece &
  Pick<Static<typeof Session>, 'session_id' | 'session' | 'day' | 'period' | 'sport_id'> & {
    /** That of the piece, else that of the session. */
    weather: Static<typeof Weather> | null
    /** The zones of the club in its sport, in percent of gold medal speed. */
    zones: readonly GmtZoneRow[]
  }

type StoredSession = Static<typeof Session>
type PieceResult = {
  result_id: number
  user_id: number | null
  crew_id: number | null
  name: string
  scores: ReturnType<typeof scoreOf>[]
}
/** Sessions with the pieces of their plan, also those it once had. */
type SessionPieces = Omit<StoredSession, 'results'> & {
  results: PieceResult[]
  pieces: LaidPiece[]
}
export type DonePieces = Pick<Static<typeof PiecesRow>, 'gmts' | 'zones'> & {
  sessions: SessionPieces[]
}

/**
 * The sessions of the people of a report with their results, the oldest first, in one statement: of
 * some sports, or of all.
 */
export async function sessionsWithPieces(
  db: Db,
  params: ReportParams,
  filter: ReportFilter,
  sport_ids: readonly number[] | null = null,
): Promise<DonePieces> {
  const found = await checkedRow(
    db,
    PiecesRow,
    sql`
      select
        (select json_build_object(
            'rowing', c.gmt_distribution, 'paddling', c.paddle_gmt_distribution)
        from clubs c where c.id = ${params.club_id}) as zones,
        (select coalesce(json_agg(json_build_object(
            'class', g.class, 'distance', g.distance, 'time', g.time, 'sport', g.sport,
            'set_on', (g.set_at at time zone c.time_zone)::date
          ) order by g.id), '[]')
        from gmts g join clubs c on c.id = g.club_id where g.club_id = ${params.club_id}) as gmts,
        (select coalesce(json_object_agg(u.id, u.full_name), '{}')
        from users u where u.id = any (${params.user_ids}::bigint[])) as names,
        (select coalesce(json_agg(t), '[]') from (${sessionsOf(params, filter, sport_ids)}) t) as sessions`,
  )
  if (!found) return { gmts: [], zones: { rowing: [], paddling: [] }, sessions: [] }
  const { gmts, zones, names } = found
  const sessions = found.sessions.map((session) => ({
    ...session,
    results: session.results.map((result) => resultOf(result, names)),
    pieces: [...laidOut(session), ...session.dropped_pieces.map(droppedLayout)],
  }))
  return { gmts, zones, sessions }
}

/** A result by the names of its fields. */
function resultOf(
  [result_id, user_id, crew_id, crew, scores]: Static<typeof Result>,
  names: Readonly<Record<string, string>>,
): PieceResult {
  const name = crew ?? names[String(user_id)] ?? ''
  return { result_id, user_id, crew_id, name, scores: scores.map(scoreOf) }
}

/** The pieces of sessions that have a time and a distance, each of these people only. */
export function piecesOfSessions(
  { gmts, zones, sessions }: DonePieces,
  user_ids: readonly number[],
): ReportPiece[] {
  const known = new Set(user_ids)
  const rows = { rowing: gmtZoneRows(zones.rowing), paddling: gmtZoneRows(zones.paddling) }
  return sessions.flatMap((session) =>
    piecesOfSession(session, gmts).flatMap((piece) => {
      const own = piece.user_ids.filter((id) => known.has(id))
      const ofSport = piece.sport ? rows[piece.sport] : []
      return own.length > 0 ? [{ ...piece, user_ids: own, zones: ofSport }] : []
    }),
  )
}

/** The pieces of one session, of everybody in it, each with the weather it was done in. */
function piecesOfSession(
  session: SessionPieces,
  gmts: DonePieces['gmts'],
): Omit<ReportPiece, 'zones'>[] {
  const own = new Map(
    session.results.flatMap(({ result_id, scores }) =>
      scores
        .filter((score) => score.part === 'piece' && score.weather !== null)
        .map((score) => [`${result_id} ${score.piece}`, score.weather] as const),
    ),
  )
  return donePieces(session, gmts).map((piece) => ({
    ...piece,
    session_id: session.session_id,
    session: session.session,
    day: session.day,
    period: session.period,
    sport_id: session.sport_id,
    weather: own.get(`${piece.result_id} ${piece.piece}`) ?? session.weather,
  }))
}

/** The pieces of the people of a report, the oldest first: of some sports, or of all. */
export const reportPieces = async (
  db: Db,
  params: ReportParams,
  filter: ReportFilter,
  sport_ids: readonly number[] | null = null,
): Promise<ReportPiece[]> =>
  piecesOfSessions(await sessionsWithPieces(db, params, filter, sport_ids), params.user_ids)

/** Sessions with results of these people, as far as the viewer sees results of them. */
const sessionsOf = (
  { club_id, user_ids, start_date, end_date, by, session_ids, context }: ReportParams,
  { sees_restricted, viewer_id }: ReportFilter,
  sport_ids: readonly number[] | null,
) => sql`
  select s.id as session_id, s.name as session, s.sport_id, s.weather, ${structuresOf},
    (s.starts_at at time zone c.time_zone)::date::text as day,
    app.report_period(
      ${by}, (s.starts_at at time zone c.time_zone)::date, s.id, ${context}::jsonb
    ) as period,
    (select coalesce(json_agg(json_build_object(
        'crew_id', w.id, 'name', app.crew_name(w.club_id, w.id, w.name),
        'boat_type', w.boat_type, 'age', w.age,
        'gender', w.gender, 'weight', w.weight, 'gmt_score', w.gmt_score,
        'gmt_set_on', (w.gmt_set_at at time zone c.time_zone)::date,
        'user_ids', (select coalesce(json_agg(cu.user_id order by cu.position), '[]')
          from crew_users cu where cu.club_id = w.club_id and cu.crew_id = w.id)
      ) order by w.id), '[]')
    from crews w
    where w.club_id = s.club_id and w.session_id = s.id and not exists (
      select from seat_race_boats b where b.club_id = w.club_id and b.crew_id = w.id)
    ) as crews,
    (select json_agg(json_build_array(
        r.id, r.user_id, r.crew_id,
        -- A join would read all boats.
        (select app.crew_name(w.club_id, w.id, w.name) from crews w
          where w.club_id = r.club_id and w.id = r.crew_id),
        ${scoresOf}
      ) order by r.id)
    from results r
    where r.club_id = s.club_id and r.session_id = s.id and ${COUNTS}) as results
  from sessions s
  join clubs c on c.id = s.club_id
  where s.club_id = ${club_id} and s.kind = 'session' and s.starts_at <= now()
    and ${startsWithin(club_id, { start_date, end_date })}
    and (${session_ids}::bigint[] is null or s.id = any (${session_ids}::bigint[]))
    and (${sport_ids}::int[] is null or s.sport_id = any (${sport_ids}::int[]))
    and (${sees_restricted} or not s.restricted_view)
    and (${sees_restricted} or s.published_at is not null or s.creator_id = ${viewer_id})
    and exists (
      select from results r
      left join crew_users cu on cu.club_id = r.club_id and cu.crew_id = r.crew_id
      where r.club_id = s.club_id and r.session_id = s.id and ${COUNTS}
        and exists (select from scores v
          where v.club_id = r.club_id and v.result_id = r.id and v.piece > 0)
        and coalesce(r.user_id, cu.user_id) = any (${user_ids}::bigint[]))
  order by s.starts_at, s.id`

/** Of an athlete or a boat, of what was planned, and entered. */
const COUNTS = sql`not r.alternative and r.squad_id is null and r.version > 0`
