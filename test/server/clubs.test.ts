import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  clubLogo,
  deleteLogo,
  getClub,
  handOverClub,
  leaveClub,
  myClubs,
  updateClub,
  uploadLogo,
  type ClubChange,
} from '#contract/people/clubs.ts'
import { saveAttendance } from '#contract/planning/attendance.ts'
import { getSquad } from '#contract/people/squads.ts'
import { DEFAULT_GMT_ZONES } from '#domain/constants/gmt.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  addMember,
  makeClub,
  makeMember,
  makeSession,
  makeSquad,
  makeUser,
  rowingFile,
  type TestUser,
} from '../support/factories.ts'
import { keepFile } from '../support/stored-file.ts'
import { storeFile } from '../support/stored-activity.ts'

let app: TestApp
let club: ClubId
let creator: TestUser
let manager: TestUser
let athlete: TestUser
const as = (user: TestUser, inClub: number = club) => ({ token: user.token, club: inClub })
const change = (body: ClubChange, user = manager) =>
  app.ask(updateClub, { params: { id: club }, body }, as(user))
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

describe('the settings of a club', () => {
  const venue = { name: 'Boathouse', formatted_address: 'Quay 1', latitude: 47.05, longitude: 8.3 }

  test('are changed one by one and read back', async () => {
    const before = await settings()
    const { data } = await change({
      name: ' Lake RC ',
      country: 'CH',
      venue,
      training_metric: 'trimp',
      wording: 'federation',
    })
    const after = {
      ...before,
      name: 'Lake RC',
      country: 'CH',
      venue,
      training_metric: 'trimp',
      wording: 'federation',
    }
    expect(data).toEqual(after)
    expect(await settings()).toEqual(after)
    const mine = (await app.ask(myClubs, {}, as(athlete))).data.find(
      ({ club_id }) => club_id === club,
    )
    expect(mine?.club).toMatchObject({
      name: 'Lake RC',
      wording: 'federation',
      training_metric: 'trimp',
      country: 'CH',
      venue,
    })
    await change({ venue: { ...venue, name: 'New boathouse' } })
    expect(await app.rows('select name from venues where club_id = $1', [club])).toEqual([
      { name: 'New boathouse' },
    ])
    await change({ venue: null, training_metric: null, wording: 'standard' })
    expect(await settings()).toMatchObject({
      venue: null,
      training_metric: null,
      wording: 'standard',
    })
  })

  const zones = (starts: readonly number[], ends: readonly number[]) =>
    starts.map((start, index) => ({
      id: index + 1,
      name: `T${index + 1}`,
      start,
      end: ends[index] ?? 0,
    }))
  test.each<[string, unknown, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a country that is a word', { country: 'Switzerland' }, 'country'],
    ['a time zone that is nowhere', { time_zone: 'Lake/Rotsee' }, 'time_zone'],
    ['a sport that is none', { default_sport_id: 99 }, 'default_sport_id'],
    ['a day off as its sport', { default_sport_id: 9 }, 'default_sport_id'],
    ['a pin off the globe', { venue: { ...venue, latitude: 95 } }, 'venue.latitude'],
    ['half a pin', { venue: { ...venue, latitude: null } }, 'venue.latitude'],
    ['five factors', { ets_factors: [1, 2, 3, 4, 5] }, 'ets_factors'],
    ['a negative factor', { ets_factors: [1, 2, 3, 4, 5, -1] }, 'ets_factors.5'],
    ['an unknown metric', { training_metric: 'feeling' }, 'training_metric'],
    [
      'zones with a gap',
      { gmt_distribution: zones([60, 72], [69, 80]) },
      'gmt_distribution.1.start',
    ],
    [
      'zones that overlap',
      { paddle_gmt_distribution: zones([60, 65], [69, 80]) },
      'paddle_gmt_distribution.1.start',
    ],
    [
      'a zone that ends before it starts',
      { gmt_distribution: zones([60, 70], [69, 65]) },
      'gmt_distribution.1.end',
    ],
    ['no zones', { gmt_distribution: [] }, 'gmt_distribution'],
    ['somebody else as its creator', { creator_id: 1 }, 'creator_id'],
  ])('do not take %s', async (_, body, field) => {
    const problem = await app.refused(updateClub, { params: { id: club }, body }, as(manager))
    expect(problem).toMatchObject({ status: 400, code: 'invalid' })
    expect(Object.keys(problem.errors ?? {})).toEqual([field])
  })

  test('say in the reader’s language where the next zone starts', async () => {
    const body = { gmt_distribution: zones([60, 72], [69, 80]) }
    const problem = await app.refused(
      updateClub,
      { params: { id: club }, body },
      { ...as(manager), language: 'de' },
    )
    expect(problem.errors?.['gmt_distribution.1.start']).toEqual([
      'Muss 70 sein: direkt nach der Zone davor.',
    ])
    await change({ gmt_distribution: zones([60, 70], [69, 80]) })
    expect((await settings()).gmt_distribution).toEqual(zones([60, 70], [69, 80]))
    await change({ gmt_distribution: [...DEFAULT_GMT_ZONES] })
  })

  test('are for holders of edit-club, in the selected club', async () => {
    const refused = (user: TestUser, id: number) =>
      app.refused(getClub, { params: { id } }, as(user))
    expect(await refused(athlete, club)).toMatchObject({
      status: 403,
      code: 'permission_missing',
      need: 'edit-club',
    })
    const other = await makeClub(app.db)
    expect(await refused(manager, other)).toMatchObject({ status: 404 })
    await addMember(app.db, other, manager.id, [ROLE.athlete])
    expect(await refused(manager, other)).toMatchObject({
      status: 409,
      code: 'other_club',
      club_id: other,
    })
    const body = { name: 'Taken over' }
    expect(
      await app.refused(updateClub, { params: { id: other }, body }, as(manager)),
    ).toMatchObject({ status: 409, code: 'other_club' })
  })
})

describe('the factors of the endurance score', () => {
  test('score the sessions and files of the club anew', async () => {
    const squad = await makeSquad(app.db, club, [athlete.id])
    const start_date = new Date(Date.now() - 2 * 86_400_000).toISOString()
    const end_date = new Date(Date.parse(start_date) + 3_600_000).toISOString()
    const plan = {
      start_date,
      end_date,
      athlete_ids: [athlete.id],
      intensities: [{ id: 2, percentage: 100 }],
    }
    const session = await makeSession(app.db, club, { user_id: manager.id }, plan)
    const body = { event_id: session, users: { [athlete.id]: { attending: 1 as const } } }
    await app.ask(saveAttendance, { body }, as(manager))
    const { activity_id } = await storeFile(
      app.db,
      club,
      { user_id: athlete.id, session_id: null },
      rowingFile(new Date(start_date)),
    )
    await app.rows("update activities set zone_seconds = '{0,600,0,0,0,60}' where id = $1", [
      activity_id,
    ])
    const load = async () =>
      (await app.ask(getSquad, { params: { id: squad } }, as(manager))).data.members[0]?.figures
        ?.load
    const ofFile = async () =>
      (
        await app.rows<{ ets: number }>('select ets from activities where id = $1', [activity_id])
      )[0]?.ets
    expect(await load()).toBe(60)
    await change({ ets_factors: [1, 3, 5, 7, 9, 11] })
    await expect.poll(load, { timeout: 15_000 }).toBe(180)
    expect(await ofFile()).toBe(41)
    await change({ ets_factors: null })
    await expect.poll(load, { timeout: 15_000 }).toBe(60)
    expect(await ofFile()).toBe(19)
  })
})

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

  test('is stored anew as WebP of at most 512 pixels, without what else the file said', async () => {
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

  test('that was lost from the store is an error, not another club’s', async () => {
    const { sha256 } = await keepFile(app.db, app.files, Buffer.from('elsewhere'))
    const other = await makeClub(app.db)
    await app.rows('update clubs set logo = $2 where id = $1', [other, sha256])
    expect((await app.send(clubLogo, { params: { id: other } }, as(athlete))).status).toBe(404)
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
