import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addNote } from '#contract/world/notes.ts'
import * as contract from '#contract/people/own-data.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  addMember,
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  makeUser,
  PASSWORD,
  rowingFile,
  signInOf,
  type TestUser,
} from '../support/factories.ts'
import { makeFullClub } from '../support/full-club.ts'
import { oarFile } from '../support/oar-file.ts'
import { openSocket } from '../support/sockets.ts'
import { storeFile } from '../support/stored-activity.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ work: true })
})
afterAll(() => app.close())

const START = new Date('2026-03-02T06:00:00Z')
const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const isStored = (sha256: string) =>
  app.files.read(sha256).then(
    () => true,
    () => false,
  )

/** A club with two athletes who rowed the same session, each with a file. */
async function clubOfTwo() {
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
    'insert into attendance (club_id, session_id, user_id, attending) select $1, $2, unnest($3::bigint[]), 2',
    [club, session, [me.id, other.id]],
  )
  const file = rowingFile(START, { seconds: 60, laps: [{ start: 0, time: 60, distance: 240 }] })
  const theirs = rowingFile(START, { seconds: 90 })
  for (const bytes of [file, theirs]) await app.files.put(Readable.from([Buffer.from(bytes)]))
  await storeFile(app.db, club, { user_id: me.id, session_id: session }, file)
  await storeFile(app.db, club, { user_id: other.id, session_id: session }, theirs)
  return { club, me, other, session, file, theirs }
}

async function finishedExport(me: TestUser): Promise<contract.DataExport> {
  const { data } = await app.ask(contract.startDataExport, {}, me)
  const latest = async () => (await app.ask(contract.dataExports, {}, me)).data[0]
  await expect.poll(async () => (await latest())?.state, { timeout: 20_000 }).toBe('done')
  const made = await latest()
  expect(made?.id).toBe(data.id)
  return made ?? data
}

describe('the copy of all one’s data', () => {
  test('holds what is kept about the person and their files, and nothing of others', async () => {
    const { me, other, session, file } = await clubOfTwo()
    await app.ask(addNote, { body: { text: 'Hands away sooner' } }, me)
    const { id, size, expires_at } = await finishedExport(me)
    const { bytes, status } = await app.send(contract.dataExportFile, { params: { id } }, me)
    expect([status, bytes.length]).toEqual([200, size])
    expect(Date.parse(expires_at ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000)

    const entries = Object.entries(unzipSync(bytes))
    const named = (end: string) =>
      entries.filter(([name]) => name.endsWith(end)).map(([, content]) => content)
    const json = (end: string) =>
      named(end).map((content) => JSON.parse(strFromU8(content)) as never)
    expect(json('person.json')).toMatchObject([{ email: me.email, first_name: 'Mina' }])
    expect(json('/sessions.json')).toMatchObject([[{ id: session, name: 'Rowed together' }]])
    for (const table of [
      'memberships',
      'participants',
      'attendance',
      'imports',
      'activities',
      'laps',
      'notes',
      'health_consents',
      'tokens',
    ])
      expect(json(`/${table}.json`), table).toHaveLength(1)
    expect(named('.fit').map(shaOf)).toEqual([shaOf(file)])
    const texts = entries
      .filter(([name]) => name.endsWith('.json'))
      .map(([, content]) => strFromU8(content))
    expect(texts.join('\n')).not.toMatch(
      new RegExp(`${other.email}|Otto|"(user|athlete)_id": ${other.id}\\b|hash`),
    )
  })

  test('is made one at a time, and is its owner’s alone', async () => {
    const { me, other } = await clubOfTwo()
    await app.rows(`insert into data_exports (user_id, state) values ($1, 'running')`, [me.id])
    expect(await app.refused(contract.startDataExport, {}, me)).toMatchObject({
      status: 409,
      code: 'conflict',
    })
    await app.rows('delete from data_exports where user_id = $1', [me.id])
    const { id } = await finishedExport(me)
    expect((await app.send(contract.dataExportFile, { params: { id } }, other)).status).toBe(404)
  })

  test('ends after its days, and its file with it', async () => {
    const me = await makeUser(app.db)
    const { id } = await finishedExport(me)
    const [{ sha256 }] = (await app.rows<{ sha256: string }>(
      'select sha256 from data_exports where id = $1',
      [id],
    )) as [{ sha256: string }]
    expect(await isStored(sha256)).toBe(true)
    await app.rows(
      `update data_exports set expires_at = now() - interval '1 second' where id = $1`,
      [id],
    )
    expect((await app.send(contract.dataExportFile, { params: { id } }, me)).status).toBe(404)
    await sql`select graphile_worker.add_job('forget-old-exports')`.execute(app.db)
    await expect.poll(() => isStored(sha256), { timeout: 10_000 }).toBe(false)
    expect((await app.ask(contract.dataExports, {}, me)).data[0]?.state).toBe('ended')
  })
})

/** Rows of any table that still name the person. */
async function rowsAbout(id: number): Promise<string[]> {
  const columns = await app.rows<{ place: string; column: string }>(
    `select a.attrelid::regclass::text as place, a.attname as column from pg_attribute a
      join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not a.attisdropped and c.relname <> 'audit_log'
       and (a.attname in ('user_id', 'athlete_id')
         or exists (select from pg_constraint f where f.contype = 'f' and f.conrelid = c.oid
           and a.attnum = any (f.conkey)
            and (f.confrelid = 'users'::regclass
              or (f.confrelid = 'memberships'::regclass and a.attname <> 'club_id'))))`,
  )
  const left: string[] = []
  for (const { place, column } of columns)
    if ((await app.rows(`select 1 from ${place} where ${column} = $1 limit 1`, [id])).length > 0)
      left.push(`${place}.${column}`)
  return left
}

const leave = (me: TestUser, password = PASSWORD) =>
  [contract.deleteAccount, { body: { password } }, me] as const

describe('the end of an account', () => {
  test('takes the person out of every table, ends sign-ins and sockets, and leaves what is others’', async () => {
    const { club, me, other, session, theirs } = await clubOfTwo()
    const own = rowingFile(START, { seconds: 45 })
    const both = rowingFile(START, { seconds: 75 })
    for (const bytes of [own, both]) await app.files.put(Readable.from([Buffer.from(bytes)]))
    await storeFile(app.db, club, { user_id: me.id, session_id: session }, own)
    await storeFile(app.db, club, { user_id: me.id, session_id: session }, both)
    await storeFile(app.db, club, { user_id: other.id, session_id: session }, both)
    await app.ask(addNote, { body: { text: 'Goodbye' } }, me)
    await finishedExport(me)
    const facts = (await app.ask(contract.deletionFacts, {}, me)).data
    expect(facts).toMatchObject({
      sessions: 1,
      results: 3,
      files: 3,
      notes: 1,
      clubs: [{ club_id: club, fate: 'stays' }],
    })

    const phone = await signInOf(app.db, me.id)
    const socket = await openSocket(app, { token: phone })
    expect(await app.refused(...leave(me, 'not the one'))).toMatchObject({
      status: 400,
      code: 'wrong_password',
    })
    await app.ask(...leave(me))
    await socket.ended()
    expect(await rowsAbout(me.id)).toEqual([])
    for (const token of [me.token, phone])
      expect((await app.call('GET', 'me', { as: { token } })).status).toBe(401)
    await expect.poll(() => isStored(shaOf(own)), { timeout: 10_000 }).toBe(false)
    expect([await isStored(shaOf(both)), await isStored(shaOf(theirs))]).toEqual([true, true])
    expect(await app.rows('select user_id from activities where club_id = $1', [club])).toEqual([
      { user_id: other.id },
      { user_id: other.id },
    ])
    const [mail] = await app.rows<{ template: string }>(
      'select template from mails where address = $1 order by id desc limit 1',
      [me.email],
    )
    expect(mail?.template).toBe('account-deleted')
  })

  test('takes their name out of what others recorded', async () => {
    const { club, me, other, session } = await clubOfTwo()
    await makeCrew(app.db, club, { session_id: session, user_ids: [me.id, other.id] })
    const names = ['Minnie', 'Otto Other']
    const recorded = [
      oarFile(2, { names }),
      oarFile(3, { start: '2026-03-03T06:00:00Z', names: ['Somebody', 'mina myself', 'Third'] }),
    ]
    for (const bytes of recorded)
      await storeFile(app.db, club, { user_id: other.id, session_id: session }, bytes)
    await app.ask(...leave(me))
    const left = await app.rows<{ name: string | null }>(
      'select name from recorded_seats where club_id = $1 order by activity_id, position',
      [club],
    )
    expect(left.map(({ name }) => name)).toEqual([null, 'Otto Other', null, null, 'Third'])
  })

  test('reaches every table there is', async () => {
    const { club, user } = await makeFullClub(app)
    expect((await rowsAbout(user)).length).toBeGreaterThan(15)
    await app.ask(
      contract.deleteAccount,
      { body: { password: PASSWORD } },
      { token: await signInOf(app.db, user) },
    )
    expect(await rowsAbout(user)).toEqual([])
    expect(await app.rows('select 1 from clubs where id = $1', [club])).toHaveLength(1)
  })

  test('waits until a club with others in it has somebody to run it', async () => {
    const founder = await makeUser(app.db)
    const club = await makeClub(app.db, { creator_id: founder.id })
    await addMember(app.db, club, founder.id, [ROLE.manager])
    const manager = await makeMember(app.db, club, [ROLE.manager])
    expect((await app.ask(contract.deletionFacts, {}, founder)).data.clubs).toMatchObject([
      { fate: 'creator' },
    ])
    expect(await app.refused(...leave(founder))).toMatchObject({
      status: 409,
      code: 'hand_over_first',
    })
    await app.rows('update clubs set creator_id = $2 where id = $1', [club, manager.id])
    await app.ask(...leave(founder))

    await makeMember(app.db, club, [ROLE.athlete])
    await app.rows('update clubs set creator_id = null where id = $1', [club])
    expect((await app.ask(contract.deletionFacts, {}, manager)).data.clubs).toMatchObject([
      { fate: 'last_manager' },
    ])
    expect(await app.refused(...leave(manager))).toMatchObject({ code: 'hand_over_first' })
    await makeMember(app.db, club, [ROLE.manager])
    await app.ask(...leave(manager))
    expect(await app.rows('select 1 from clubs where id = $1', [club])).toHaveLength(1)
  })

  test('takes along one’s own account and a club that nobody else has joined', async () => {
    const solo = await makeUser(app.db)
    const own = await makeClub(app.db, {
      creator_id: solo.id,
      is_individual: true,
      plan: 'individual',
    })
    await addMember(app.db, own, solo.id, [ROLE.athlete, ROLE.manager])
    const begun = await makeClub(app.db, { creator_id: solo.id })
    await addMember(app.db, begun, solo.id, [ROLE.manager])
    const invited = await makeUser(app.db)
    await addMember(app.db, begun, invited.id, [ROLE.athlete], MEMBER_STATUS.invited)
    await storeFile(app.db, own, { user_id: solo.id, session_id: null }, rowingFile(START))
    const { clubs } = (await app.ask(contract.deletionFacts, {}, solo)).data
    expect(clubs.map(({ fate }) => fate).toSorted()).toEqual(['ends', 'own'])
    await app.ask(...leave(solo))
    expect(await app.rows('select id from clubs where id = any ($1)', [[own, begun]])).toEqual([])
    expect(await app.rows('select id from users where id = $1', [invited.id])).toHaveLength(1)
  })
})
