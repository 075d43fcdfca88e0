import { inClub, type Pool } from '../server/db/client.ts'
import { activitiesToEdit } from '../server/recordings/imports/edited-activity.ts'
import { addEdit } from '../server/recordings/imports/edit-commands.ts'
import { recompute } from '../server/recordings/imports/recompute.ts'
import { connected } from './cluster.ts'
import { SEASON_START } from './databases.ts'
import { inTurn, ratioFound, timed } from './figures.ts'
import { CLUB, costOfImports, importing, type Importing } from './importing.ts'
import { longRow } from './long-row.ts'
import type { Bench, Measured } from './row.ts'

/** Who is the first to import something. */
const ATHLETE = 101
const VIEWER = { user_id: ATHLETE, is_admin: false, has_clubs: true, club: null }

/**
 * Measures one edit of a recording of a ten-year athlete against recomputing all of that athlete's
 * recordings. It takes wall-clock time, the database's included.
 */
export const edit = (bench: Bench): Promise<Measured<'edit'>> =>
  importing(bench, (parts) => measure(bench, parts))

async function measure(bench: Bench, parts: Importing): Promise<Measured<'edit'>> {
  // Six recordings a week for ten years.
  const { recordings, rounds } = bench.pick(
    { recordings: 3120, rounds: 3 },
    { recordings: 4, rounds: 1 },
  )
  const { pool } = parts
  await costOfImports(parts, [longRow(new Date(SEASON_START))])
  const ids = await connected(bench.cluster.ownerUrl(parts.database), async (client) => {
    const { rows } = await client.query<{ id: number }>(COPIES, [CLUB, recordings - 1])
    await client.query('analyze activities; analyze channels')
    return rows.map(({ id }) => id)
  })
  await everything(pool)
  let turn = 0
  const one = () => timed(() => editOne(pool, ids[(turn++ * 997) % ids.length] ?? 0))
  const pair = await inTurn(rounds, one, () => timed(() => everything(pool)))
  const edited = await figuresOf(pool)
  await everything(pool)
  const wrong = [
    ...(edited === (await figuresOf(pool)) ? [] : ['an edit counts otherwise than a recount']),
    ...(new Set(edited.split(' ')).size === 2 ? [] : [`the distances are ${edited}`]),
  ]
  return ratioFound(pair, 'ms', { figures: [`${recordings} recordings`], wrong })
}

/** Copies of the first recording with all that belongs to it, in sessions of their own. */
const COPIES = `
  with sessions_of as (
    insert into sessions (club_id, kind, name, sport_id, starts_at, ends_at, published_at,
      creator_id)
    select $1, 'session', 'Row', 1, timestamptz '2016-01-01' + n * interval '28 hours',
      timestamptz '2016-01-01' + n * interval '28 hours' + interval '2 hours', now(), ${ATHLETE}
    from generate_series(1, $2::int) n returning id, starts_at
  ),
  made as (
    insert into activities (club_id, import_id, position, user_id, session_id, sport_id, start_time,
      elapsed_time, moving_time, distance, distance_source, records,
      heart_rate_avg, heart_rate_max, stroke_rate_avg, power_avg, zone_bounds, zone_seconds, trimp,
      ets, channel_names)
    select a.club_id, a.import_id, row_number() over (order by s.id), a.user_id, s.id, a.sport_id,
      s.starts_at, a.elapsed_time, a.moving_time, a.distance, a.distance_source,
      a.records, a.heart_rate_avg, a.heart_rate_max, a.stroke_rate_avg, a.power_avg, a.zone_bounds,
      a.zone_seconds, a.trimp, a.ets, a.channel_names
    from activities a, sessions_of s where a.club_id = $1 and a.user_id = ${ATHLETE} returning id
  ),
  kept as (
    insert into channels (club_id, activity_id, name, data)
    select c.club_id, m.id, c.name, c.data from channels c, made m, activities a
      where c.club_id = $1 and c.activity_id = a.id and a.club_id = $1
        and a.user_id = ${ATHLETE}
  )
  select id from made`

/** The distances of all recordings: edited ones are shorter than the others. */
const figuresOf = (pool: Pool): Promise<string> =>
  inClub(pool, CLUB, async (db) => {
    const rows = await db
      .selectFrom('activities')
      .select(['id', 'distance'])
      .where('club_id', '=', CLUB)
      .where('user_id', '=', ATHLETE)
      .orderBy('id')
      .execute()
    return rows.map(({ distance }) => Math.round(distance ?? 0)).join(' ')
  })

async function editOne(pool: Pool, id: number): Promise<void> {
  await inClub(pool, CLUB, async (db) => {
    const [activity] = await activitiesToEdit(db, CLUB, [id], VIEWER)
    if (!activity) throw new Error('The recording does not exist any more')
    await addEdit(db, CLUB, {
      activity,
      edit: { kind: 'trim', start: 60, finish: 5000 },
      by: ATHLETE,
    })
  })
}

async function everything(pool: Pool): Promise<void> {
  for (let after: number | null = 0; after !== null;) {
    const from: number = after
    after = await inClub(pool, CLUB, (db) => recompute(db, CLUB, ATHLETE, from, false))
  }
}
