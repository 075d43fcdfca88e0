import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  exportTrainingRatios,
  trainingRatioCourse,
  trainingRatios,
  trainingRatiosCsv,
} from '#contract/analysis/monitoring-ratio.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { makeMember, type TestUser } from '../../../test/support/factories.ts'
import { trainedIn, trainIn, type Load } from '../../../test/support/loads.ts'
import {
  morningClubOn,
  openMorningClub,
  type MorningClub,
} from '../../../test/support/read-mornings.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'

const DAY = '2026-03-28'

let club: MorningClub
beforeAll(async () => {
  club = await openMorningClub()
})
afterAll(() => club.app.close())

const train = (person: TestUser, day: string, load: Load) => trainIn(club, person, day, load)
const trained = (name: string, loads: readonly [number, number]) =>
  trainedIn(club, name, DAY, loads)
const only = (...people: TestUser[]) => ({ athletes: people.map(({ id }) => id).join(',') })
const ratiosOf = async (query: object = {}, as = club.asCoach) =>
  (await club.app.ask(trainingRatios, { query: { day: DAY, ...query } }, as)).data

test('ACR-1: 600 a day after a month at 450 is tough training', async () => {
  const athlete = await trained('Tough', [8400, 4200])
  const { day, metric, method, lines, athletes } = await ratiosOf(only(athlete))
  expect({ day, metric, method, lines }).toEqual({
    day: DAY,
    metric: 'ets',
    method: 'rolling',
    lines: { low: 0.8, high: 1.3, danger: 1.5 },
  })
  const [found] = athletes
  expect(found).toMatchObject({ acute: 600, chronic: 450, status: 'tough', missing: null })
  expect(found?.ratio).toBeCloseTo(4 / 3, 9)
  expect(found).toMatchObject({ days_known: 28, previous: null })
})

test('the largest change comes first, and who has no ratio last, with the reason', async () => {
  const young = await club.newAthlete('Young')
  await train(young, addDays(DAY, -26), { ets: 100 })
  const idle = await club.newAthlete('Idle')
  await train(idle, addDays(DAY, -60), { ets: 100 })
  const [less, danger, fine] = [
    await trained('Less', [9000, 1000]),
    await trained('Danger', [5000, 5000]),
    await trained('Fine', [9000, 3000]),
  ]
  const { athletes } = await ratiosOf(only(young, idle, less, danger, fine))
  const shown = athletes.map(({ user_id, status, missing, days_known }) => [
    user_id,
    status ?? missing,
    days_known,
  ])
  expect(shown).toEqual([
    [danger.id, 'danger', 28],
    [less.id, 'detraining', 28],
    [fine.id, 'optimum', 28],
    [idle.id, 'no_load', 61],
    [young.id, 'days', 27],
  ])
})

test('the ratio a week before is there to compare with', async () => {
  const athlete = await club.newAthlete('Before')
  await train(athlete, addDays(DAY, -34), { ets: 8400 })
  await train(athlete, addDays(DAY, -7), { ets: 4200 })
  const { athletes } = await ratiosOf(only(athlete))
  expect(athletes[0]?.previous).toBeCloseTo(4 / 3, 9)
  expect(athletes[0]).toMatchObject({ acute: 0, status: 'detraining' })
})

test('athletes see their own row and nobody else’s', async () => {
  const [own, other] = [await trained('Own', [100, 100]), await trained('Other', [100, 100])]
  const { athletes, can_change } = await ratiosOf({}, club.as(own))
  expect(athletes.map(({ user_id }) => user_id)).toEqual([own.id])
  expect(can_change).toBe(false)
  const course = (id: number, as = club.as(own)) =>
    club.app.send(trainingRatioCourse, { params: { id }, query: { to: DAY } }, as)
  expect((await course(own.id)).status).toBe(200)
  expect((await course(other.id)).status).toBeGreaterThanOrEqual(403)
})

test('who sees somebody in the list sees their course, also without the right to profiles', async () => {
  const athlete = await trained('Listed', [100, 100])
  const plain = await makeMember(club.app.db, club.club, [ROLE.coach])
  await club.app.rows(
    `insert into member_permissions (club_id, user_id, permission_id, granted)
     select $1, $2, id, false from permissions where name = 'view-athlete-profile'`,
    [club.club, plain.id],
  )
  expect((await ratiosOf(only(athlete), club.as(plain))).athletes).toHaveLength(1)
  const asked = { params: { id: athlete.id }, query: { to: DAY } }
  const { status } = await club.app.send(trainingRatioCourse, asked, club.as(plain))
  expect(status).toBe(200)
})

test('without consent nothing is shown to others', async () => {
  const silent = await makeMember(club.app.db, club.club, [ROLE.athlete], { consent: 'declined' })
  await train(silent, DAY, { ets: 100 })
  expect((await ratiosOf(only(silent))).athletes).toEqual([])
  const asked = { params: { id: silent.id }, query: { to: DAY } }
  expect((await club.app.send(trainingRatioCourse, asked, club.asCoach)).status).toBe(404)
})

test('loads of results for coaches only are not in what athletes see', async () => {
  const athlete = await trained('Kept', [8400, 0])
  await train(athlete, DAY, { ets: 4200, restricted: true })
  expect((await ratiosOf(only(athlete))).athletes[0]?.acute).toBe(600)
  expect((await ratiosOf({}, club.as(athlete))).athletes[0]?.acute).toBe(0)
})

test('one person day by day', async () => {
  const athlete = await trained('Course', [8400, 4200])
  const { data } = await club.app.ask(
    trainingRatioCourse,
    { params: { id: athlete.id }, query: { from: addDays(DAY, -1), to: DAY } },
    club.asCoach,
  )
  expect(data.full_name).toBe('Course Rower')
  expect(data.days).toMatchObject([
    { day: addDays(DAY, -1), load: null, ratio: null, status: null },
    { day: DAY, load: 4200, acute: 600, chronic: 450, status: 'tough' },
  ])
  const asked = { params: { id: athlete.id }, query: { to: DAY } }
  const usual = (await club.app.ask(trainingRatioCourse, asked, club.asCoach)).data
  expect(usual.days).toHaveLength(84)
})

test('refuses days to come, days that end before they start, and more than a year', async () => {
  const athlete = await club.newAthlete('Bad')
  const list = await club.app.send(trainingRatios, { query: { day: '2100-12-31' } }, club.asCoach)
  expect([list.status, list.json]).toMatchObject([400, { errors: { day: [expect.any(String)] } }])
  const course = async (query: Record<string, unknown>) =>
    (await club.app.send(trainingRatioCourse, { params: { id: athlete.id }, query }, club.asCoach))
      .status
  expect(await course({ from: addDays(DAY, 1), to: DAY })).toBe(400)
  expect(await course({ from: addDays(DAY, -366), to: DAY })).toBe(400)
  expect(await course({ from: addDays(DAY, -365), to: DAY })).toBe(200)
  expect((await ratiosOf({ day: '1900-01-01', ...only(athlete) })).athletes).toMatchObject([
    { missing: 'days', days_known: 0 },
  ])
})

test('the workbook and CSV have what the screen has', async () => {
  const athlete = await trained('Sheet', [8400, 4200])
  const asked = { query: { day: DAY, ...only(athlete) } }
  const { bytes } = await club.app.send(exportTrainingRatios, asked, club.asCoach)
  const [head = [], row = []] = sheetOf(bytes)
  const cell = (name: string) => row[head.indexOf(name)]
  expect(cell('7-day load (ETS)')).toBe(600)
  expect(cell('Ratio')).toBeCloseTo(4 / 3, 9)
  expect(cell('Change in load')).toBe('Tough training')
  const { text } = await club.app.send(trainingRatiosCsv, asked, club.asCoach)
  expect(text).toContain('Tough training')
})

test('refuses a club whose plan has no morning monitoring', async () => {
  const { app, asCoach } = await morningClubOn(club.app, 'bronze')
  const { status, json } = await app.send(trainingRatios, { query: {} }, asCoach)
  expect([status, json]).toMatchObject([403, { code: 'feature_missing' }])
})
