import type { Client } from 'pg'
import { FIRST_STANDING } from '#domain/live/standing.ts'
import { hashOf } from '../server/http/gate.ts'

/** The session of club 1 in which boats record. */
export async function liveSession(client: Client): Promise<number> {
  const { rows } = await client.query<{ session: string }>(
    'select min(id) as session from sessions where club_id = 1',
  )
  return Number(rows[0]?.session)
}

/** Boats of club 1 that record now, each with the token of its device; no others are left. */
export async function recordingBoats(client: Client, tokens: readonly string[]): Promise<number[]> {
  await client.query('delete from live_recordings where club_id = 1')
  const { rows } = await client.query<{ id: number }>(
    `with crewed as (
       insert into crews (club_id, session_id, name, boat_type)
       select 1, $1, 'Boat ' || n, 2 from generate_series(1, cardinality($2::bytea[])) n
       returning id)
     insert into live_recordings (club_id, session_id, crew_id, device, token_hash, standing)
     select 1, $1, c.id, 'bench-device', h.hash, $3
     from (select id, row_number() over () as n from crewed) c
       join unnest($2::bytea[]) with ordinality h(hash, n) on h.n = c.n
     returning id::int as id`,
    [await liveSession(client), tokens.map(hashOf), JSON.stringify(FIRST_STANDING)],
  )
  return rows.map(({ id }) => id)
}
