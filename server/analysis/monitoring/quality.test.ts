import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  exportTrainingQuality,
  trainingQuality,
  trainingQualityCsv,
} from '#contract/analysis/monitoring-reports.ts'
import { addScores } from '#contract/analysis/result-entry.ts'
import type { TestUser } from '../../../test/support/factories.ts'
import { morningClubOn, sayMorning } from '../../../test/support/read-mornings.ts'
import { piecesOf } from '../../../test/support/scored-pieces.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

/** Trained on this day, planned as hard and felt as very hard. */
async function trained(athlete: TestUser, day: string, felt: number | null = 6) {
  const start_date = `${day}T06:00:00Z`
  const session = await training.planFor(athlete, {
    name: `Row of ${day}`,
    start_date,
    planned_rpe: 5,
    structure: piecesOf(1),
  })
  await training.answer(athlete, session, 1)
  if (felt !== null) await training.rate(athlete, session, felt)
  return session
}
const say = ({ id }: TestUser, day: string, said: object) =>
  sayMorning(training.app, training.club, id, day, said)
const qualityOf = async ({ id }: TestUser) => {
  const query = { ...MARCH, athletes: String(id) }
  return (await training.app.ask(trainingQuality, { query }, training.asCoach)).data.athletes[0]
}

test('a rating stands beside the sessions of the day before, with CR10 of plan and feeling', async () => {
  const athlete = await training.newAthlete()
  const session_id = await trained(athlete, '2026-03-02')
  await say(athlete, '2026-03-03', { training_quality: 4 })
  expect(await qualityOf(athlete)).toMatchObject({
    rating: 4,
    rated: 1,
    planned: 5,
    felt: 7,
    difference: 2,
    compared: 1,
    days: [{ day: '2026-03-03', rating: 4, sessions: [{ session_id, planned: 5, felt: 7 }] }],
  })
})

test('effort that was entered with a result counts where the athlete said nothing', async () => {
  const athlete = await training.newAthlete()
  const session_id = await trained(athlete, '2026-03-02', null)
  const entered = {
    user_id: athlete.id,
    scores: [{ piece: 0, part: 'piece' as const, number: 0, values: { time: 3600, rpe: 6 } }],
  }
  const input = { params: { id: session_id }, body: { results: [entered] } }
  await training.app.ask(addScores, input, training.asCoach)
  await say(athlete, '2026-03-03', { training_quality: 4 })
  expect(await qualityOf(athlete)).toMatchObject({ planned: 5, felt: 7, difference: 2 })
  await training.rate(athlete, session_id, 5)
  expect(await qualityOf(athlete)).toMatchObject({ felt: 5 })
})

test('a session without a rating is there, and a rating without a session', async () => {
  const athlete = await training.newAthlete()
  await trained(athlete, '2026-03-10')
  await say(athlete, '2026-03-20', { training_quality: 2 })
  const days = (await qualityOf(athlete))?.days
  expect(days).toMatchObject([
    { day: '2026-03-20', rating: 2, sessions: [] },
    { day: '2026-03-11', rating: null, sessions: [{ planned: 5 }] },
  ])
})

test('the last day before the span counts, since the first morning speaks of it', async () => {
  const athlete = await training.newAthlete()
  await trained(athlete, '2026-02-28')
  await say(athlete, '2026-03-01', { training_quality: 5 })
  expect((await qualityOf(athlete))?.days).toMatchObject([
    { day: '2026-03-01', rating: 5, sessions: [{ felt: 7 }] },
  ])
})

test('nothing said and nothing trained is no line', async () => {
  const athlete = await training.newAthlete()
  await say(athlete, '2026-03-20', { mood: 2 })
  expect(await qualityOf(athlete)).toBeUndefined()
})

test('athletes see nothing of each other', async () => {
  const [one, other] = [await training.newAthlete(), await training.newAthlete()]
  await say(other, '2026-03-03', { training_quality: 4 })
  const as = { token: one.token, club: training.club }
  const { data } = await training.app.ask(trainingQuality, { query: MARCH }, as)
  expect(data.athletes).toEqual([])
})

test('the workbook has a line a session, with numbers', async () => {
  const athlete = await training.newAthlete()
  await trained(athlete, '2026-03-02')
  await say(athlete, '2026-03-03', { training_quality: 4 })
  const asked = { query: { ...MARCH, athletes: String(athlete.id) } }
  const { bytes } = await training.app.send(exportTrainingQuality, asked, training.asCoach)
  const [head = [], row = []] = sheetOf(bytes)
  const cell = (name: string) => row[head.indexOf(name)]
  expect(cell('Rating')).toBe(4)
  expect(cell('Difference (CR10)')).toBe(2)
  const { text } = await training.app.send(trainingQualityCsv, asked, training.asCoach)
  expect(text).toContain('Row of 2026-03-02')
})

test('refuses a plan without morning monitoring', async () => {
  const { app, asCoach } = await morningClubOn(training.app, 'bronze')
  expect((await app.send(trainingQuality, { query: MARCH }, asCoach)).status).toBe(403)
})
