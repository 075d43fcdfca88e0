import { sql } from 'kysely'
import { Id, nullable, OneOf, T, WordOf, type Static } from '#contract/schema.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { RECORDING, RECORDING_STATUSES } from '#domain/live/recording.ts'
import { NAME_MODES, type BoatPerson } from '#domain/public/names.ts'
import { checkedRow, checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'

const GateLine = T.Unsafe<readonly [number, number, number, number]>({ type: 'array' })
/** A course with the lines that time it. */
const Course = T.Object({
  name: T.String(),
  start: GateLine,
  finish: GateLine,
  lines: T.Array(T.Object({ name: T.String(), line: GateLine })),
})

const Page = T.Object({
  session_id: Id,
  names: WordOf(...NAME_MODES),
  show_boats: T.Boolean(),
  show_splits: T.Boolean(),
  show_map: T.Boolean(),
  delay_min: T.Integer(),
  results_at: nullable(T.String()),
  confirmed_at: nullable(T.String()),
  is_open: T.Boolean(),
  name: T.String(),
  sport_id: T.Integer(),
  starts_at: T.String(),
  ends_at: T.String(),
  all_day: T.Boolean(),
  day: T.String(),
  public_page_intro: nullable(T.String()),
  video_stream_url: nullable(T.String()),
  club_name: T.String(),
  time_zone: T.String(),
  course: nullable(Course),
})
export type PageFacts = Static<typeof Page>

/** A crew of the session, or somebody in none who records. */
const Participant = T.Object({
  crew_id: nullable(Id),
  user_id: nullable(Id),
  name: nullable(T.String()),
  people: T.Unsafe<BoatPerson[]>({ type: 'array' }),
})
export type Participant = Static<typeof Participant>

const Recording = T.Object({
  id: Id,
  crew_id: nullable(Id),
  user_id: nullable(Id),
  status: OneOf(...RECORDING_STATUSES),
  samples: T.Integer(),
  heard_at: nullable(T.Number()),
})
export type PageRecording = Static<typeof Recording>

const Place = T.Object({ club_id: Id, id: Id })

/** The club and number of the page of a token, open or not. */
export const placeOfToken = (db: Db, token: string): Promise<Static<typeof Place> | undefined> =>
  checkedRow(
    db,
    Place,
    sql`
      select o.* from app.find_public_page(${token}) f
      cross join lateral jsonb_to_record(f) as o(club_id bigint, id bigint)
      where f is not null`,
  )

/** Whether people outside see a page `p` of a session `s` now. */
export const isOpenNow = sql<boolean>`(
  p.revoked_at is null and now() >= p.opens_at and now() < p.closes_at
  and s.published_at is not null
  and ${FEATURE.live_results} = any (app.features_of(p.club_id)) and app.is_running(p.club_id))`

/** The course that the boats of a page `p` are timed on. */
const courseOfPage = sql`(
  select jsonb_build_object(
    'name', g.name, 'start', g.start_line, 'finish', g.finish_line,
    'lines', (
      select coalesce(
        jsonb_agg(jsonb_build_object('name', l.name, 'line', l.line) order by l.number), '[]')
      from gate_lines l where l.club_id = g.club_id and l.gate_id = g.id))
  from gates g where g.club_id = p.club_id and g.id = p.gate_id)`

/** What a page and its session are now; undefined once the session is gone. */
export const pageFacts = (db: Db, clubId: ClubId, id: number): Promise<PageFacts | undefined> =>
  checkedRow(
    db,
    Page,
    sql`
      select p.session_id, p.names, p.show_boats, p.show_splits, p.show_map, p.delay_min,
        p.results_at, p.confirmed_at, ${isOpenNow} as is_open,
        s.name, s.sport_id, s.starts_at, s.ends_at, s.all_day,
        to_char(s.starts_at at time zone c.time_zone, 'YYYY-MM-DD') as day,
        s.public_page_intro, s.video_stream_url, c.name as club_name, c.time_zone,
        ${courseOfPage} as course
      from public_pages p
      join clubs c on c.id = p.club_id
      join sessions s on s.club_id = p.club_id and s.id = p.session_id and s.kind = 'session'
      where p.club_id = ${clubId} and p.id = ${id}`,
  )

const Event = T.Object({
  is_open: T.Boolean(),
  name: T.String(),
  starts_at: T.String(),
  ends_at: T.String(),
  all_day: T.Boolean(),
  public_page_intro: nullable(T.String()),
  video_stream_url: nullable(T.String()),
  club_name: T.String(),
  time_zone: T.String(),
  /** Of the pages of its sessions, open or not. */
  tokens: T.Array(T.String()),
})
export type EventFacts = Static<typeof Event>

/**
 * What the page of an event and the event are now: its sessions are those of the club that begin
 * while it lasts and have a page of their own. Undefined for a page that is of a session.
 */
export const eventFacts = (db: Db, clubId: ClubId, id: number): Promise<EventFacts | undefined> =>
  checkedRow(
    db,
    Event,
    sql`
      select ${isOpenNow} as is_open, s.name, s.starts_at, s.ends_at, s.all_day,
        s.public_page_intro, s.video_stream_url, c.name as club_name, c.time_zone,
        array(
          select o.token from public_pages o
          join sessions e on e.club_id = o.club_id and e.id = o.session_id and e.kind = 'session'
          where o.club_id = p.club_id and o.revoked_at is null
            and e.starts_at >= s.starts_at and e.starts_at < s.ends_at
          order by e.starts_at, e.id
          limit ${MOST_SESSIONS}) as tokens
      from public_pages p
      join clubs c on c.id = p.club_id
      join sessions s on s.club_id = p.club_id and s.id = p.session_id and s.kind = 'event'
      where p.club_id = ${clubId} and p.id = ${id}`,
  )

/** Sessions of an event that its page shows. */
const MOST_SESSIONS = 40

const person = sql`jsonb_build_object(
  'first_name', u.first_name, 'last_name', u.last_name, 'date_of_birth', u.date_of_birth,
  'consents', u.health_consent,
  'is_open', not exists (
    select from privacy_settings v
    where v.club_id = m.club_id and v.user_id = m.user_id and v.mode <> 'all-coaches')
    and exists (
      select from memberships x
      where x.club_id = m.club_id and x.user_id = m.user_id and x.status = app.approved()))`

/**
 * Boats in the order of their places, which no change of a crew may move: crews, then athletes by
 * when they began to record.
 */
export const participantsOf = (
  db: Db,
  clubId: ClubId,
  session_id: number,
): Promise<Participant[]> =>
  checkedRows(
    db,
    Participant,
    sql`
      select crew_id, user_id, name, people
      from (
        select w.id as crew_id, null::bigint as user_id, w.name, (
          select coalesce(jsonb_agg(${person} order by m.position), '[]')
          from crew_users m
          join users u on u.id = m.user_id
          where m.club_id = w.club_id and m.crew_id = w.id) as people, 0 as begun
        from crews w
        where w.club_id = ${clubId} and w.session_id = ${session_id} and not exists (
          select from seat_race_boats b where b.club_id = w.club_id and b.crew_id = w.id)
        union all
        select null, m.user_id, null, (
          select jsonb_build_array(${person}) from users u where u.id = m.user_id) as people, m.begun
        from (
          select r.club_id, r.user_id, min(r.id) as begun from live_recordings r
          where r.club_id = ${clubId} and r.session_id = ${session_id}
            and r.user_id is not null and r.status <> ${RECORDING.discarded}
          group by r.club_id, r.user_id) m) boats
      order by begun, crew_id
      limit 200`,
  )

export const recordingsOf = (
  db: Db,
  clubId: ClubId,
  session_id: number,
): Promise<PageRecording[]> =>
  checkedRows(
    db,
    Recording,
    sql`
      select r.id, r.crew_id, r.user_id, r.status, r.samples,
        extract(epoch from r.heard_at)::float8 * 1000 as heard_at
      from live_recordings r
      where r.club_id = ${clubId} and r.session_id = ${session_id}
        and r.status <> ${RECORDING.discarded}
      order by r.id
      limit 500`,
  )
