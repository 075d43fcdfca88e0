import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeClub, makeMember, rowingFile } from '../support/factories.ts'
import type { As } from '../support/http.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const FIRST_DAY = Date.UTC(2025, 0, 1, 6)
const DAY_MS = 86_400_000
let days = 0
/** A recording like no other. */
const recording = () => rowingFile(new Date(FIRST_DAY + (days += 1) * DAY_MS), { seconds: 60 })
/** So many that reading an archive outlasts what is sent after it was begun. */
const ARCHIVED = 120
const archiveOf = (files: number) =>
  Uint8Array.from(
    zipSync(
      Object.fromEntries(Array.from({ length: files }, (_, n) => [`row-${n}.fit`, recording()])),
    ),
  )

async function athleteOf(club: ClubId): Promise<As> {
  const { token } = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
  return { token, club }
}

async function upload(as: As, bytes: Uint8Array): Promise<number> {
  const { json } = await app.send(contract.startImport, { file: { bytes } }, as)
  return (json as { data: { id: number } }).data.id
}

/** Imports in the order in which the queue hands them out. */
async function queued(): Promise<number[]> {
  const rows = await app.rows<{ id: number }>(
    `select (payload ->> 'import_id')::bigint as id from graphile_worker._private_jobs
      order by priority, run_at, id`,
  )
  return rows.map(({ id }) => id)
}

const empty = () => app.rows('delete from graphile_worker._private_jobs')

test('gives everybody a turn before anybody’s second one, and small files before large ones', async () => {
  const [club, other] = [await makeClub(app.db), await makeClub(app.db)]
  const ann = await athleteOf(club)
  const [large, ...piled] = [
    await upload(ann, new Uint8Array(9e6)),
    ...(await inOrder(4, () => upload(ann, recording()))),
  ]
  const bob = await upload(await athleteOf(club), recording())
  const eve = await upload(await athleteOf(other), recording())
  const order = await queued()
  expect(order.indexOf(eve)).toBeLessThan(2)
  expect(order.indexOf(bob)).toBeLessThan(4)
  expect(order.filter((id) => piled.includes(id))).toEqual(piled)
  expect(order.indexOf(piled[0] ?? 0)).toBe(0)
  expect(order.indexOf(large ?? 0)).toBeGreaterThan(order.indexOf(piled[0] ?? 0))
  await empty()
})

test('reads a file of another club before archives that wait already, each of them once', async () => {
  const [club, other] = [await makeClub(app.db), await makeClub(app.db)]
  const ann = await athleteOf(club)
  // A worker that begins does not hear of jobs yet, and would look for the next one in two seconds.
  await app.work()
  const first = await upload(ann, recording())
  await expect
    .poll(() => app.rows('select state from imports where id = $1', [first]), { timeout: 60_000 })
    .toEqual([{ state: 'done' }])
  const archives = [
    await upload(ann, archiveOf(ARCHIVED)),
    await upload(ann, archiveOf(ARCHIVED)),
    await upload(ann, archiveOf(ARCHIVED)),
    await upload(await athleteOf(club), archiveOf(ARCHIVED)),
  ]
  const state = (ids: number[]) =>
    app.rows<{ id: number; state: string }>('select id, state from imports where id = any ($1)', [
      ids,
    ])
  const file = await upload(await athleteOf(other), recording())
  const waiting = (await state(archives)).filter((row) => row.state === 'queued')
  const own = await upload(ann, recording())
  await expect
    .poll(async () => (await state([...archives, file, own])).map((row) => row.state), {
      timeout: 60_000,
    })
    .toEqual(Array.from({ length: 6 }, () => 'done'))

  const finished = await app.rows<{ id: number }>(
    'select id from imports where id = any ($1) order by finished_at',
    [[file, ...waiting.map(({ id }) => id)]],
  )
  expect(waiting.length).toBeGreaterThan(0)
  expect(finished[0]?.id).toBe(file)
  const counts = await app.rows<{ id: number; files: number }>(
    `select import_id as id, count(*)::int as files
     from activities
     where import_id = any ($1)
     group by 1
     order by 1`,
    [[...archives, file, own]],
  )
  expect(counts.map(({ files }) => files)).toEqual([ARCHIVED, ARCHIVED, ARCHIVED, ARCHIVED, 1, 1])
}, 120_000)

async function inOrder<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let n = 0; n < count; n++) made.push(await make())
  return made
}
