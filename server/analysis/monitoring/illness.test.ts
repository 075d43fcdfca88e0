import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  exportHealthReport,
  healthReport,
  healthReportCsv,
} from '#contract/analysis/monitoring-reports.ts'
import { addDays } from '#domain/time/week.ts'
import { today, type TestUser } from '../../../test/support/factories.ts'
import { openMorningClub, type MorningClub } from '../../../test/support/read-mornings.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'

const MARCH = { start_date: '2026-03-01', end_date: '2026-03-31' }

let club: MorningClub
beforeAll(async () => {
  club = await openMorningClub()
})
afterAll(() => club.app.close())

const reportOf = async (people: readonly TestUser[], query = MARCH) => {
  const athletes = people.map(({ id }) => id).join(',')
  return (await club.app.ask(healthReport, { query: { ...query, athletes } }, club.asCoach)).data
}

test('days come from mornings and absences, and each counts once', async () => {
  const athlete = await club.newAthlete('Twice')
  await club.stayAway(athlete, '2026-03-02', '2026-03-06', 'ill')
  await club.say(athlete, '2026-03-03', { health: 'ill', reasons: ['virus'] })
  await club.say(athlete, '2026-03-06', { health: 'healthy' })
  const { athletes } = await reportOf([athlete])
  expect(athletes[0]).toMatchObject({ lost: 4, ill: 4, injured: 0, unknown: 26 })
  expect(athletes[0]?.days.slice(0, 7)).toEqual([null, 'ill', 'ill', 'ill', 'ill', 'healthy', null])
  expect(athletes[0]?.episodes).toMatchObject([
    { first: '2026-03-02', last: '2026-03-05', days: 4, reasons: ['virus'] },
  ])
})

test('days away for work or travel are not lost to health', async () => {
  const athlete = await club.newAthlete('Away')
  await club.stayAway(athlete, '2026-03-02', '2026-03-06', 'travel')
  expect((await reportOf([athlete])).athletes[0]).toMatchObject({ lost: 0, episodes: [] })
})

test('availability is the share of squad days that were not lost', async () => {
  const [one, two] = [await club.newAthlete('Ill'), await club.newAthlete('Well')]
  await club.stayAway(one, '2026-03-01', '2026-03-31', 'injured')
  const { availability, athletes } = await reportOf([one, two])
  expect(availability).toBe(50)
  expect(athletes.map(({ lost }) => lost).toSorted()).toEqual([0, 31])
})

test('reasons are counted by episode and day, those without one as none', async () => {
  const athlete = await club.newAthlete('Reasons')
  await club.say(athlete, '2026-03-03', { health: 'injured', reasons: ['rib', 'back'] })
  await club.stayAway(athlete, '2026-03-10', '2026-03-12', 'ill')
  const { reasons } = await reportOf([athlete])
  expect(reasons).toEqual([
    { reason: 'none', episodes: 1, days: 3 },
    { reason: 'back', episodes: 1, days: 1 },
    { reason: 'rib', episodes: 1, days: 1 },
  ])
})

test('ends today, because nobody knows how days to come will be', async () => {
  const athlete = await club.newAthlete('Ahead')
  const [start_date, end_date] = [addDays(today(), -2), addDays(today(), 10)]
  await club.stayAway(athlete, addDays(today(), -5), end_date, 'injured')
  const { athletes, until } = await reportOf([athlete], { start_date, end_date })
  expect(until < end_date).toBe(true)
  expect(athletes[0]?.lost).toBe(athletes[0]?.days.length)
  expect([3, 4]).toContain(athletes[0]?.lost)
})

test('a span of days to come has no availability', async () => {
  const athlete = await club.newAthlete('Future')
  const span = { start_date: addDays(today(), 5), end_date: addDays(today(), 9) }
  expect(await reportOf([athlete], span)).toMatchObject({
    availability: null,
    athletes: [{ days: [], lost: 0 }],
  })
})

test('refuses days in the wrong order and more than a season', async () => {
  const send = (start_date: string, end_date: string) =>
    club.app.send(healthReport, { query: { start_date, end_date } }, club.asCoach)
  expect((await send('2026-03-31', '2026-03-01')).json).toMatchObject({ code: 'end_before_start' })
  expect((await send('2026-01-01', '2026-04-03')).status).toBe(200)
  expect((await send('2026-01-01', '2026-04-04')).status).toBe(400)
})

test('athletes see themselves alone', async () => {
  const [one, other] = [await club.newAthlete('Self'), await club.newAthlete('Else')]
  await club.stayAway(other, '2026-03-02', '2026-03-06', 'ill')
  const { data } = await club.app.ask(healthReport, { query: MARCH }, club.as(one))
  expect(data.athletes.map(({ user_id }) => user_id)).toEqual([one.id])
})

test('the workbook has a letter a day and real numbers', async () => {
  const athlete = await club.newAthlete('Letters')
  await club.stayAway(athlete, '2026-03-02', '2026-03-02', 'ill')
  const asked = { query: { ...MARCH, athletes: String(athlete.id) } }
  const { bytes } = await club.app.send(exportHealthReport, asked, club.asCoach)
  const [head = [], row = []] = sheetOf(bytes)
  const cell = (name: string) => row[head.indexOf(name)]
  expect(cell('Days lost (days)')).toBe(1)
  expect(cell('2026-03-02')).toBe('I')
  expect(cell('Availability (%)')).toBeCloseTo(96.774, 3)
  const { text } = await club.app.send(healthReportCsv, asked, club.asCoach)
  expect(text).toContain('Letters Rower')
})
