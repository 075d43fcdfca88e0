import { afterAll, beforeAll, expect, test } from 'vitest'
import { monitoringRules, saveMonitoringRules } from '#contract/analysis/monitoring.ts'
import { saveRatioRules, trainingRatios } from '#contract/analysis/monitoring-ratio.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeMember, type TestUser } from '../../../test/support/factories.ts'
import { trainedIn } from '../../../test/support/loads.ts'
import {
  morningClubOn,
  openMorningClub,
  type MorningClub,
} from '../../../test/support/read-mornings.ts'

const DAY = '2026-03-28'
const RULES = { method: 'rolling', low: 0.8, high: 1.3, danger: 1.5 } as const

let club: MorningClub
beforeAll(async () => {
  club = await openMorningClub()
})
afterAll(() => club.app.close())

const only = ({ id }: TestUser) => ({ athletes: String(id) })
const ratiosOf = async (query: object, as: MorningClub['asCoach']) =>
  (await club.app.ask(trainingRatios, { query: { day: DAY, ...query } }, as)).data

async function headOf({ app, club: id, as }: MorningClub) {
  return as(await makeMember(app.db, id, [ROLE.head_coach, ROLE.manager]))
}

test('a club moves its lines without losing what it asks in the morning', async () => {
  const other = await morningClubOn(club.app)
  const { app } = club
  const head = await headOf(other)
  const athlete = await trainedIn(other, 'Moved', DAY, [8400, 4200])
  const asks = { fields: ['mood' as const], until_time: '08:15', remind_time: '07:00' }
  await app.ask(saveMonitoringRules, { body: { ...asks, squad_ids: [] } }, head)
  const moved = { method: 'uncoupled', low: 0.5, high: 1.6, danger: 2.5 } as const
  await app.ask(saveRatioRules, { body: moved }, head)
  expect((await app.ask(monitoringRules, {}, head)).data).toEqual({ ...asks, squad_ids: [] })
  await app.ask(saveMonitoringRules, { body: { ...asks, squad_ids: [] } }, head)
  const { method, lines, can_change, athletes } = await ratiosOf(only(athlete), head)
  expect({ method, lines, can_change }).toEqual({
    method: 'uncoupled',
    lines: { low: 0.5, high: 1.6, danger: 2.5 },
    can_change: true,
  })
  expect(athletes).toMatchObject([{ acute: 600, chronic: 400, ratio: 1.5, status: 'optimum' }])
})

test('lines of a club that says nothing else leave its mornings as usual', async () => {
  const other = await morningClubOn(club.app)
  const head = await headOf(other)
  const before = (await club.app.ask(monitoringRules, {}, head)).data
  await club.app.ask(saveRatioRules, { body: { ...RULES, method: 'ewma' } }, head)
  expect((await club.app.ask(monitoringRules, {}, head)).data).toEqual(before)
  const athlete = await trainedIn(other, 'Weighed', DAY, [400, 400])
  const { method, athletes } = await ratiosOf(only(athlete), head)
  expect(method).toBe('ewma')
  expect(athletes[0]?.ratio).toBeGreaterThan(1)
})

test('refuses lines that do not rise, at their field, and coaches who do not run the club', async () => {
  const head = await headOf(club)
  const save = async (rules: object, as = head) =>
    club.app.send(saveRatioRules, { body: { ...RULES, ...rules } }, as)
  const equal = await save({ high: 0.8 })
  expect([equal.status, equal.json]).toMatchObject([
    400,
    { errors: { high: [expect.stringContaining('0.8')] } },
  ])
  const crossed = await save({ danger: 1.2 })
  expect(crossed.json).toMatchObject({ errors: { danger: [expect.any(String)] } })
  for (const beyond of [{ low: -0.99 }, { low: 0 }, { danger: 5.1 }, { danger: 6 }])
    expect((await save(beyond)).status).toBe(400)
  expect((await save({ method: 'guess' })).status).toBe(400)
  expect((await save({}, club.asCoach)).status).toBe(403)
})
