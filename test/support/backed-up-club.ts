import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { testSecrets, type TestApp } from './app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  makeSquad,
  rowingFile,
  type TestUser,
} from './factories.ts'
import { storeFile } from './stored-activity.ts'

export type BackedUpClub = { id: ClubId; coach: TestUser; athlete: TestUser; session: number }

/** A club with what a backup might lose: odd letters, many rows, files, jobs, a sealed secret. */
export async function makeBackedUpClub(app: TestApp): Promise<BackedUpClub> {
  const id = await makeClub(app.db, { name: 'Zürich "Nord" \\ 赛艇 \u2028 line' })
  const coach = await makeMember(app.db, id, [ROLE.coach])
  const athlete = await makeMember(app.db, id)
  await makeSquad(app.db, id, [athlete.id])
  const pieces = [
    {
      planned_distance: 2000,
      planned_time: null,
      rest: 360,
      split_length: null,
      segments: [{ planned_distance: 500, planned_time: null }],
    },
  ]
  const session = await makeSession(
    app.db,
    id,
    { user_id: coach.id },
    {
      athlete_ids: [athlete.id],
      tags: ['Rain'],
      structure: { piece_structure: 2 as const, repetitions: 3, pieces },
      intensities: [{ id: 2, percentage: 99.5 }],
    },
  )
  const recording = rowingFile(new Date('2026-03-02T06:00:00Z'))
  await storeFile(app.db, id, { user_id: athlete.id, session_id: session }, recording)
  await keepFiles(app, [Buffer.from(recording), Buffer.alloc(0), randomBytes(1_000_000)])
  await app.rows(`insert into venues (club_id, name) values ($1, 'Lake')`, [id])
  await app.rows(
    'update clubs set venue_id = (select id from venues where club_id = $1) where id = $1',
    [id],
  )
  await app.rows(
    `insert into squads (club_id, name)
     select $1, format(E'Line\\n%s\\t"%s"', n, n) from generate_series(1, 450) n`,
    [id],
  )
  await keepJobs(app)
  await app.rows(
    `insert into second_steps (user_id, secret, confirmed_at) values ($1, $2, now())`,
    [coach.id, testSecrets.seal('JBSWY3DPEHPK3PXP', coach.id)],
  )
  return { id, coach, athlete, session }
}

async function keepFiles(app: TestApp, contents: readonly Buffer[]): Promise<void> {
  for (const content of contents) {
    const { sha256, size } = await app.files.put(Readable.from([content]))
    await app.rows(
      'insert into stored_files (sha256, size) values ($1, $2) on conflict do nothing',
      [sha256, size],
    )
  }
}

/** Jobs with and without a key and a queue, and one that is given up. */
async function keepJobs(app: TestApp): Promise<void> {
  await app.rows(`select graphile_worker.add_job('remove-files', '{"files": []}',
    run_at := '2099-01-01T00:00:00Z', max_attempts := 3)`)
  await app.rows(`select graphile_worker.add_job('remove-files', '{"files": ["a"]}', 'one by one',
    run_at := '2099-01-02T00:00:00Z', job_key := 'named', priority := 4, flags := '{long}')`)
  await app.rows(`select graphile_worker.add_job('remove-files', '{"files": ["given up"]}')`)
  await app.rows(`update graphile_worker._private_jobs set attempts = max_attempts
    where payload ->> 'files' like '%given up%'`)
}
