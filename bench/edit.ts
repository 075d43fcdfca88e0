import { createPool, inClub, provenClub, type Db, type Pool } from '../server/db/client.ts'
import { REACTIONS } from '../server/events/reactions.ts'
import { openDatabase } from '../server/db/open.ts'
import { recompute } from '../server/recordings/imports/recompute.ts'
import { digest } from '../server/recordings/imports/digest.ts'
import { addEdit } from '../server/recordings/imports/edit-commands.ts'
import { activitiesToEdit } from '../server/recordings/imports/edited-activity.ts'
import { readActivity } from '../readers/read-activity.ts'
import { storeActivity } from '../server/recordings/imports/store.ts'
import { connected, startCluster } from './cluster.ts'
import { inTurn, ratioOutcome, type Outcome } from './figures.ts'
import { longRow } from './long-row.ts'
import { ensureSeason, SEASON_START } from './season.ts'

/** Six recordings a week for ten years. */
const RECORDINGS = 3120
const ROUNDS = 3
const MOST = 0.05
const CLUB = provenClub(1)
const ATHLETE = 101
const VIEWER = { user_id: ATHLETE, is_admin: false, has_clubs: true, club: null }

/**
 * Measures one edit of a recording of a ten-year athlete against recomputing all of that athlete's
 * recordings. It takes wall-clock time, the database's included.
 */
export async function edit(): Promise<Outcome> {
  const cluster = await startCluster()
  const name = await ensureSeason(cluster, 1, 1)
  const empty = () =>
    connected(cluster.ownerUrl(name), (client) =>
      client.query('delete from imports; delete from kept_loads'),
    )
  await empty()
  const database = await openDatabase(cluster.ownerUrl(name), { reactions: REACTIONS })
  const pool = createPool(database.workerUrl, {
    size: 1,
    name: 'slipway bench',
    reactions: REACTIONS,
  })
  try {
    const first = await inClub(pool, CLUB, storeFirst)
    const ids = await connected(cluster.ownerUrl(name), async (client) => {
      const { rows } = await client.query<{ id: number }>(COPIES, [CLUB, first, RECORDINGS - 1])
      await client.query('analyze activities; analyze channels')
      return rows.map(({ id }) => id)
    })
    await everything(pool)
    let turn = 0
    const one = () => timed(() => editOne(pool, ids[(turn++ * 997) % ids.length] ?? first))
    return ratioOutcome(
      await inTurn(ROUNDS, one, () => timed(() => everything(pool))),
      MOST,
      'ms',
      {
        figures: [`${RECORDINGS} recordings`],
      },
    )
  } finally {
    await Promise.all([pool.end(), database.close()])
    await empty()
    await cluster.stop()
  }
}

/** Copies of the first recording with all that belongs to it, in sessions of their own. */
const COPIES = `
  with sessions_of as (
    insert into sessions (club_id, kind, name, sport_id, starts_at, ends_at, published_at,
      creator_id)
    select $1, 'session', 'Row', 1, timestamptz '2016-01-01' + n * interval '28 hours',
      timestamptz '2016-01-01' + n * interval '28 hours' + interval '2 hours', now(), ${ATHLETE}
    from generate_series(1, $3::int) n returning id, starts_at
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
    from activities a, sessions_of s where a.club_id = $1 and a.id = $2 returning id
  ),
  kept as (
    insert into channels (club_id, activity_id, name, data)
    select c.club_id, m.id, c.name, c.data from channels c, made m
      where c.club_id = $1 and c.activity_id = $2
  )
  select id from made`

async function storeFirst(db: Db): Promise<number> {
  const { activities, warnings } = await readActivity(longRow(new Date(SEASON_START)))
  const [activity] = activities
  if (!activity) throw new Error('The file holds nothing')
  const file = { club_id: CLUB, sha256: 'e'.repeat(64), size: 1, name: 'row.fit' }
  await db.insertInto('stored_files').values({ sha256: file.sha256, size: file.size }).execute()
  const { id: file_id } = await db
    .insertInto('files')
    .values(file)
    .returning('id')
    .executeTakeFirstOrThrow()
  const made = {
    club_id: CLUB,
    user_id: ATHLETE,
    uploaded_by: ATHLETE,
    file_id,
    sha256: file.sha256,
    state: 'done',
    progress: 1,
  }
  const { id: import_id } = await db
    .insertInto('imports')
    .values(made)
    .returning('id')
    .executeTakeFirstOrThrow()
  const place = {
    import_id,
    position: 0,
    user_id: ATHLETE,
    session_id: null,
    sport_id: 1,
    ets_factors: null,
  }
  return storeActivity(
    db,
    CLUB,
    place,
    digest(activity, { hr_zones: null, max_hr: 190, age_years: 25 }, warnings),
  )
}

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

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
