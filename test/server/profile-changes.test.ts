import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recountZones, saveProfile, type ProfileChange } from '#contract/people/profiles.ts'
import { sessionResults } from '#contract/analysis/results.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../server/db/client.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import {
  addMember,
  makeClub,
  makeMember,
  makeSession,
  rowingFile,
  type TestUser,
} from '../support/factories.ts'
import { yearsAgo } from '../support/guardian-club.ts'
import { storeFile } from '../support/stored-activity.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser
let coach: TestUser
let manager: TestUser

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db)
  athlete = await makeMember(app.db, club, [ROLE.athlete], {
    first_name: 'Ada',
    date_of_birth: '2001-04-01',
    max_hr: 190,
  })
  coach = await makeMember(app.db, club, [ROLE.coach])
  manager = await makeMember(app.db, club, [ROLE.manager])
})
afterAll(() => app.close())

const as = (user: TestUser, inClub: ClubId = club) => ({ token: user.token, club: inClub })
const of = (user: TestUser) => ({ params: { id: user.id } })

describe('changing a profile', () => {
  test.each<[string, ProfileChange, string[]]>([
    ['zones that fall', { hr_zones: [100, 90, 150, 160, 170, 180] }, ['hr_zones.1']],
    ['zones that stay', { hr_zones: [100, 100, 150, 160, 170, 180] }, ['hr_zones.1']],
    ['zones above the maximum', { hr_zones: [100, 120, 140, 160, 180, 190] }, ['hr_zones.5']],
    [
      'a maximum below the zones',
      { max_hr: 160, hr_zones: [100, 120, 140, 150, 155, 161] },
      ['hr_zones.5'],
    ],
    ['too few zones', { hr_zones: [100, 120] }, ['hr_zones']],
    ['a zone out of bounds', { hr_zones: [20, 120, 140, 160, 170, 180] }, ['hr_zones.0']],
    ['a birthday to come', { date_of_birth: '2999-01-01' }, ['date_of_birth']],
    ['a birthday long ago', { date_of_birth: '1850-01-01' }, ['date_of_birth']],
    ['a resting heart rate above the maximum', { max_hr: 110, resting_hr: 115 }, ['resting_hr']],
    ['a weight nobody has', { weight: 12 }, ['weight']],
  ])('refuses %s at the field', async (_, body, fields) => {
    const problem = await app.refused(saveProfile, { ...of(athlete), body }, as(athlete))
    expect(problem).toMatchObject({ status: 400, code: 'invalid' })
    expect(Object.keys(problem.errors ?? {})).toEqual(fields)
  })

  test('sets the own side in this club alone, and refuses that of another one to a coach', async () => {
    const other = await makeClub(app.db)
    await addMember(app.db, other, athlete.id, [ROLE.athlete])
    const side = async (body: ProfileChange, by: TestUser) =>
      (await app.ask(saveProfile, { ...of(athlete), body }, as(by))).data.side
    expect(await side({ side: 'starboard' }, athlete)).toBe('starboard')
    expect(await side({ phone: '123' }, athlete)).toBe('starboard')
    expect(
      await app.refused(saveProfile, { ...of(athlete), body: { side: 'port' } }, as(coach)),
    ).toMatchObject({ status: 403 })
    expect(await side({ side: 'both' }, manager)).toBe('both')
    const rows = await app.rows<{ side: string | null }>(
      'select side from memberships where user_id = $1 order by club_id',
      [athlete.id],
    )
    expect(rows.map((row) => row.side)).toEqual(['both', null])
    expect(await side({ side: null }, athlete)).toBeNull()
  })

  test('keeps what it does not name, and clears what is null', async () => {
    const person = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 188 })
    const set = await app.ask(
      saveProfile,
      { ...of(person), body: { phone: ' +41 41 123 ', gender: 'w', resting_hr: 48, weight: 71.5 } },
      as(person),
    )
    expect(set.data.person).toMatchObject({
      phone: '+41 41 123',
      gender: 'w',
      resting_hr: 48,
      weight: 71.5,
      max_hr: 188,
    })
    const cleared = await app.ask(
      saveProfile,
      { ...of(person), body: { phone: null, max_hr: null } },
      as(person),
    )
    expect(cleared.data.person).toMatchObject({ phone: null, gender: 'w', max_hr: null })
  })

  test('of one’s day of birth is refused under 18, and left to who manages members', async () => {
    const minor = await makeMember(app.db, club, [ROLE.athlete], { date_of_birth: yearsAgo(15) })
    const change = (body: ProfileChange, by: TestUser) =>
      app.send(saveProfile, { ...of(minor), body }, as(by))
    for (const date_of_birth of ['1990-01-01', yearsAgo(12), null])
      expect((await change({ date_of_birth }, minor)).json).toMatchObject({
        code: 'invalid',
        errors: { date_of_birth: [expect.stringContaining('18')] },
      })
    expect((await change({ date_of_birth: yearsAgo(15), phone: '1' }, minor)).status).toBe(200)
    expect((await change({ date_of_birth: yearsAgo(16) }, manager)).status).toBe(200)
    expect((await change({ date_of_birth: yearsAgo(19) }, minor)).status).toBe(400)
  })

  test('adds the day within a known year under 18, and no other', async () => {
    const minor = await makeMember(app.db, club, [ROLE.athlete])
    const year = yearsAgo(14).slice(0, 4)
    await app.rows('update users set date_of_birth = $2, birth_day_known = false where id = $1', [
      minor.id,
      `${year}-12-31`,
    ])
    const change = (date_of_birth: string) =>
      app.send(saveProfile, { ...of(minor), body: { date_of_birth } }, as(minor))
    expect((await change('1990-06-01')).status).toBe(400)
    expect((await change(`${year}-01-02`)).json).toMatchObject({
      data: { person: { date_of_birth: `${year}-01-02`, birth_day_known: true } },
    })
    expect((await change(`${year}-01-03`)).status).toBe(400)
  })

  test.each<[string, () => TestUser, number]>([
    ['a manager', () => manager, 200],
    ['a coach who does not manage members', () => coach, 403],
  ])('of somebody else as %s answers %i', async (_, editor, status) => {
    const answer = await app.send(
      saveProfile,
      { ...of(athlete), body: { emergency_contact: 'Mum, 123' } },
      as(editor()),
    )
    expect(answer.status).toBe(status)
  })

  test('is not possible past the wall, whatever club is named', async () => {
    const stranger = await makeMember(app.db, await makeClub(app.db))
    expect(
      (await app.refused(saveProfile, { ...of(stranger), body: { max_hr: 150 } }, as(manager)))
        .status,
    ).toBe(404)
    const save = 'select app.save_profile($1, $2, $3) as saved'
    const client = await app.database.app.connect()
    await client.query('begin')
    await client.query(
      `select set_config('app.club_id', $1, true), set_config('app.user_id', $2, true)`,
      [String(club), String(coach.id)],
    )
    const { rows } = await client.query(save, [club, athlete.id, { max_hr: 120 }])
    await client.query('rollback')
    client.release()
    expect(rows).toEqual([{ saved: false }])
  })

  test('leaves what was counted as it is, until somebody asks for it', async () => {
    const person = await makeMember(app.db, club, [ROLE.athlete], { max_hr: 190 })
    const session = await makeSession(app.db, club, { user_id: person.id, role_id: ROLE.athlete })
    await storeFile(
      app.db,
      club,
      { user_id: person.id, session_id: session },
      rowingFile(new Date('2026-03-02T06:00:00Z'), { seconds: 120 }),
    )
    const results = async () =>
      (await app.ask(sessionResults, { params: { id: session } }, as(person))).data.results[0]
    const before = await results()
    const loadOf = async () =>
      (
        await app.rows<{ ets: number; zone_seconds: number[] }>(
          'select ets, zone_seconds from training_loads where user_id = $1',
          [person.id],
        )
      )[0]
    const loadBefore = await loadOf()
    await app.work()
    await app.ask(
      saveProfile,
      { ...of(person), body: { hr_zones: [31, 32, 33, 34, 35, 36] } },
      as(person),
    )
    await storeFile(
      app.db,
      club,
      { user_id: person.id, session_id: session },
      rowingFile(new Date('2026-03-02T08:00:00Z'), { seconds: 60 }),
    )
    expect((await results())?.zone_seconds).toEqual(before?.zone_seconds)
    expect((await app.refused(recountZones, of(person), as(athlete))).status).toBe(403)
    await app.ask(recountZones, of(person), as(person))
    await expect
      .poll(async () => (await results())?.zone_seconds[5], { timeout: 15_000 })
      .toBeGreaterThan(100)
    expect((await results())?.ets).toBeGreaterThan(before?.ets ?? 0)
    const loadAfter = await loadOf()
    expect(loadAfter?.zone_seconds[5]).toBeGreaterThan(100)
    expect(loadAfter?.ets).toBeGreaterThan(loadBefore?.ets ?? 0)
  })
})
