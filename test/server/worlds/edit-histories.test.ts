import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROLE } from '#domain/constants/roles.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { inClub, type ClubId, type Db } from '../../../server/db/client.ts'
import { recompute } from '../../../server/recordings/imports/recompute.ts'
import { addEdit, type NewEdit } from '../../../server/recordings/imports/edit-commands.ts'
import {
  activitiesToEdit,
  type EditedActivity,
} from '../../../server/recordings/imports/edited-activity.ts'
import { undoEdit } from '../../../server/recordings/imports/edit-undo.ts'
import { hostAndGuest } from '../../../server/recordings/imports/split-and-merge.ts'
import { Refusal } from '../../../server/http/refusal.ts'
import { randomFrom, type Random } from '../../../server/demo/random.ts'
import { refreshLoads } from '../../../server/analysis/reports/loads.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { makeClub, makeMember, makeSession, rowingFile } from '../../support/factories.ts'
import { storeFile } from '../../support/stored-activity.ts'
import { viewerIn } from '../../support/viewers.ts'
import { runs } from '../../support/share.ts'

const HISTORIES = runs(1000, 100)
const SEED = 20_261

let app: TestApp
let club: ClubId
let athlete: number
let viewer: Viewer

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  athlete = (await makeMember(app.db, club, [2], { max_hr: 190 })).id
  viewer = { ...viewerIn(ROLE.athlete), user_id: athlete }
})
afterAll(() => app.close())

/**
 * Makes as many recordings as there are histories, of the same row an hour apart. Every second one
 * has a session of its own, every tenth one they share, and some of these are at the same time as
 * others.
 */
async function seed(): Promise<number[]> {
  const start = new Date('2016-03-02T06:05:00Z')
  const laps = [{ start: 0, time: 12, distance: 48 }]
  const first = await storeFile(
    app.db,
    club,
    { user_id: athlete, session_id: null },
    rowingFile(start, { seconds: 24, laps }),
  )
  const session = await makeSession(
    app.db,
    club,
    { user_id: athlete, role_id: 2 },
    { start_date: start.toISOString() },
  )
  await app.rows(
    `with more as (
       insert into sessions (club_id, kind, name, sport_id, starts_at, ends_at, published_at,
         creator_id)
       select $1, 'session', 'Row', 1, $3::timestamptz + n * interval '1 hour',
         $3::timestamptz + (n + 1) * interval '1 hour', now(), $2 from generate_series(1, $4::int) n
       returning id, starts_at)
     insert into activities (club_id, import_id, position, user_id, session_id, sport_id,
       start_time, elapsed_time, moving_time, distance, distance_source, records,
       heart_rate_avg, heart_rate_max, stroke_rate_avg, power_avg, zone_bounds, zone_seconds, trimp,
       ets, channel_names, bests_kept)
     select a.club_id, a.import_id, row_number() over (order by more.id), a.user_id,
       case when more.id % 10 = 0 then $5::bigint when more.id % 4 < 2 then more.id end, 1,
       case when more.id % 10 = 0
         then date_trunc('day', more.starts_at) + more.id % 3 * interval '10 seconds'
         else more.starts_at end,
       a.elapsed_time, a.moving_time, a.distance, a.distance_source, a.records, a.heart_rate_avg,
       a.heart_rate_max, a.stroke_rate_avg, a.power_avg, a.zone_bounds,
       a.zone_seconds, a.trimp, a.ets, a.channel_names, a.bests_kept
     from activities a, more where a.club_id = $1 and a.id = $6 and a.user_id = $2`,
    [club, athlete, start.toISOString(), HISTORIES, session, first.activity_id],
  )
  const rows = await app.rows<{ id: number; session_id: number | null }>(
    'select id, session_id from activities where club_id = $1 and id <> $2 order by id',
    [club, first.activity_id],
  )
  for (const [table, columns] of Object.entries(COPIED))
    await app.rows(
      `insert into ${table} (club_id, activity_id, ${columns})
        select c.club_id, a.id, ${columns.replaceAll(/\b(\w+)\b/g, 'c.$1')}
       from ${table} c, activities a where c.club_id = $1 and c.activity_id = $2 and a.club_id = $1
         and a.id <> $2`,
      [club, first.activity_id],
    )
  await refreshLoads(app.db, club, {
    session_ids: [...new Set(rows.flatMap(({ session_id }) => session_id ?? []))],
  })
  return rows.map(({ id }) => id)
}

/** What belongs to a recording, by table. */
const COPIED = {
  channels: 'name, data',
  laps: 'position, start, time, distance, heart_rate_avg, stroke_rate_avg, rest',
  recording_bests: 'kind, span, value, start',
}

const KINDS: readonly NewEdit['kind'][] = [
  'trim',
  'split',
  'shift',
  'halve',
  'heart-rate',
  'strokes',
  'merge',
]

function randomEdit(random: Random, { span }: EditedActivity): NewEdit {
  const kind = KINDS[Math.floor(random.between(0, KINDS.length))] ?? 'halve'
  const whole = span ?? 0
  const start = Math.round(random.between(0.1, Math.max(0.2, whole - 1)) * 10) / 10
  return {
    kind,
    start,
    finish: start + random.between(1, 20),
    seconds: Math.round(random.between(-40, 40)) || 7,
  }
}

/** Takes back any one change, unless it cannot go. */
async function undoAny(db: Db, random: Random, activity: EditedActivity): Promise<void> {
  const edits = await db
    .selectFrom('activity_edits')
    .select('id')
    .where('activity_id', '=', activity.id)
    .execute()
  const chosen = edits[Math.floor(random.between(0, edits.length))]
  if (!chosen) return
  await sql`savepoint before`.execute(db)
  try {
    await undoEdit(db, club, activity, chosen.id)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint before`.execute(db)
  }
}

/**
 * Up to three changes of a recording, some of them taken back. What takes something takes it from
 * the recording before or after.
 */
async function history(
  db: Db,
  random: Random,
  ids: readonly number[],
  index: number,
): Promise<void> {
  for (let left = Math.ceil(random.between(0.01, 3)); left > 0; left--) {
    const neighbour = ids[index + (index % 2 === 0 ? 1 : -1)] ?? 0
    const locked = await activitiesToEdit(db, club, [ids[index] ?? 0, neighbour], viewer)
    const activity = locked.find(({ id }) => id === ids[index])
    const other = locked.find(({ id }) => id === neighbour) ?? null
    if (!activity || activity.merged_into !== null) return
    if (random.between(0, 1) < 0.4) await undoAny(db, random, activity)
    else {
      const edit = randomEdit(random, activity)
      if ((edit.kind === 'split' || edit.kind === 'trim') && (activity.span ?? 0) < 2) continue
      if (
        edit.kind === 'merge' &&
        (other === null || other.merged_into !== null || hostAndGuest(activity, other)[1].hosts)
      )
        continue
      await addEdit(db, club, { activity, other, edit, by: athlete })
    }
  }
}

const ACTIVITIES = `
  select a.*, (select json_agg(json_build_array(c.name, md5(c.data)) order by c.name)
    from channels c where c.club_id = a.club_id and c.activity_id = a.id) as blobs,
    (select json_agg(l order by l.position) from laps l where l.club_id = a.club_id
      and l.activity_id = a.id) as laps,
    (select json_agg(b order by b.kind, b.span) from recording_bests b
      where b.club_id = a.club_id and b.activity_id = a.id) as bests
  from activities a where a.club_id = $1 order by a.id`
const LOADS = 'select * from training_loads where club_id = $1 order by session_id, user_id'
const snapshot = async () => ({
  activities: await app.rows(ACTIVITIES, [club]),
  loads: await app.rows(LOADS, [club]),
})

test(`${HISTORIES} random histories of edits leave what working everything out again gives`, async () => {
  const ids = await seed()
  const random = randomFrom(SEED)
  const { worker } = app.database
  for (let from = 0; from < HISTORIES; from += 50)
    await inClub(worker, club, async (db) => {
      for (let index = from; index < Math.min(from + 50, HISTORIES); index++)
        await history(db, random, ids, index)
    })
  const [edits] = await app.rows<{ count: number }>(
    'select count(*)::int as count from activity_edits where club_id = $1',
    [club],
  )
  expect(edits?.count).toBeGreaterThan(HISTORIES / 3)
  const incremental = await snapshot()
  for (let after: number | null = 0; after !== null;) {
    const from: number = after
    after = await inClub(worker, club, (db) => recompute(db, club, athlete, from, false))
  }
  expect(await snapshot()).toEqual(incremental)
}, 240_000)
