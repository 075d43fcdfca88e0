import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect } from 'vitest'
import * as contract from '#contract/people/own-data.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../support/factories.ts'
import { storeFile } from '../support/stored-activity.ts'
import { keepFile } from '../support/stored-file.ts'
import type { ClubId } from '../../server/db/client.ts'

/** Every test file that prepares it has a server of its own with a worker. */
export let app: TestApp
export function prepareOwnDataClub(): void {
  beforeAll(async () => {
    app = await startTestApp({ work: true })
  })
  afterAll(() => app.close())
}

export const START = new Date('2026-03-02T06:00:00Z')
export const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
export const isStored = (sha256: string) =>
  app.files.read(sha256).then(
    () => true,
    () => false,
  )

/** A club with two athletes who rowed the same session, each with a file. */
export async function clubOfTwo() {
  const club = await makeClub(app.db)
  const me = await makeMember(app.db, club, [ROLE.athlete], {
    first_name: 'Mina',
    last_name: 'Myself',
  })
  const other = await makeMember(app.db, club, [ROLE.athlete], {
    first_name: 'Otto',
    last_name: 'Other',
  })
  const session = await makeSession(
    app.db,
    club,
    { user_id: me.id, role_id: ROLE.athlete },
    { name: 'Rowed together' },
  )
  await app.rows(
    'insert into participants (club_id, session_id, user_id, role_id) values ($1, $2, $3, 2)',
    [club, session, other.id],
  )
  await app.rows(
    `insert into attendance (club_id, session_id, user_id, attending)
     select $1, $2, unnest($3::bigint[]), 2`,
    [club, session, [me.id, other.id]],
  )
  const file = rowingFile(START, { seconds: 60, laps: [{ start: 0, time: 60, distance: 240 }] })
  const theirs = rowingFile(START, { seconds: 90 })
  for (const bytes of [file, theirs]) await app.files.put(Readable.from([Buffer.from(bytes)]))
  await storeFile(app.db, club, { user_id: me.id, session_id: session }, file)
  await storeFile(app.db, club, { user_id: other.id, session_id: session }, theirs)
  const uploads = await uploadsOf(club, me.id)
  await uploadsOf(club, other.id)
  return { club, me, other, session, file, theirs, uploads }
}

/** What a person posted and sent: two files of one name, and photographs. Their bytes, by path. */
async function uploadsOf(club: ClubId, user: number) {
  const keep = async (content: string) =>
    (await keepFile(app.db, app.files, Buffer.from(`${content} of ${user}`))).sha256
  const [plan, other, boat, oar] = [
    await keep('plan'),
    await keep('other plan'),
    await keep('boat'),
    await keep('oar'),
  ]
  await app.rows(
    `insert into wall_posts (club_id, user_id, client_id, kind, file, file_name, alt)
     values ($1, $2, 'device-1', 'file', $3, 'Plan 1.pdf', null),
       ($1, $2, 'device-2', 'file', $4, 'Plan 1.pdf', null),
       ($1, $2, 'device-3', 'photo', $5, null, 'The boat')`,
    [club, user, plan, other, boat],
  )
  await app.rows(
    `with thread as (insert into message_threads (club_id, kind, name)
       values ($1, 'group', 'The four') returning id)
     insert into messages (club_id, thread_id, number, user_id, client_id, text, photo)
     select $1, id, 1, $2, 'device-1', 'An oar', $3 from thread`,
    [club, user, oar],
  )
  return {
    'wall_posts/1-Plan-1.pdf': plan,
    'wall_posts/2-Plan-1.pdf': other,
    'wall_posts/3-photo.webp': boat,
    'messages/1-photo.webp': oar,
  }
}

export async function finishedExport(me: TestUser): Promise<contract.DataExport> {
  const { data } = await app.ask(contract.startDataExport, {}, me)
  const latest = async () => (await app.ask(contract.dataExports, {}, me)).data[0]
  await expect.poll(async () => (await latest())?.state, { timeout: 20_000 }).toBe('done')
  const made = await latest()
  expect(made?.id).toBe(data.id)
  return made ?? data
}
