import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

const MONDAY = '2026-03-02T06:00:00Z'
/** Monday in Berlin, still Sunday in Greenwich. */
const EARLY_MONDAY = '2026-03-08T23:30:00Z'
const TUESDAY = '2026-03-03T06:00:00Z'

const behindOf = async ({ id }: TestUser, query: object = {}) => {
  const asked = { ...MARCH, athletes: String(id), by: 'session' as const, ...query }
  const { data } = await training.app.ask(
    contract.reportAttendance,
    { query: asked },
    training.asCoach,
  )
  return data
}

test('the sessions behind a weekday are those of that day of the club, and add up to it', async () => {
  const athlete = await training.newAthlete()
  for (const [start_date, name] of [
    [MONDAY, 'First'],
    [EARLY_MONDAY, 'Second'],
    [TUESDAY, 'Third'],
  ] as const)
    await training.answer(athlete, await training.planFor(athlete, { start_date, name }), 1)
  const { sessions, athletes } = await behindOf(athlete, { weekday: 1 })
  expect(sessions.map(({ name }) => name)).toEqual(['First', 'Second'])
  expect(athletes[0]?.total).toMatchObject({ asked: 2, came: 2 })
  const onDay = await behindOf(athlete, { by: 'weekday', weekday: 2 })
  expect(onDay.athletes[0]?.periods.map(({ period }) => period)).toEqual(['2'])
})

test('an event is among them, and is said to have no sport', async () => {
  const athlete = await training.newAthlete()
  const meeting = await training.planFor(athlete, { start_date: MONDAY, name: 'Meeting' })
  await training.app.rows(
    `update sessions set kind = 'event', sport_id = null, event_type = 'meeting' where id = $1`,
    [meeting],
  )
  expect((await behindOf(athlete)).sessions).toMatchObject([{ name: 'Meeting', sport_id: null }])
})
