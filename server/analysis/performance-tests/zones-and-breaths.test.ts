import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deleteTestBreaths,
  saveTestBreaths,
  testBreaths,
} from '#contract/analysis/performance-tests-breaths.ts'
import {
  confirmTestZones,
  testZones,
  type TestZones,
} from '#contract/analysis/performance-tests-zones.ts'
import { savePerformanceTest, type NewTest } from '#contract/analysis/performance-tests.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId } from '../../db/client.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import {
  answerConsent,
  makeClub,
  makeMember,
  type TestUser,
} from '../../../test/support/factories.ts'
import { grantTo } from '../../../test/support/grant.ts'
import { newTest, STEP_LINES } from '../../../test/support/tested-club.ts'

let app: TestApp
let club: ClubId
let athlete: TestUser, mate: TestUser, coach: TestUser

beforeAll(async () => {
  app = await startTestApp()
  club = await makeClub(app.db, { time_zone: 'UTC', plan: 'drv' })
  athlete = await makeMember(app.db, club, [ROLE.athlete], { date_of_birth: '2000-01-01' })
  mate = await makeMember(app.db, club, [ROLE.athlete], { date_of_birth: '2000-01-01' })
  coach = await makeMember(app.db, club, [ROLE.head_coach])
})
afterAll(() => app.close())

const OWN = [95, 143, 160, 170, 179, 187]
const PROPOSED = [95, 143, 160, 168, 178, 187]
const as = ({ token }: TestUser) => ({ token, club, language: 'en' as const })
let days = 0
const entered = async (more: Partial<NewTest> = {}): Promise<number> => {
  const day = addDays('2026-01-05', days++)
  const body = newTest({ user_id: athlete.id, kind: 'step', day, lines: STEP_LINES, ...more })
  return (await app.ask(savePerformanceTest, { body }, as(coach))).data.id
}
const setZones = (zones: number[] | null) =>
  app.rows('update users set hr_zones = $2, max_hr = 195 where id = $1', [athlete.id, zones])
const zonesKept = async () => {
  const [row] = await app.rows('select hr_zones from users where id = $1', [athlete.id])
  return row?.['hr_zones']
}
const zonesOf = async (who: TestUser, id: number): Promise<TestZones> =>
  (await app.ask(testZones, { params: { id } }, as(who))).data
const confirmed = async (who: TestUser, id: number, seen: Pick<TestZones, 'version' | 'present'>) =>
  app.send(
    confirmTestZones,
    { params: { id }, body: { version: seen.version, present: seen.present?.bounds ?? null } },
    as(who),
  )
const notices = async () => {
  const [row] = await app.rows(
    `select count(*)::int as count from notifications where user_id = $1 and kind = 'zones-set'`,
    [athlete.id],
  )
  return row?.['count']
}

describe('zones of a step test', () => {
  test('stand beside those the athlete has, and a coach confirms them once', async () => {
    await setZones(OWN)
    const id = await entered()
    const seen = await zonesOf(coach, id)
    expect(seen).toMatchObject({
      present: { bounds: OWN, basis: 'own' },
      proposed: { bounds: PROPOSED },
      fault: null,
      is_written: false,
      can_confirm: true,
    })
    const before = Number(await notices())
    expect(await confirmed(coach, id, seen)).toMatchObject({
      status: 200,
      json: { data: { is_written: true } },
    })
    expect(await zonesKept()).toEqual(PROPOSED)
    expect((await confirmed(coach, id, seen)).status).toBe(200)
    expect(await notices()).toBe(before + 1)
    const audit = await app.rows(
      `select 1 from audit_log where action = 'zones-set' and subject ->> 'test' = $1`,
      [String(id)],
    )
    expect(audit).toHaveLength(1)
  })

  test('are refused when the athlete has other zones by now', async () => {
    await setZones(OWN)
    const id = await entered()
    const seen = await zonesOf(coach, id)
    await setZones([95, 143, 161, 170, 179, 187])
    expect(await confirmed(coach, id, seen)).toMatchObject({
      status: 409,
      json: { code: 'changed_meanwhile' },
    })
    expect(await zonesKept()).toEqual([95, 143, 161, 170, 179, 187])
  })

  test('are not proposed where the test says nothing, with the reason', async () => {
    const id = await entered({ lines: STEP_LINES.slice(0, 5) })
    const seen = await zonesOf(coach, id)
    expect(seen).toMatchObject({ proposed: null, fault: 'lactate_not_reached' })
    expect((await confirmed(coach, id, seen)).status).toBe(409)
  })

  test('are refused to a coach who may not open profiles of athletes', async () => {
    const id = await entered()
    const away = await makeMember(app.db, club, [ROLE.head_coach])
    for (const [permission, granted] of [
      ['drv-view-all-members-on-report', true],
      ['view-athlete-profile', false],
    ] as const)
      await grantTo(app, { club, person: away, permission, granted })
    const refused = await app.refused(testZones, { params: { id } }, as(away))
    expect(refused).toMatchObject({ status: 403, need: 'view-athlete-profile' })
  })

  test('are read by the athlete, who does not confirm them, and by nobody else', async () => {
    await setZones(OWN)
    const id = await entered()
    const seen = await zonesOf(athlete, id)
    expect(seen.can_confirm).toBe(false)
    expect((await confirmed(athlete, id, seen)).status).toBe(403)
    expect((await confirmed(mate, id, seen)).status).toBe(404)
    expect(await zonesKept()).toEqual(OWN)
  })
})

describe('breaths of a VO2max test', () => {
  const rows = Array.from({ length: 20 }, (_, index) => {
    const vo2 = String(3 + index / 10).replace('.', ',')
    return `${index * 5};${vo2};4;120,5;${150 + index};300\n`
  })
  const FILE = `Zeit_s;vo2_l_min;vco2_l_min;ve_l_min;HF;Leistung_W\n${rows.join('')}`
  const attach = (who: TestUser, id: number, file: string) =>
    app.send(saveTestBreaths, { params: { id }, body: { file } }, as(who))
  const read = async (id: number) =>
    (await app.ask(testBreaths, { params: { id } }, as(athlete))).data

  test('are attached, replaced and taken off', async () => {
    const id = await entered({ kind: 'vo2', lines: [] })
    expect(await read(id)).toBeNull()
    expect((await attach(coach, id, FILE)).status).toBe(200)
    const kept = await read(id)
    expect(kept?.time_s).toHaveLength(20)
    expect(kept?.figures?.vo2max).toBeCloseTo(4.65, 5)
    expect(kept?.figures?.hr_max).toBe(169)
    await attach(coach, id, 'time_s,vo2_l_min\n0,3\n30,4\n')
    expect((await read(id))?.heart_rate).toEqual([null, null])
    await app.ask(deleteTestBreaths, { params: { id } }, as(coach))
    expect(await read(id)).toBeNull()
  })

  test('are refused with the line of the fault', async () => {
    const id = await entered({ kind: 'vo2', lines: [] })
    const { status, json } = await attach(coach, id, 'time_s;vo2_l_min\n0;3\n5;abc\n')
    expect(status).toBe(400)
    expect(json).toMatchObject({ errors: { file: ['3 · vo2_l_min: is not a number'] } })
  })

  test('are refused when the athlete has withdrawn consent to health data', async () => {
    const former = await makeMember(app.db, club, [ROLE.athlete])
    const body = newTest({ user_id: former.id, kind: 'vo2', day: '2026-01-05' })
    const { data: own } = await app.ask(savePerformanceTest, { body }, as(former))
    expect((await attach(former, own.id, FILE)).status).toBe(200)
    await answerConsent(app.db, former.id, 'withdrawn')
    expect(await attach(former, own.id, FILE)).toMatchObject({
      status: 403,
      json: { code: 'consent_missing' },
    })
  })

  test('are refused for another kind of test, and of who may not write it', async () => {
    expect((await attach(coach, await entered(), FILE)).status).toBe(400)
    const id = await entered({ kind: 'vo2', lines: [] })
    expect((await attach(athlete, id, FILE)).status).toBe(403)
    expect((await attach(mate, id, FILE)).status).toBe(404)
  })
})
