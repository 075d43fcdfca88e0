import { Readable } from 'node:stream'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'
import { makeMember, type TestUser } from './factories.ts'
import { makeFullClub } from './full-club.ts'
import { randomFrom } from './random.ts'

export type RandomClub = { club: ClubId; manager: TestUser; athlete: number }

/**
 * A club with all there is, some of it a random number of times, with references in every direction:
 * back and forth within tables, in lists, and in JSON. Its manager sees all of its athletes.
 */
export async function makeRandomClub(app: TestApp, seed: number): Promise<RandomClub> {
  const random = randomFrom(seed)
  const upTo = (most: number) => Math.floor(random() * (most + 1))
  const { club, user: athlete } = await makeFullClub(app)
  const manager = await makeMember(app.db, club, [ROLE.manager], { first_name: 'Mara' })
  const people = [athlete, manager.id]
  for (let count = upTo(4); count >= 0; count -= 1) {
    const { id } = await makeMember(app.db, club, random() < 0.7 ? [ROLE.athlete] : [ROLE.coach], {
      date_of_birth: '1999-05-06',
    })
    people.push(id)
    const status = [1, 1, 0, 3, 4, 6][upTo(5)]
    await app.rows('update memberships set status = $3 where club_id = $1 and user_id = $2', [
      club,
      id,
      status,
    ])
  }
  await app.rows(
    `with made as (
       insert into users (first_name, last_name, guardian_email)
       values ('Mia', 'Small', 'parent@example.org') returning id)
     insert into memberships (club_id, user_id, status) select $1, id, 4 from made`,
    [club],
  )
  await app.rows(`insert into privacy_coaches (club_id, user_id, coach_id) values ($1, $2, $3)`, [
    club,
    athlete,
    manager.id,
  ])
  const anyone = () => people[upTo(people.length - 1)] ?? athlete
  for (let count = upTo(3); count >= 0; count -= 1)
    await addSession(app, club, { person: anyone(), other: anyone(), number: upTo(1000) / 8 })
  await addCircles(app, club, athlete)
  await fillFiles(app, club)
  return { club, manager, athlete }
}

type Chosen = { person: number; other: number; number: number }

const GIVEN = `with given as (
  select $1::bigint as club_id, $2::bigint as session_id, $3::bigint as person, $4::bigint as other,
    $5::float8 as number
)`

const OF_A_SESSION = [
  `insert into participants (club_id, session_id, user_id, role_id)
   select distinct club_id, session_id, unnest(array[person, other]), 2 from given`,
  `insert into attendance (club_id, session_id, user_id, attending, note)
   select club_id, session_id, person, 1, 'On my way ' || number from given`,
  `insert into session_changes (club_id, session_id, user_id, kind, changes)
   select club_id, session_id, other, 'people', jsonb_build_object(
     'people', jsonb_build_array(jsonb_build_array(person), null),
     'exercises', jsonb_build_array(jsonb_build_array(jsonb_build_object(
       'athlete_ids', jsonb_build_array(person),
       'pieces', jsonb_build_array(jsonb_build_object('exercise_id', (
         select min(e.id) from exercises e where e.club_id = given.club_id
       ), 'rest', number)))), null)) from given`,
  `, made as (
     insert into results (club_id, session_id, user_id, sport_id, creator_id)
     select club_id, session_id, person, 1, other from given returning id)
   insert into scores (club_id, result_id, piece, part, time, sources)
   select club_id, made.id, 1, 'piece', 400 + number, jsonb_build_object(
     'time', jsonb_build_object('kind', 'measured', 'by', other, 'at', '2026-03-02', 'activity_id', (
       select min(a.id) from activities a where a.club_id = given.club_id))) from given, made`,
  `insert into session_ratings (club_id, session_id, user_id, rpe)
   select club_id, session_id, other, 7 from given`,
  `insert into wall_posts (club_id, user_id, client_id, kind, text, mentioned, session_id)
   select club_id, person, 'random-post-' || session_id, 'text', 'Well rowed', array[other], session_id
   from given`,
  `insert into report_views (club_id, user_id, page, name, question, shared)
   select club_id, person, 'rpe', 'View ' || session_id, jsonb_build_object(
     'athletes', person || ',' || other, 'from', '2026-01-05', 'squads', (
       select min(s.id)::text from squads s where s.club_id = given.club_id)), true from given`,
  `insert into mornings (club_id, user_id, day, waking_hr)
   select club_id, person, date '2026-02-01' + number::int, 48 from given
   on conflict do nothing`,
]

const SESSION = `insert into sessions (club_id, kind, name, sport_id, starts_at, ends_at, venue_id,
    creator_id, published_at, published_plan, weather)
  select club_id, 'session', 'Row of ' || number, 1, at, at + interval '1 hour', (
      select max(v.id) from venues v where v.club_id = given.club_id
    ), person, at, jsonb_build_object('planned_time', number, 'exercises', jsonb_build_array(
      jsonb_build_object('name', 'A', 'athlete_ids', jsonb_build_array(person), 'pieces',
        jsonb_build_array(jsonb_build_object('exercise_id', (
          select max(e.id) from exercises e where e.club_id = given.club_id)))))),
    jsonb_build_object('wind', number)
  from given, lateral (
    select timestamptz '2026-03-02 06:00Z' + make_interval(mins => number::int) as at) t
  where session_id is null and other is not null
  returning id`

async function addSession(
  app: TestApp,
  club: ClubId,
  { person, other, number }: Chosen,
): Promise<void> {
  const ask = (statement: string, session: number | null) =>
    app.rows<{ id: number }>(`${GIVEN} ${statement}`, [club, session, person, other, number])
  const [made] = await ask(SESSION, null)
  for (const statement of OF_A_SESSION) await ask(statement, made?.id ?? null)
}

/** Rows that refer to later ones of their own table, and lists of ids. */
async function addCircles(app: TestApp, club: ClubId, athlete: number): Promise<void> {
  await app.rows(
    `update clubs set venue_id = (select min(id) from venues where club_id = $1) where id = $1`,
    [club],
  )
  await app.rows(
    `insert into crews (club_id, session_id, name, boat_type, parent_id)
     select club_id, session_id, 'Second', boat_type, id from crews where club_id = $1 limit 1`,
    [club],
  )
  await app.rows(
    `update crews set parent_id = (
       select max(id) from crews where club_id = $1
     ) where club_id = $1 and id = (select min(id) from crews where club_id = $1)
       and parent_id is null`,
    [club],
  )
  await app.rows(
    `with two as (
       insert into session_series (club_id, repeat_rule) values ($1, '{}'), ($1, '{"n": 1}')
       returning id)
     update session_series s set parted_from = (select max(id) from two)
     where s.club_id = $1 and s.parted_from is null`,
    [club],
  )
  await app.rows(
    `update activity_edits set other_session_id = (select max(id) from sessions where club_id = $1)
     where club_id = $1`,
    [club],
  )
  await app.rows(
    `insert into messages (club_id, thread_id, number, user_id, client_id, text, to_boats, crew_ids,
       user_ids)
     select $1, t.id, 2, $2, 'to-boats-device', 'Out at six', true, (
       select array_agg(id) from crews where club_id = $1
     ), array[$2::bigint]
     from message_threads t where t.club_id = $1 order by t.id limit 1`,
    [club, athlete],
  )
}

/** Every file that a row of the club refers to gets content of its own. */
async function fillFiles(app: TestApp, club: ClubId): Promise<void> {
  const places = await app.rows<{ relation: string; field: string }>(
    `select f.relation::text, f.field::text from app.file_references() f
     where exists (select from pg_attribute a
       where a.attrelid = f.relation and a.attname = 'club_id')
     union all select 'clubs', 'logo'`,
  )
  for (const { relation, field } of places) {
    const key = relation === 'clubs' ? 'id' : 'club_id'
    const rows = await app.rows<{ ctid: string }>(
      `select ctid::text from ${relation} where ${key} = $1 and ($2 or ${field} is not null)`,
      [club, relation === 'clubs'],
    )
    for (const { ctid } of rows) {
      const content = Buffer.from(`file of ${relation} ${ctid} of club ${club}`)
      const { sha256, size } = await app.files.put(Readable.from([content]))
      await app.rows('insert into stored_files (sha256, size) values ($1, $2)', [sha256, size])
      await app.rows(`update ${relation} set ${field} = $2 where ctid = $1::tid`, [ctid, sha256])
    }
  }
}
