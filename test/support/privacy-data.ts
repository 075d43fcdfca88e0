import { SPORT } from '#domain/constants/sports.ts'
import type { TestApp } from './app.ts'
import { recordAfloat } from './privacy-afloat.ts'
import { makeSession } from './factories.ts'
import { TWO_PIECES } from './measured-pieces.ts'
import type { SeededWorld } from './privacy-seed.ts'

export type Data = {
  session: number
  imports: Map<number, number>
  activities: Map<number, number>
  tests: Map<number, number>
  /** A session in which each rows in a crew of one, whose people and recordings these are. */
  singles: number
  scullers: Map<number, number>
  recordings: Map<number, number>
}

/**
 * Everybody of the world was in today's session, ill, with a file and a load of it, and has a time
 * on the ergometer.
 */
export async function fillWorld(app: TestApp, { club, users }: SeededWorld): Promise<Data> {
  const people = [...users].map(([number, { id }]) => ({ number, id }))
  const first = people[0]?.id ?? 0
  // An hour ago may be yesterday where the club is.
  const start = new Date(Date.now() - 5000).toISOString()
  const session = await makeSession(
    app.db,
    club,
    { user_id: first },
    { start_date: start, ...TWO_PIECES },
  )
  const ergo = await makeSession(
    app.db,
    club,
    { user_id: first },
    { start_date: start, sport_id: SPORT.ergo },
  )
  await app.rows('delete from participants where club_id = $1', [club])
  const ids = people.map(({ id }) => id)
  const forAll = (statement: string) =>
    app.rows<{ user_id: number; id: number }>(statement, [club, session, ids])
  await forAll(
    `insert into participants (club_id, session_id, user_id, role_id)
     select $1, $2, unnest($3::bigint[]), 2`,
  )
  await forAll(
    `insert into attendance (club_id, session_id, user_id, attending, ill)
     select $1, $2, unnest($3::bigint[]), 2, true`,
  )
  await forAll(
    `insert into training_loads (club_id, session_id, user_id, local_date, seconds, zone_seconds,
      ets, ets_basis)
     select $1, $2, unnest($3::bigint[]), (now() at time zone 'Europe/Berlin')::date, 3600,
       '{0,3600,0,0,0,0,0}', 60, 'measured'`,
  )
  await forAll(
    `with r as (insert into results (club_id, session_id, user_id, sport_id, note)
      select $1, $2, unnest($3::bigint[]), 1, 'slept badly' returning id)
     insert into scores (club_id, result_id, piece, part, time, distance, heart_rate)
       select $1, id, piece, 'piece', 3600, 9000, 150 from r, (values (0), (1)) as p (piece)`,
  )
  await app.rows(
    `with r as (insert into results (club_id, session_id, user_id, sport_id)
      select $1, $2, unnest($3::bigint[]), $4 returning id)
     insert into scores (club_id, result_id, piece, part, time, distance)
       select $1, id, 1, 'piece', 400, 2000 from r`,
    [club, ergo, ids, SPORT.ergo],
  )
  await app.rows(
    `insert into mornings (club_id, user_id, day, waking_hr, temperature, training_quality, health)
      select $1, unnest($2::bigint[]), (now() at time zone 'Europe/Berlin')::date, 48, 37.5, 4, 'ill'`,
    [club, ids],
  )
  await app.rows(
    `insert into return_notes (club_id, user_id, day, text)
      select $1, unnest($2::bigint[]), now()::date, 'Half an hour, easy'`,
    [club, ids],
  )
  await app.rows(
    `insert into absences (club_id, user_id, from_date, until_date, reason)
      select $1, unnest($2::bigint[]), now()::date - 1, now()::date + 1, 'ill'`,
    [club, ids],
  )
  await app.rows(
    `insert into mornings (club_id, user_id, day, waking_hr, health, note, note_private)
      select $1, u, now()::date - 1, 61, 'ill', 'slept badly', false from unnest($2::bigint[]) u`,
    [club, ids],
  )
  const afloat = await recordAfloat(app, { club, session, first, ids })
  const imports = await forAll(
    `with listed as (insert into stored_files (sha256, size)
      values (repeat('a', 64), 1) on conflict do nothing),
     f as (insert into files (club_id, sha256, size, name)
       values ($1, repeat('a', 64), 1, 'row.fit') returning id)
     insert into imports (club_id, user_id, uploaded_by, file_id, sha256, session_id, state)
     select $1, u, u, f.id, repeat('a', 64), $2, 'done' from f, unnest($3::bigint[]) u
       returning user_id, id`,
  )
  const activities = await forAll(
    `insert into activities (club_id, import_id, position, user_id, session_id, sport_id,
      start_time, records, heart_rate_avg, channel_names)
     select i.club_id, i.id, 0, i.user_id, i.session_id, 1, now(), 1, 150,
       '{t,speed,power,catch_angle}' from imports i where i.club_id = $1 and i.session_id = $2
         and i.user_id = any ($3)
     returning user_id, id`,
  )
  const byNumber = (rows: { user_id: number; id: number }[]) =>
    new Map(
      people.map(({ number, id }) => [number, rows.find((row) => row.user_id === id)?.id ?? 0]),
    )
  const tests = await forAll(
    `insert into performance_tests (club_id, user_id, kind, day, time_s)
     select $1, unnest($3::bigint[]), '2k', now()::date, 420 where $2::bigint > 0
     returning id, user_id`,
  )
  return {
    session,
    ...afloat,
    tests: byNumber(tests),
    imports: byNumber(imports),
    activities: byNumber(activities),
  }
}
