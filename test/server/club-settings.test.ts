import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getClub, myClubs, updateClub, type ClubChange } from '#contract/people/clubs.ts'
import { saveAttendance } from '#contract/planning/attendance.ts'
import { getSquad } from '#contract/people/squads.ts'
import { DEFAULT_GMT_ZONES } from '#domain/constants/gmt.ts'
import { ROLE } from '#domain/constants/roles.ts'
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
      season_month: 9,
      wording: 'federation',
    })
    const after = {
      ...before,
      name: 'Lake RC',
      country: 'CH',
      venue,
      training_metric: 'trimp',
      season_month: 9,
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
      reports: { season_month: 9 },
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
    ['a thirteenth month', { season_month: 13 }, 'season_month'],
    ['half a month', { season_month: 1.5 }, 'season_month'],
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
  test('score the sessions and files of the club again', async () => {
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
