import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  clubLogo,
  deleteLogo,
  getClub,
  handOverClub,
  leaveClub,
  uploadLogo,
} from '#contract/people/clubs.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { inClub, type ClubId } from '../../server/db/client.ts'
import { callRoutine } from '../../server/db/routine.ts'
import { leavingFacts } from '../../server/people/clubs/queries.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { addMember, makeClub, makeMember, makeUser, type TestUser } from '../support/factories.ts'
import { keepFile, listFile, sha256Of } from '../support/stored-file.ts'

let app: TestApp
let club: ClubId
let creator: TestUser
let manager: TestUser
let athlete: TestUser
const as = (user: TestUser, there: number = club) => ({ token: user.token, club: there })
const settings = async () => (await app.ask(getClub, { params: { id: club } }, as(manager))).data

beforeAll(async () => {
  app = await startTestApp({ work: true })
  creator = await makeUser(app.db)
  club = await makeClub(app.db, { creator_id: creator.id })
  await addMember(app.db, club, creator.id, [ROLE.manager])
  manager = await makeMember(app.db, club, [ROLE.manager])
  athlete = await makeMember(app.db, club, [ROLE.athlete])
})
afterAll(() => app.close())

describe('the picture of a club', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#2b7a78' } }).withMetadata({
      exif: { IFD0: { Artist: 'Somebody' } },
    })
  const upload = (bytes: Uint8Array, user = manager) =>
    app.send(
      uploadLogo,
      { params: { id: club }, upload: {}, file: { bytes, name: 'logo.png' } },
      as(user),
    )
  const logo = async () => (await settings()).logo

  test('is stored as WebP of at most 512 pixels, without what else the file said', async () => {
    for (const [bytes, width, height] of [
      [await picture(1200, 600).jpeg().toBuffer(), 512, 256],
      [await picture(64, 64).png().toBuffer(), 64, 64],
    ] as const) {
      expect((await upload(bytes)).status).toBe(200)
      const answer = await app.send(clubLogo, { params: { id: club } }, as(athlete))
      const shown = await sharp(answer.bytes).metadata()
      expect(shown).toMatchObject({ format: 'webp', width, height })
      expect(shown.exif).toBeUndefined()
    }
  })

  test('is kept by browsers under its current address only', async () => {
    await upload(await picture(32, 32).png().toBuffer())
    const cacheOf = async (v: string) =>
      (await app.send(clubLogo, { params: { id: club }, query: { v } }, as(athlete))).headers.get(
        'cache-control',
      ) ?? ''
    expect(await cacheOf((await logo()) ?? '')).toBe('private, max-age=31536000, immutable')
    expect(await cacheOf('0'.repeat(64))).not.toContain('immutable')
  })

  test.each([
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
    ],
    ['a text', Buffer.from('not a picture at all'), 415],
    ['a damaged picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 422],
    ['eleven megabytes', Buffer.alloc(11 * 1024 * 1024, 1), 413],
  ])('is not %s', async (_, bytes, status) => {
    const before = await logo()
    expect((await upload(bytes)).status).toBe(status)
    expect(await logo()).toBe(before)
  })

  test('is seen by those invited, by nobody else, and can be taken away', async () => {
    await upload(await picture(32, 32).png().toBuffer())
    const guest = await makeUser(app.db)
    const ask = () => app.send(clubLogo, { params: { id: club } }, { token: guest.token })
    expect((await ask()).status).toBe(404)
    await addMember(app.db, club, guest.id, [ROLE.athlete], MEMBER_STATUS.invited)
    expect((await ask()).status).toBe(200)
    expect((await upload(Buffer.alloc(8), athlete)).status).toBe(403)
    await app.ask(deleteLogo, { params: { id: club } }, as(manager))
    expect((await ask()).status).toBe(404)
  })

  test('of a club one does not belong to is not found', async () => {
    const { sha256 } = await keepFile(app.db, app.files, Buffer.from('elsewhere'))
    const other = await makeClub(app.db)
    await app.rows('update clubs set logo = $2 where id = $1', [other, sha256])
    expect((await app.send(clubLogo, { params: { id: other } }, as(athlete))).status).toBe(404)
  })

  test('that was lost from the store is an error', async () => {
    await listFile(app.db, { sha256: sha256Of('lost'), size: 1 })
    await app.rows('update clubs set logo = $2 where id = $1', [club, sha256Of('lost')])
    const refusal = await app.refused(clubLogo, { params: { id: club } }, as(athlete))
    expect(refusal).toMatchObject({ status: 500, code: 'internal' })
  })
})

describe('leaving', () => {
  const leave = (user: TestUser, id: number) =>
    app.send(leaveClub, { params: { id } }, { token: user.token })
  const refused = (user: TestUser, id: number) =>
    app.refused(leaveClub, { params: { id } }, { token: user.token })

  test('ends the membership at once, and is noted', async () => {
    const person = await makeMember(app.db, club)
    expect((await leave(person, club)).status).toBe(200)
    await expect
      .poll(async () => (await app.call('GET', 'home', { as: as(person) })).status)
      .toBe(419)
    expect(await refused(person, club)).toMatchObject({ status: 409, code: 'conflict' })
    const noted = await app.rows(
      "select 1 from audit_log where action = 'club-left' and user_id = $1 and about_club = $2",
      [person.id, club],
    )
    expect(noted).toHaveLength(1)
  })

  test('ends what was granted to the person alone, also for a return', async () => {
    const person = await makeMember(app.db, club)
    await app.rows(
      `insert into member_permissions (club_id, user_id, permission_id, granted)
        select $1, $2, id, true from permissions where name = 'view-minors'`,
      [club, person.id],
    )
    await leave(person, club)
    expect(
      await app.rows('select 1 from member_permissions where club_id = $1 and user_id = $2', [
        club,
        person.id,
      ]),
    ).toEqual([])
  })

  test.each([
    ['invited', MEMBER_STATUS.invited, 200],
    ['added', MEMBER_STATUS.onboarding, 200],
    ['pending', MEMBER_STATUS.pending, 409],
    ['rejected', MEMBER_STATUS.rejected, 409],
  ])('as somebody %s', async (_, status, answer) => {
    const person = await makeUser(app.db)
    await addMember(app.db, club, person.id, [ROLE.athlete], status)
    expect((await leave(person, club)).status).toBe(answer)
  })

  test('is not for strangers, nor for the creator until the club is handed over', async () => {
    const stranger = await makeUser(app.db)
    expect(await refused(stranger, club)).toMatchObject({ status: 404 })
    expect(await refused(creator, club)).toMatchObject({ status: 409, code: 'creator_stays' })
    const handOver = (user: TestUser, user_id: number) =>
      app.send(handOverClub, { params: { id: club }, body: { user_id } }, as(user))
    expect((await handOver(manager, manager.id)).status).toBe(403)
    expect((await handOver(creator, athlete.id)).status).toBe(400)
    expect((await handOver(creator, manager.id)).status).toBe(200)
    expect((await leave(creator, club)).status).toBe(200)
    expect(await refused(manager, club)).toMatchObject({ status: 409, code: 'creator_stays' })
  })

  test('leaves the club to its creator when the heir leaves at the same moment', async () => {
    const owner = await makeUser(app.db)
    const own = await makeClub(app.db, { creator_id: owner.id })
    await addMember(app.db, own, owner.id, [ROLE.manager])
    const heir = await makeMember(app.db, own, [ROLE.manager])
    const handing = await inClub(app.database.app, own, async (db) => {
      await leavingFacts(db, own, heir.id)
      await callRoutine(db, 'leave_club', { club: own, person: heir.id })
      const sent = app.refused(
        handOverClub,
        { params: { id: own }, body: { user_id: heir.id } },
        as(owner, own),
      )
      const waiting = () => app.rows('select from pg_locks where not granted')
      await expect.poll(waiting).not.toEqual([])
      return { sent }
    })
    expect(await handing.sent).toMatchObject({ status: 400, code: 'unknown_reference' })
    expect(await app.rows('select creator_id from clubs where id = $1', [own])).toEqual([
      { creator_id: owner.id },
    ])
  })

  test('lets only one of two last managers go', async () => {
    const other = await makeClub(app.db)
    const pair = [
      await makeMember(app.db, other, [ROLE.manager]),
      await makeMember(app.db, other, [ROLE.manager]),
    ]
    const answers = await Promise.all(pair.map((person) => leave(person, other)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: 'last_manager_stays',
    })
  })
})
