import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'
import { makeSession } from './factories.ts'

type Place = { club: ClubId; session: number; first: number; ids: readonly number[] }

/** A heartbeat that is not of long ago, however long the tests take. */
const HEARD = Date.UTC(2100, 0)
const STANDING = JSON.stringify({
  before: { at: 1, distance: 0, place: null },
  averaged: { speed: 4, stroke_rate: 20, waiting: [] },
  heart_rate: 150,
  heart_at: HEARD,
  battery: 80,
  battery_at: HEARD,
  marks: [],
})

/** Everybody records: in a session by themselves, in another one each in a crew of one. */
export async function recordAfloat(app: TestApp, { club, session, first, ids }: Place) {
  const start_date = new Date(Date.now() - 5000).toISOString()
  const singles = await makeSession(app.db, club, { user_id: first }, { start_date })
  await app.rows('delete from participants where club_id = $1 and session_id = $2', [club, singles])
  await app.rows(
    `insert into participants (club_id, session_id, user_id, role_id)
     select $1, $2, unnest($3::bigint[]), 2`,
    [club, singles, ids],
  )
  await app.rows(
    `insert into live_recordings (club_id, session_id, user_id, device, token_hash, standing,
      status, heard_at)
     select $1::bigint, $2, u, 'device of one', sha256(convert_to($1::text || ' ' || u, 'utf8')),
       $4, 2, now()
     from unnest($3::bigint[]) u`,
    [club, session, ids, STANDING],
  )
  const made = await app.rows<{ crew: number; person: number; recording: number }>(
    `with boats as (
       insert into crews (club_id, session_id, name, boat_type)
       select $1, $2, 'Single ' || u, 1 from unnest($3::bigint[]) u returning id, name),
     seated as (
       insert into crew_users (club_id, crew_id, user_id, position)
       select $1, id, split_part(name, ' ', 2)::bigint, 1 from boats returning crew_id, user_id),
     recorded as (
       insert into live_recordings (club_id, session_id, crew_id, device, token_hash, standing,
         status, heard_at)
       select $1::bigint, $2, id, 'device of a single',
         sha256(convert_to($1::text || ' crew ' || id, 'utf8')), $4, 2, now()
       from boats returning id, crew_id)
     select s.crew_id::int as crew, s.user_id::int as person, r.id::int as recording
     from seated s join recorded r on r.crew_id = s.crew_id`,
    [club, singles, ids, STANDING],
  )
  return {
    singles,
    scullers: new Map(made.map(({ crew, person }) => [crew, person])),
    recordings: new Map(made.map(({ person, recording }) => [person, recording])),
  }
}
