import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { addNote } from '#contract/club/notes.ts'
import * as contract from '#contract/people/own-data.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import {
  addMember,
  makeClub,
  makeCrew,
  makeMember,
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
import {
  START,
  app,
  clubOfTwo,
  finishedExport,
  isStored,
  shaOf,
  prepareOwnDataClub,
} from './own-data-club.ts'

prepareOwnDataClub()

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
  test('takes the person out of every table, ends sign-ins and sockets, keeps others’', async () => {
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

  test('leaves recordings of their files that were given to others', async () => {
    const { club, me, other, session } = await clubOfTwo()
    const bytes = rowingFile(START, { seconds: 80 })
    await app.files.put(Readable.from([Buffer.from(bytes)]))
    const given = await storeFile(app.db, club, { user_id: me.id, session_id: session }, bytes)
    await app.rows('update activities set user_id = $2 where id = $1', [
      given.activity_id,
      other.id,
    ])
    await app.ask(...leave(me))
    expect(await rowsAbout(me.id)).toEqual([])
    expect(
      await app.rows(
        `select i.user_id, a.user_id as athlete from imports i
          join activities a on a.club_id = i.club_id and a.import_id = i.id
         where i.club_id = $1 and i.id = $2`,
        [club, given.import_id],
      ),
    ).toEqual([{ user_id: other.id, athlete: other.id }])
    expect(await isStored(shaOf(bytes))).toBe(true)
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
