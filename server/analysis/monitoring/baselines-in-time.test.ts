import { afterAll, beforeAll, expect, test } from 'vitest'
import { courseWithBands, dailyMornings } from '#contract/analysis/monitoring-reports.ts'
import { trainingRatioCourse } from '#contract/analysis/monitoring-ratio.ts'
import { saveMorning } from '#contract/analysis/monitoring.ts'
import { updateClub } from '#contract/people/clubs.ts'
import { saveAttendance } from '#contract/planning/attendance.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { makeMember, makeSession, type TestUser } from '../../../test/support/factories.ts'
import { startTestApp } from '../../../test/support/app.ts'
import { morningClubOn, type MorningClub } from '../../../test/support/read-mornings.ts'

/** Where a day begins first, and where it begins last: it is never the same day in both. */
const FIRST = 'Pacific/Kiritimati'
const LAST = 'Pacific/Pago_Pago'

let club: MorningClub
let manager: TestUser
beforeAll(async () => {
  club = await morningClubOn(await startTestApp({ work: true }))
  manager = await makeMember(club.app.db, club.club, [ROLE.manager, ROLE.head_coach])
})
afterAll(() => club.app.close())

const todayIn = (zone: string) => dayIn(zone, new Date())
const moveTo = (time_zone: string) =>
  club.app.ask(updateClub, { params: { id: club.club }, body: { time_zone } }, club.as(manager))

/** The waking heart rate of today, as the report of the day judges it. */
async function pulseToday({ id }: TestUser) {
  const { data } = await club.app.ask(
    dailyMornings,
    { query: { athletes: String(id) } },
    club.asCoach,
  )
  const reading = data.athletes[0]?.readings.find(({ field }) => field === 'waking_hr')
  return { day: data.day, reading }
}

const enter = (person: TestUser, day: string, waking_hr: number) =>
  club.app.ask(saveMorning, { body: { day, values: { waking_hr } } }, club.as(person))

test('Baselines: mornings keep their days when the club changes its time zone', async () => {
  await moveTo(FIRST)
  const [early, late] = [todayIn(FIRST), todayIn(LAST)]
  const athlete = await club.newAthlete('Moved')
  await club.sayBefore(athlete, early, 14, { waking_hr: 48 })
  await enter(athlete, early, 58)
  expect(await pulseToday(athlete)).toMatchObject({
    day: early,
    reading: { value: 58, mean: 48, difference: 10, level: 'amber', count: 14 },
  })

  await moveTo(LAST)
  const known = 14 - (early === addDays(late, 1) ? 1 : 2)
  expect(await pulseToday(athlete)).toMatchObject({
    day: late,
    reading: { value: 48, mean: 48, difference: 0, level: 'green', count: known },
  })
  // The same day comes once more, and with it a second entry.
  await enter(athlete, late, 62)
  expect(await pulseToday(athlete)).toMatchObject({
    day: late,
    reading: { value: 62, mean: 48, difference: 14, level: 'red', count: known },
  })

  await moveTo(FIRST)
  const { reading } = await pulseToday(athlete)
  expect(reading).toMatchObject({ value: 58, count: 14 })
  expect(reading?.mean).toBeCloseTo((13 * 48 + 62) / 14, 9)
  await moveTo('Europe/Berlin')
})

test('Baselines: a second entry of a morning replaces the first, before and on the day', async () => {
  const day = '2026-03-20'
  const athlete = await club.newAthlete('Twice')
  await club.sayBefore(athlete, day, 5, { waking_hr: 48 })
  await enter(athlete, addDays(day, -1), 53)
  await enter(athlete, day, 49)
  await enter(athlete, day, 57)
  const { data } = await club.app.ask(
    dailyMornings,
    { query: { day, athletes: String(athlete.id) } },
    club.asCoach,
  )
  expect(data.athletes[0]?.readings).toMatchObject([
    { field: 'waking_hr', value: 57, mean: 49, difference: 8, level: 'amber', count: 5 },
  ])
  const course = await club.app.ask(
    courseWithBands,
    { params: { id: athlete.id }, query: { day } },
    club.asCoach,
  )
  const values = course.data.days.map((one) => one.values[0]?.value)
  expect(values.slice(-3)).toEqual([48, 53, 57])
})

test('Baselines: the night in which the clocks change is a night like the others', async () => {
  const athlete = await club.newAthlete('Summer')
  const day = '2026-04-05'
  await club.sayBefore(athlete, day, 14, { waking_hr: 50 })
  await club.say(athlete, day, { waking_hr: 57 })
  const { data } = await club.app.ask(
    dailyMornings,
    { query: { day, athletes: String(athlete.id) } },
    club.asCoach,
  )
  expect(data.athletes[0]?.readings).toMatchObject([{ mean: 50, difference: 7, count: 14 }])
})

test('ACR: a load lies on the day it has by the clock of the club', async () => {
  const day = addDays(todayIn('UTC'), -3)
  const athlete = await club.newAthlete('Late')
  const session = await makeSession(
    club.app.db,
    club.club,
    { user_id: manager.id },
    {
      start_date: `${day}T23:30:00Z`,
      end_date: `${addDays(day, 1)}T00:30:00Z`,
      athlete_ids: [athlete.id],
      intensities: [{ id: 2, percentage: 100 }],
    },
  )
  const users = { [athlete.id]: { attending: 1 as const } }
  await club.app.ask(saveAttendance, { body: { event_id: session, users } }, club.as(manager))
  const loads = async () => {
    const query = { from: addDays(day, -1), to: addDays(day, 1) }
    const asked = { params: { id: athlete.id }, query }
    const { data } = await club.app.ask(trainingRatioCourse, asked, club.asCoach)
    return data.days.map(({ load }) => load)
  }
  expect(await loads()).toEqual([null, null, 60])
  await moveTo('UTC')
  await expect.poll(loads, { timeout: 15_000 }).toEqual([null, 60, null])
  await moveTo('Europe/Berlin')
})

test('a focus is of those who have a session of it within the day of the club', async () => {
  await moveTo('Asia/Shanghai')
  const [starts, next] = [await club.newAthlete('Starts'), await club.newAthlete('Next')]
  // At half past six there, on the day and on the one after it.
  for (const [day, { id }] of [
    ['2026-06-12', starts],
    ['2026-06-13', next],
  ] as const) {
    const plan = { start_date: `${day}T22:30:00Z`, focus_ids: [3], athlete_ids: [id] }
    const by = { user_id: club.coach.id }
    const session = await makeSession(club.app.db, club.club, by, plan)
    await club.app.rows('update sessions set published_at = now() where id = $1', [session])
  }
  const query = { day: '2026-06-13', focuses: '3' }
  const { data } = await club.app.ask(dailyMornings, { query }, club.asCoach)
  expect(data.athletes.map(({ user_id }) => user_id)).toEqual([starts.id])
})
