import { Client } from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { openDatabase } from './open.ts'

/** A database of before the times of seat races were results, but with what was made after. */
const BEFORE = `
  delete from migrations where name like '0015-%';
  alter table seat_race_pieces drop column piece;
  alter table seat_race_boats
    add column time double precision check (time between 10 and 10000);
  insert into users (id, email, first_name, last_name)
    overriding system value values (1, 'c@club.example', 'C', 'C');
  insert into clubs (id, name, time_zone, default_sport_id) overriding system value
    values (1, 'Club', 'UTC', 1);
  insert into sessions (club_id, id, kind, name, sport_id, starts_at, ends_at)
    overriding system value values (1, 1, 'session', 'Race', 1, now(), now());
  insert into session_structures
    (club_id, session_id, piece_structure, repetitions, display, numbers)
    values (1, 1, 3, 1, 'x', '{7, 3, 5}');
  insert into session_pieces (club_id, session_id, position, planned_distance)
    values (1, 1, 1, 5000), (1, 1, 2, 750), (1, 1, 3, 750);
  insert into crews (club_id, id, session_id, name, boat_type) overriding system value
    select 1, n, 1, 'Boat ' || n, 7 from generate_series(1, 8) n;
  insert into seat_race_pieces (club_id, id, session_id, position, distance)
    overriding system value
    values (1, 1, 1, 1, 750), (1, 2, 1, 2, 750), (1, 3, 1, 4, 750), (1, 4, 1, 5, 1000);
  insert into seat_race_boats (club_id, piece_id, shell, crew_id, time)
    select 1, 1 + (n - 1) / 2, (n - 1) % 2, n, case when n < 6 then 150 + n end
    from generate_series(1, 8) n;
`

test('times of seat races become results when a database is brought up to date', async () => {
  const database = await freshDatabase()
  const owner = new Client({ connectionString: database.ownerUrl })
  await owner.connect()
  try {
    await owner.query(BEFORE)
    await (await openDatabase(database.ownerUrl, { reactions: [] })).close()
    const { rows: races } = await owner.query(
      'select id::int, piece from seat_race_pieces order by position',
    )
    expect(races.map(({ id, piece }) => [id, piece])).toEqual([
      [1, 3],
      [2, 5],
      [3, 8],
      [4, 9],
    ])
    const { rows: times } = await owner.query(`
      select r.crew_id::int, c.piece, c.time, c.sources -> 'time' ->> 'kind' as kind
      from results r join scores c on c.club_id = r.club_id and c.result_id = r.id
      order by r.crew_id`)
    expect(times.map(({ crew_id, piece, time, kind }) => [crew_id, piece, time, kind])).toEqual([
      [1, 3, 151, 'entered'],
      [2, 3, 152, 'entered'],
      [3, 5, 153, 'entered'],
      [4, 5, 154, 'entered'],
      [5, 8, 155, 'entered'],
    ])
  } finally {
    await owner.end()
    await database.drop()
  }
})
