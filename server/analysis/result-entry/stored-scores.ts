import { sql } from 'kysely'
import { Athlete, Result, SessionScores, Squad } from '#contract/analysis/result-entry.ts'
import { Id, T, type Static } from '#contract/schema.ts'
import { SCORE_FIELDS } from '#domain/constants/scores.ts'
import { anyOf } from '../../db/any-of.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { hidesPeople } from '../../db/hiding.ts'
import { instant } from '../../db/instant.ts'
import { Plans, structuresOf } from '../../planning/sessions/open.ts'

/** A result before anything of it is held back. */
const StoredResult = T.Omit(Result, ['seen'])
export type StoredResult = Static<typeof StoredResult>

/** The races of a seat race, each a piece of its session. */
export const Races = T.Array(
  T.Object({
    id: Id,
    number: T.Integer(),
    void: T.Boolean(),
    piece: T.Integer(),
    distance: T.Number(),
    crew_ids: T.Array(Id),
  }),
)
/** The races of session `s`, as JSON. */
export const racesOf = sql`(
  select coalesce(json_agg(json_build_object(
      'id', q.id, 'number', q.position, 'void', q.void, 'piece', q.piece, 'distance', q.distance,
      'crew_ids', (
        select coalesce(json_agg(b.crew_id order by b.shell), '[]')
        from seat_race_boats b
        where b.club_id = q.club_id and b.piece_id = q.id
      )
    ) order by q.position), '[]')
  from seat_race_pieces q
  where q.club_id = s.club_id and q.session_id = s.id)`

const StoredScores = T.Object({
  ...Plans.properties,
  ...T.Pick(SessionScores, ['sport_id', 'alternative_results', 'people']).properties,
  athletes: T.Array(T.Omit(Athlete, ['seen'])),
  squads: T.Array(T.Omit(Squad, ['seen'])),
  dropped: T.Array(T.Object({ number: T.Integer(), exercise_id: Id })),
  results: T.Array(StoredResult),
  races: Races,
})
export type StoredScores = Static<typeof StoredScores>

const FIELDS = sql.join(SCORE_FIELDS.map((field) => sql`${sql.lit(field)}, c.${sql.ref(field)}`))
const MOST_CHANGES = 500

/** What a session has of scores, in one statement. */
export async function scoresOf(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  history: boolean,
): Promise<StoredScores> {
  const statement = sql`
    with people as (${athletesOf(clubId, sessionId)}),
    found as (${resultsOf(clubId, sessionId)})
    select
      coalesce(s.sport_id, 8) as sport_id,
      s.alternative_results,
      ${structuresOf},
      (
        select coalesce(json_agg(json_build_object(
            'user_id', user_id, 'full_name', full_name, 'picture', picture,
            'did_alternative', did_alternative
          ) order by last_name collate names, first_name collate names, user_id), '[]')
        from people
      ) as athletes,
      ${squadsOfPeople} as squads,
      (
        select coalesce(json_agg(json_build_object(
            'number', d.number, 'exercise_id', d.exercise_id)), '[]')
        from dropped_exercises d
        where d.club_id = s.club_id and d.session_id = s.id
      ) as dropped,
      ${resultsJson(clubId, history)} as results,
      ${racesOf} as races,
      (
        select coalesce(json_agg(json_build_object(
            'user_id', u.id, 'full_name', u.full_name)), '[]')
        from users u
        where u.id in (
          select (v ->> 'by')::bigint
          from found f
          join scores c on c.club_id = ${clubId} and c.result_id = f.id,
            jsonb_each(c.sources) as e (k, v)
        )
      ) as people
    from sessions s
    where s.club_id = ${clubId} and s.id = ${sessionId}`
  const row = await checkedRow(db, StoredScores, statement)
  if (!row) throw new Error('a session vanished within a transaction')
  return row
}

const athletesOf = (clubId: ClubId, sessionId: number) => sql`
  select p.user_id, u.full_name, u.picture, u.last_name, u.first_name,
    coalesce(a.did_alternative, false) as did_alternative
  from participants p
  join users u on u.id = p.user_id
  join memberships m
    on m.club_id = p.club_id and m.user_id = p.user_id and not app.has_left(m.status)
  left join attendance a
    on a.club_id = p.club_id and a.session_id = p.session_id and a.user_id = p.user_id
  where p.club_id = ${clubId} and p.session_id = ${sessionId} and p.role_id = app.athlete()`

/** Results of a session, but for those of people who have left the club or are hidden. */
const resultsOf = (clubId: ClubId, sessionId: number) => sql`
  select r.id, r.user_id, r.crew_id, r.squad_id, r.alternative, r.sport_id, r.note, r.version,
    coalesce(u.full_name, app.crew_name(c.club_id, c.id, c.name), q.name) as name
  from results r
  left join users u on u.id = r.user_id
  left join crews c on c.club_id = r.club_id and c.id = r.crew_id
  left join squads q on q.club_id = r.club_id and q.id = r.squad_id
  where r.club_id = ${clubId} and r.session_id = ${sessionId} and r.version > 0
    and (r.user_id is null or (u.id is not null and exists (
      select from memberships m
      where m.club_id = r.club_id and m.user_id = r.user_id and not app.has_left(m.status)
    )))`

const squadsOfPeople = sql`(
  select coalesce(json_agg(g order by g.name collate names, g.squad_id), '[]')
  from (
    select q.id as squad_id, q.name, json_agg(su.user_id) as user_ids
    from squads q
    join squad_users su on su.club_id = q.club_id and su.squad_id = q.id
    where q.club_id = s.club_id and su.user_id in (select user_id from people)
    group by q.id, q.name
  ) g)`

const resultsJson = (clubId: ClubId, history: boolean) => sql`(
  select coalesce(json_agg(json_build_object(
      'id', f.id, 'user_id', f.user_id, 'crew_id', f.crew_id, 'squad_id', f.squad_id,
      'alternative', f.alternative, 'sport_id', f.sport_id, 'note', f.note,
      'version', f.version, 'name', f.name,
      'scores', (
        select coalesce(json_agg(json_build_object(
            'piece', c.piece, 'part', c.part, 'number', c.number, ${FIELDS}, 'sources', c.sources
          ) order by c.piece, c.part, c.number), '[]')
        from scores c
        where c.club_id = ${clubId} and c.result_id = f.id
      )
      ${history ? historyOf(clubId) : sql``}
    ) order by f.name collate names, f.id), '[]')
  from found f)`

const historyOf = (clubId: ClubId) => sql`, 'history', (
  select coalesce(json_agg(json_build_object(
      'id', h.id, 'piece', h.piece, 'part', h.part, 'number', h.number, 'field', h.field,
      'before', h.before, 'after', h.after, 'changed_by', h.full_name,
      'changed_at', ${instant(sql`h.changed_at`)}
    ) order by h.id desc), '[]')
  from (
    select c.*, u.full_name
    from score_changes c
    left join users u on u.id = c.changed_by
    where c.club_id = ${clubId} and c.result_id = f.id
    order by c.id desc
    limit ${MOST_CHANGES}
  ) h)`

/** Those of the results that are not hidden from the person in context. */
export async function seenResults(
  db: Db,
  club_id: ClubId,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (!hidesPeople(db)) return new Set(ids)
  const rows = await db
    .selectFrom('results')
    .select('id')
    .where('club_id', '=', club_id)
    .where('id', '=', anyOf(ids))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
