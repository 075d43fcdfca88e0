import { sql } from 'kysely'
import type { Crew } from '#contract/boats/crews.ts'
import type { Result, SessionScores } from '#contract/insight/scores.ts'
import { SCORE_FIELDS } from '#domain/constants/scores.ts'
import type { LaidPiece } from '#domain/training/score-layout.ts'
import { gmtReference } from '#domain/training/crew-gmt.ts'
import { ownProgrammes } from '#domain/training/programmes.ts'
import { crewsBy } from '../../boats/crews/queries.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleAthletes } from '../../people/privacy/queries.ts'
import { instant } from '../../db/instant.ts'
import { droppedPieces } from './facts.ts'
import { laidOut, structuresOf, type Plans } from '../../planning/sessions/queries.ts'

type StoredResult = Omit<Result, 'seen'>
type Found = Plans &
  Pick<SessionScores, 'sport_id' | 'alternative_results' | 'people'> & {
    athletes: Omit<SessionScores['athletes'][number], 'seen'>[]
    squads: { squad_id: number; name: string; user_ids: number[] }[]
    dropped: { number: number; exercise_id: number }[]
    results: StoredResult[]
  }
/**
 * All that was entered for a session, with the viewer's right to body values, before anything is
 * held back.
 */
export type EnteredScores = Omit<SessionScores, 'user_actions' | 'crews' | 'ranked'> & {
  crews: (SessionScores['crews'][number] & { published: boolean })[]
  members: ReadonlyMap<number, number[]>
}

const FIELDS = sql.join(SCORE_FIELDS.map((field) => sql`${sql.lit(field)}, c.${sql.ref(field)}`))
const MOST_CHANGES = 500

export async function enteredScores(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  viewerId: number,
  { history }: { history: boolean },
): Promise<EnteredScores> {
  const found = await scoresOf(db, clubId, sessionId, history)
  const visible = await visibleAthletes(db, clubId, viewerId)
  const crews = await crewsBy(db, clubId, { session_id: sessionId })
  const sees = (ids: readonly number[]) => ids.every((id) => visible.has(id))
  const squads = new Map(found.squads.map(({ squad_id, user_ids }) => [squad_id, user_ids]))
  const seats = new Map(
    crews.map(({ id, crew_users }) => [id, crew_users.map(({ user_id }) => user_id)]),
  )
  const owners = ({ user_id, crew_id, squad_id }: StoredResult) =>
    user_id === null
      ? crew_id === null
        ? squads.get(squad_id ?? 0)
        : seats.get(crew_id)
      : [user_id]
  const results = found.results.map((result) => {
    const people = owners(result)
    return { ...result, seen: people !== undefined && sees(people) }
  })
  return {
    sport_id: found.sport_id,
    alternative_results: found.alternative_results,
    people: found.people,
    pieces: withEntered(found, results),
    programmes: assigned(found),
    athletes: found.athletes.map((athlete) => ({ ...athlete, seen: visible.has(athlete.user_id) })),
    crews: crews.map((crew) => scoredCrew(crew, sees)),
    squads: found.squads.map((squad) => ({ ...squad, seen: sees(squad.user_ids) })),
    results,
    members: new Map(found.results.map((result) => [result.id, owners(result) ?? []])),
  }
}

const scoredCrew = (
  { id, name, class: label, boat_type, gmt_score, crew_users, published }: Crew,
  sees: (ids: readonly number[]) => boolean,
) => {
  const user_ids = crew_users.map(({ user_id }) => user_id)
  const gmt = gmt_score === null ? null : { time: gmt_score, distance: gmtReference(boat_type) }
  return {
    crew_id: id,
    name,
    class: label,
    boat_type,
    user_ids,
    gmt,
    published,
    seen: sees(user_ids),
  }
}

/** Whose each programme is, once it is settled who has none of their own. */
function assigned({ programmes, athletes }: Found): SessionScores['programmes'] {
  const own = athletes.map(({ user_id }) => ({
    user_id,
    places: ownProgrammes(programmes, user_id),
  }))
  return programmes.map(({ name = null }, place) => ({
    number: place + 1,
    name,
    user_ids: own.filter(({ places }) => places.includes(place)).map(({ user_id }) => user_id),
  }))
}

/**
 * Pieces that have values stay with what was timed inside them, also when the plan has lost them;
 * an exercise is still known by its name.
 */
function withEntered(plans: Found, results: readonly StoredResult[]): LaidPiece[] {
  const scores = results
    .filter(({ alternative }) => !alternative)
    .flatMap((result) => result.scores)
  const pieces = [...laidOut(plans), ...droppedPieces(plans, scores).scored]
  const known = new Set(pieces.map(({ piece }) => piece))
  const entered = scores
    .filter(({ piece }) => piece > 0 && !known.has(piece))
    .toSorted((one, other) => one.piece - other.piece)
  const lost = Map.groupBy(entered, ({ piece }) => piece)
  return [
    ...pieces,
    ...[...lost].map(([piece, own]) => ({
      ...BARE,
      piece,
      exercise_id: plans.dropped.find(({ number }) => number === piece)?.exercise_id ?? null,
      parts: partsIn(own),
    })),
  ]
}

const BARE = { planned_distance: null, planned_time: null, programme: null, planned: false }

/** Splits, segments or sets that have values. */
function partsIn(scores: StoredResult['scores']): LaidPiece['parts'] {
  const places = new Map(
    scores.flatMap(({ part, number }) =>
      part === 'piece' ? [] : [[`${part}${number}`, { part, number }] as const],
    ),
  )
  return [...places.values()]
    .toSorted((one, other) => one.number - other.number)
    .map((place) => ({
      ...place,
      planned_distance: null,
      planned_time: null,
      reps: null,
      exercise_weight: null,
    }))
}

async function scoresOf(
  db: Db,
  clubId: ClubId,
  sessionId: number,
  history: boolean,
): Promise<Found> {
  const { rows } = await sql<Found>`
    with people as (
      select p.user_id, u.full_name, u.picture, u.last_name, u.first_name,
        coalesce(a.did_alternative, false) as did_alternative
      from participants p join users u on u.id = p.user_id
      join memberships m on m.club_id = p.club_id and m.user_id = p.user_id
        and m.status not in (2, 3, 5)
      left join attendance a on a.club_id = p.club_id and a.session_id = p.session_id
        and a.user_id = p.user_id
      where p.club_id = ${clubId} and p.session_id = ${sessionId} and p.role_id = 2
    ),
    found as (
      select r.id, r.user_id, r.crew_id, r.squad_id, r.alternative, r.sport_id, r.note, r.version,
        coalesce(u.full_name, c.name, q.name) as name
      from results r left join users u on u.id = r.user_id left
      join crews c on c.club_id = r.club_id and c.id = r.crew_id
      left join squads q on q.club_id = r.club_id and q.id = r.squad_id
      where r.club_id = ${clubId} and r.session_id = ${sessionId} and r.version > 0
        and (r.user_id is null or exists (
        select from memberships m where m.club_id = r.club_id and m.user_id = r.user_id
          and m.status not in (2, 3, 5)))
    )
    select coalesce(s.sport_id, 8) as sport_id, s.alternative_results, ${structuresOf},
      (select coalesce(json_agg(json_build_object('user_id', user_id, 'full_name', full_name,
        'picture', picture, 'did_alternative', did_alternative)
        order by last_name, first_name, user_id), '[]') from people) as athletes,
      (select coalesce(json_agg(g order by g.name, g.squad_id), '[]') from (
        select q.id as squad_id, q.name, json_agg(su.user_id) as user_ids from squads q
          join squad_users su on su.club_id = q.club_id and su.squad_id = q.id
        where q.club_id = s.club_id and su.user_id in (select user_id from people)
        group by q.id, q.name) g) as squads,
      (select coalesce(json_agg(json_build_object('number', d.number, 'exercise_id',
        d.exercise_id)), '[]') from dropped_exercises d
        where d.club_id = s.club_id and d.session_id = s.id) as dropped,
      (select coalesce(json_agg(json_build_object('id', f.id, 'user_id', f.user_id, 'crew_id',
        f.crew_id, 'squad_id', f.squad_id,
        'alternative', f.alternative, 'sport_id', f.sport_id, 'note', f.note, 'version', f.version,
          'name', f.name,
        'scores', (select coalesce(json_agg(json_build_object('piece', c.piece, 'part', c.part,
          'number', c.number, ${FIELDS}, 'sources', c.sources)
            order by c.piece, c.part, c.number), '[]') from scores c
              where c.club_id = ${clubId} and c.result_id = f.id)
        ${history ? historyOf(clubId) : sql``}) order by f.name, f.id), '[]')
          from found f) as results,
      (select coalesce(json_agg(json_build_object('user_id', u.id, 'full_name', u.full_name)), '[]')
        from users u where u.id in (
        select (v ->> 'by')::bigint from found f join scores c on c.club_id = ${clubId}
          and c.result_id = f.id, jsonb_each(c.sources) as e (k, v))) as people
    from sessions s where s.club_id = ${clubId} and s.id = ${sessionId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a session vanished within a transaction')
  return row
}

const historyOf = (clubId: ClubId) => sql`, 'history', (
  select coalesce(json_agg(json_build_object('id', h.id, 'piece', h.piece, 'part', h.part, 'number',
    h.number, 'field', h.field, 'before', h.before,
    'after', h.after, 'changed_by', h.full_name, 'changed_at', ${instant(sql`h.changed_at`)})
      order by h.id desc), '[]')
  from (select c.*, u.full_name from score_changes c left join users u on u.id = c.changed_by
    where c.club_id = ${clubId} and c.result_id = f.id order by c.id desc limit ${MOST_CHANGES}) h)`
