import { sql } from 'kysely'
import { Structure } from '#contract/plan.ts'
import { Id, nullable, T, WordOf, type Static } from '#contract/schema.ts'
import { PROVIDER_KEYS } from '#domain/constants/providers.ts'
import { reportScope } from '#domain/rules/reports.ts'
import { isCoach, type Viewer } from '#domain/rules/viewer.ts'
import { ergoWattsOfSpeed, speedOf } from '#domain/time/pace.ts'
import { zonesOfAthlete } from '#domain/training/zones.ts'
import type { TargetFacts } from '#domain/workouts/targets.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { instant } from '../../db/instant.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import { visible } from '../../planning/session-facts/open.ts'
import { intensitiesOf, rateZonesOf, structureOf } from '../../planning/sessions/open.ts'
import { isOpenTo } from '../activities/open.ts'
import { isShown, shownFinish, shownStart } from '../efforts/open.ts'

const PlannedSession = T.Object({
  id: Id,
  name: T.String(),
  sport_id: T.Integer(),
  /** When it begins on the clock of the club, without a zone. */
  starts: T.String(),
  is_over: T.Boolean(),
  planned_time: nullable(T.Number()),
  planned_distance: nullable(T.Number()),
  structure: nullable(Structure),
  intensities: T.Array(T.Object({ id: T.Integer(), percentage: T.Number() })),
  heart_rate_intensities: T.Array(T.Integer()),
  stroke_rate_intensities: T.Array(T.Integer()),
})
export type PlannedSession = Static<typeof PlannedSession>

const plannedFields = sql`s.id, s.name, coalesce(s.sport_id, 8) as sport_id,
  to_char(s.starts_at at time zone c.time_zone, 'YYYY-MM-DD"T"HH24:MI:SS') as starts,
  s.ends_at < now() as is_over, s.planned_time, s.planned_distance, ${structureOf} as structure,
  ${intensitiesOf} as intensities, ${rateZonesOf('heart-rate')} as heart_rate_intensities,
  ${rateZonesOf('stroke-rate')} as stroke_rate_intensities`

/** What a session plans, as far as a workout is made of it. */
export async function plannedSession(
  db: Db,
  clubId: ClubId,
  id: number,
): Promise<PlannedSession | undefined> {
  const [session] = await checkedRows(
    db,
    PlannedSession,
    sql`
      select ${plannedFields}
      from sessions s
      join clubs c on c.id = s.club_id
      where s.club_id = ${clubId} and s.id = ${id}`,
  )
  return session
}

/** The sessions of seven days from a day on in which the viewer takes part, as they begin. */
export const ownSessions = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  start_date: string,
): Promise<PlannedSession[]> =>
  checkedRows(
    db,
    PlannedSession,
    sql`
      select ${plannedFields}
      from sessions s
      join clubs c on c.id = s.club_id
      where s.club_id = ${clubId}
        and s.starts_at >= ${start_date}::date::timestamp at time zone c.time_zone
        and s.starts_at < (${start_date}::date + 7)::timestamp at time zone c.time_zone
        and exists (
          select from participants p
          where p.club_id = s.club_id and p.session_id = s.id and p.user_id = ${viewer.user_id}
        )
        ${visible({ user_id: viewer.user_id, sees_drafts: isCoach(viewer) })}
      order by s.starts_at, s.id`,
  )

const StoredAthlete = T.Object({
  user_id: Id,
  full_name: T.String(),
  hr_zones: nullable(T.Array(T.Integer())),
  max_hr: nullable(T.Integer()),
  age_years: nullable(T.Integer()),
  seconds_2k: nullable(T.Number()),
  has_recording: T.Boolean(),
})

/** An athlete with what makes their zones numbers. */
export type Athlete = {
  user_id: number
  full_name: string
  facts: TargetFacts
  /** Of the session they were asked for in. */
  has_recording: boolean
}

/** The best 2000 m of person `u`: tests as far as one sees them, and what a machine recorded. */
const secondsOf2k = (clubId: ClubId, viewer: Viewer) => sql`(
  select min(best.seconds)
  from (
    select app.seconds_of_test(t) as seconds
    from performance_tests t
    where t.club_id = ${clubId} and t.user_id = u.id and t.kind = '2k'
      and ${visibleTo(sql`t.user_id`, clubId, viewer.user_id, reportScope(viewer, '2k-test'))}
    union all
    select b.value
    from activities a
    join recording_bests b on b.club_id = a.club_id and b.activity_id = a.id
    where a.club_id = ${clubId} and a.user_id = u.id and a.sport_id = 2
      and a.merged_into is null and b.kind = 'time' and b.span = 2000 and ${isOpenTo(viewer)}
  ) best
)`

const athleteFields = (clubId: ClubId, viewer: Viewer) => sql`
  u.id as user_id, u.full_name, u.hr_zones, u.max_hr,
  extract(year from age((now() at time zone c.time_zone)::date, u.date_of_birth))::int
    as age_years,
  ${secondsOf2k(clubId, viewer)} as seconds_2k`

const withFacts = ({
  user_id,
  full_name,
  seconds_2k,
  has_recording,
  ...person
}: Static<typeof StoredAthlete>): Athlete => ({
  user_id,
  full_name,
  has_recording,
  facts: {
    bounds: zonesOfAthlete(person)?.bounds ?? null,
    max_hr: person.max_hr,
    watts_2k: ergoWattsOfSpeed(speedOf(2000, seconds_2k)),
  },
})

/** The athletes of a session whom the club knows and the viewer sees, by name. */
export async function athletesOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  sessionId: number,
): Promise<Athlete[]> {
  const rows = await checkedRows(
    db,
    StoredAthlete,
    sql`
      select ${athleteFields(clubId, viewer)},
        exists (select from activities a where a.club_id = p.club_id and a.user_id = p.user_id
          and a.session_id = p.session_id and ${isOpenTo(viewer)}) as has_recording
      from participants p
      join users u on u.id = p.user_id
      join memberships m on m.club_id = p.club_id and m.user_id = p.user_id
        and app.knows_person(m.club_id, m.user_id, m.status)
      join clubs c on c.id = p.club_id
      where p.club_id = ${clubId} and p.session_id = ${sessionId} and p.role_id = app.athlete()
        and ${visibleTo(sql`p.user_id`, clubId, viewer.user_id, reportScope(viewer, 'comparison'))}
      order by u.last_name collate names, u.first_name collate names, u.id`,
  )
  return rows.map(withFacts)
}

/** The viewer, as an athlete. */
export async function ownFacts(db: Db, clubId: ClubId, viewer: Viewer): Promise<TargetFacts> {
  const [row] = await checkedRows(
    db,
    StoredAthlete,
    sql`
      select ${athleteFields(clubId, viewer)}, false as has_recording
      from users u
      join clubs c on c.id = ${clubId}
      where u.id = ${viewer.user_id}`,
  )
  if (!row) throw new Error('a person vanished within a transaction')
  return withFacts(row).facts
}

const StoredRecording = T.Object({
  activity_id: Id,
  user_id: Id,
  laps: T.Array(
    T.Object({
      start: T.Number(),
      time: nullable(T.Number()),
      elapsed: nullable(T.Number()),
      distance: nullable(T.Number()),
      rest: T.Boolean(),
      step: nullable(T.Integer()),
    }),
  ),
  marked: T.Array(
    T.Object({ piece: nullable(T.Integer()), start: T.Number(), finish: T.Number() }),
  ),
})
export type StoredRecording = Static<typeof StoredRecording>

/** Recordings of all these people that are laid on a plan. */
const MOST_RECORDINGS = 500

/** What people recorded in a session, with what is marked in it. */
export const recordingsIn = (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  sessionId: number,
  userIds: readonly number[],
): Promise<StoredRecording[]> =>
  checkedRows(
    db,
    StoredRecording,
    sql`
      select a.id as activity_id, a.user_id,
        (select coalesce(json_agg(json_build_object('start', l.start, 'time', l.time,
            'elapsed', l.elapsed, 'distance', l.distance, 'rest', l.rest, 'step', l.step)
            order by l.position), '[]')
          from laps l
          where l.club_id = a.club_id and l.activity_id = a.id) as laps,
        (select coalesce(json_agg(json_build_object('piece', e.piece, 'start', ${shownStart},
            'finish', ${shownFinish}) order by e.start, e.id), '[]')
          from efforts e
          where e.club_id = a.club_id and e.activity_id = a.id and ${isShown}) as marked
      from activities a
      where a.club_id = ${clubId} and a.session_id = ${sessionId}
        and a.user_id = any (${userIds}::bigint[])
        and a.merged_into is null and 't' = any (a.channel_names) and ${isOpenTo(viewer)}
      order by a.user_id, a.start_time, a.id
      limit ${MOST_RECORDINGS}`,
  )

const SentWorkout = T.Object({
  session_id: Id,
  provider: WordOf(...PROVIDER_KEYS),
  state: WordOf('waiting', 'sent', 'refused'),
  plan: nullable(T.String()),
  external_id: nullable(T.String()),
  /** The session has ended; one that was deleted has not. */
  is_over: T.Boolean(),
  changed_at: T.String(),
})
type SentWorkout = Static<typeof SentWorkout>

/** What providers have of a person's sessions, by session; of one of the two where it is given. */
const sentOf = (db: Db, clubId: ClubId, userId: number, which: ReturnType<typeof sql>) =>
  checkedRows(
    db,
    SentWorkout,
    sql`
      select w.session_id, w.provider, w.state, w.plan, w.external_id,
        coalesce(s.ends_at < now(), false) as is_over, ${instant(sql`w.changed_at`)} as changed_at
      from sent_workouts w
      left join sessions s on s.club_id = w.club_id and s.id = w.session_id
      where w.club_id = ${clubId} and w.user_id = ${userId} and ${which}
      order by w.changed_at desc`,
  )

export async function sentWorkouts(
  db: Db,
  clubId: ClubId,
  userId: number,
  provider: string,
): Promise<ReadonlyMap<number, SentWorkout>> {
  const rows = await sentOf(db, clubId, userId, sql`w.provider = ${provider}`)
  return new Map(rows.map((row) => [row.session_id, row]))
}

/** The last provider that a session was sent to. */
export async function sentWorkout(
  db: Db,
  clubId: ClubId,
  userId: number,
  sessionId: number,
): Promise<SentWorkout | undefined> {
  return (await sentOf(db, clubId, userId, sql`w.session_id = ${sessionId}`))[0]
}
