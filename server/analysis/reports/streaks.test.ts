import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportAttendance } from '#contract/analysis/reports.ts'
import { saveAttendance } from '#contract/planning/attendance.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

const mark = (session: number, { id }: TestUser, answer: object) =>
  training.app.ask(
    saveAttendance,
    { body: { event_id: session, users: { [id]: answer } } },
    training.asCoach,
  )
const rowOf = async ({ id }: TestUser, query: object = {}) =>
  (
    await training.app.ask(
      reportAttendance,
      { query: { ...MARCH, athletes: String(id), ...query } },
      training.asCoach,
    )
  ).data.athletes[0]

test('knows the streak at the last session and the longest one', async () => {
  const athlete = await training.newAthlete()
  const on = (day: number) =>
    training.planFor(athlete, {
      start_date: `2026-03-${String(day).padStart(2, '0')}T06:00:00Z`,
    })
  const came = { attending: 1 }
  const answers = [
    came,
    came,
    { attending: 2, health_statuses: [3] },
    { attending: 1, presence: 'late' },
    { attending: 1, presence: 'no-show' },
    came,
    { attending: 2, reason: 'work' },
    came,
    came,
    { attending: 2, health_statuses: [2] },
  ]
  for (const [place, answer] of answers.entries()) await mark(await on(2 + place), athlete, answer)
  const total = (await rowOf(athlete))?.total
  // Ill on the third day; the no-show breaks, and so does work. Injured on the last.
  expect(total).toMatchObject({ asked: 10, came: 6, longest_streak: 3, current_streak: 2 })
  for (const by of ['week', 'month', 'weekday', 'day', 'session'])
    expect((await rowOf(athlete, { by }))?.total).toEqual(total)
  const { periods = [] } = (await rowOf(athlete, { by: 'week' })) ?? {}
  expect(periods.map(({ parts }) => [parts.longest_streak, parts.current_streak])).toEqual([
    [3, null],
    [2, 2],
  ])
  // A streak is that of the days asked for.
  const later = await rowOf(athlete, { start_date: '2026-03-04' })
  expect(later?.total).toMatchObject({ longest_streak: 2, current_streak: 2 })
})

test('has no streak of who came to nothing', async () => {
  const athlete = await training.newAthlete()
  await training.planFor(athlete, { start_date: '2026-03-02T06:00:00Z' })
  expect((await rowOf(athlete))?.total).toMatchObject({ longest_streak: 0, current_streak: 0 })
})
