import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../../server/db/client.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { makeClub, makeMember, makeSession, rowingFile } from '../../support/factories.ts'
import type { As } from '../../support/http.ts'

/** Statements of an import before which its worker dies, from the first to the one that ends it. */
const POINTS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14]
/** What a worker that died held is taken over after this, in milliseconds. */
const TAKEN_OVER_MS = 120_000

let app: TestApp
let club: ClubId
let athlete: { id: number; token: string }
let asAthlete: As
const children: ChildProcess[] = []

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  athlete = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  asAthlete = { token: athlete.token, club }
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await app.close()
})

function worker(dieAt: number): ChildProcess {
  const script = join(import.meta.dirname, '../../support/dying-worker.ts')
  const parts = [
    app.database.workerUrl,
    join(app.folder, 'files'),
    join(app.folder, 'mail'),
    String(dieAt),
  ]
  const child = fork(script, parts, {
    execArgv: [],
    env: { ...process.env, TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  return child
}

async function queued(day: number): Promise<number> {
  const start = new Date(Date.UTC(2026, 2, day, 6, 5))
  await makeSession(
    app.db,
    club,
    { user_id: athlete.id, role_id: ROLE.athlete },
    { start_date: start.toISOString() },
  )
  const bytes = rowingFile(start, {
    seconds: 60 + day,
    laps: [{ start: 0, time: 60 + day, distance: 4 * (60 + day) }],
  })
  const { data } = (
    await app.send(contract.startImport, { upload: {}, file: { bytes } }, asAthlete)
  ).json as { data: { id: number } }
  return data.id
}

test('an import whose worker is killed at any of ten points is finished once after the restart', async () => {
  const imports: number[] = []
  for (const [index, point] of POINTS.entries()) {
    imports.push(await queued(index + 1))
    const child = worker(point)
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
    expect(signal, `the worker that dies before statement ${point}`).toBe('SIGKILL')
  }
  const states = async () =>
    (
      await app.rows<{ id: number; state: string }>(
        'select id, state from imports where club_id = $1 order by id',
        [club],
      )
    ).map(({ state }) => state)
  expect((await states()).filter((state) => state === 'done').length).toBeLessThan(POINTS.length)

  worker(0)
  await expect
    .poll(states, { timeout: TAKEN_OVER_MS, interval: 200 })
    .toEqual(POINTS.map(() => 'done'))

  const activities = await app.rows<{
    import_id: number
    found: number
    laps: number
    channels: boolean
  }>(
    `select a.import_id, count(*)::int as found,
    sum((select count(*) from laps l where l.club_id = a.club_id and l.activity_id = a.id))::int
      as laps,
       bool_and(cardinality(a.channel_names) = (select count(*) from channels c
         where c.club_id = a.club_id and c.activity_id = a.id)) as channels
     from activities a where a.club_id = $1 group by a.import_id order by a.import_id`,
    [club],
  )
  expect(activities).toEqual(
    imports.map((import_id) => ({ import_id, found: 1, laps: 1, channels: true })),
  )
  const [loads] = await app.rows<{ count: number }>(
    'select count(*)::int as count from training_loads where club_id = $1',
    [club],
  )
  expect(loads?.count).toBe(POINTS.length)
}, 240_000)
