import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports-training.ts'
import { addScores } from '#contract/analysis/result-entry.ts'
import { boatByKey } from '#domain/constants/boats.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { makeCrew, makeSession, type TestUser } from '../../../test/support/factories.ts'
import { piece, piecesOf } from '../../../test/support/scored-pieces.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

/** A crew of this class rows 2000 m in so many seconds. */
async function rowed(athlete: TestUser, boat: '1x' | '8+', time: number, on: string) {
  const { app, club, coach, asCoach } = training
  const start_date = `${on}T06:00:00Z`
  const plan = { sport_id: SPORT.rowing, start_date, structure: piecesOf(1) }
  const session_id = await makeSession(app.db, club, { user_id: coach.id }, plan)
  const boat_type = boatByKey(boat)?.id ?? 0
  const crew_id = await makeCrew(app.db, club, { session_id, boat_type, user_ids: [athlete.id] })
  const body = { results: [{ crew_id, scores: [piece(1, { time })] }] }
  await app.ask(addScores, { params: { id: session_id }, body }, asCoach)
}

async function tested(athlete: TestUser, time: number, on: string) {
  const { app, club, coach, asCoach } = training
  const id = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    {
      sport_id: SPORT.ergo,
      start_date: `${on}T06:00:00Z`,
      structure: piecesOf(1),
      athlete_ids: [athlete.id],
    },
  )
  const body = { results: [{ user_id: athlete.id, scores: [piece(1, { time })] }] }
  await app.ask(addScores, { params: { id }, body }, asCoach)
}

const partsOf = async (athlete: TestUser, as = training.asCoach) => {
  const query = { ...MARCH, athletes: String(athlete.id) }
  return (await training.app.ask(contract.trainingParts, { query }, as)).data
}

test('time is by sport and focus, and by its share of each intensity', async () => {
  const athlete = await training.newAthlete()
  const intensities = [
    { id: 2, percentage: 75 },
    { id: 4, percentage: 25 },
  ]
  const plan = { planned_time: 3600, planned_distance: 12_000, focus_ids: [3, 11], intensities }
  const session = await training.planFor(athlete, {
    ...plan,
    start_date: '2026-03-02T06:00:00Z',
  })
  await training.answer(athlete, session, 1)
  await training.rate(athlete, session, 4)
  const { groups } = await partsOf(athlete)
  const timeOf = (by: string) =>
    groups.filter(({ grouped_by }) => grouped_by === by).map(({ id, time }) => [id, time])
  expect(timeOf('sport')).toEqual([[1, 3600]])
  expect(timeOf('focus')).toEqual([
    [3, 3600],
    [11, 3600],
  ])
  expect(timeOf('intensity')).toEqual([
    [2, 2700],
    [4, 900],
  ])
  expect(groups[0]).toMatchObject({ sessions: 1, planned_time: 3600, compared_time: 3600 })
})

test('a record betters the two years before, and says what it was', async () => {
  const athlete = await training.newAthlete()
  await tested(athlete, 405, '2025-06-02')
  await tested(athlete, 401, '2026-03-02')
  await tested(athlete, 398, '2026-03-09')
  const { records } = await partsOf(athlete)
  expect(records).toMatchObject([
    { sport_id: SPORT.ergo, kind: 'time', span: 2000, value: 398, previous: 405 },
  ])
  expect(records[0]?.date).toBe('2026-03-09')
})

test('a record in a single stands beside a faster time in an eight', async () => {
  const athlete = await training.newAthlete()
  await rowed(athlete, '8+', 360, '2025-06-02')
  await rowed(athlete, '1x', 480, '2025-06-09')
  await rowed(athlete, '8+', 365, '2026-03-02')
  await rowed(athlete, '1x', 470, '2026-03-09')
  const { records } = await partsOf(athlete)
  expect(records).toMatchObject([
    { sport_id: SPORT.rowing, boat_class: 'M1x', span: 2000, value: 470, previous: 480 },
  ])
})

test('records of several athletes name them, on the page and in files', async () => {
  const { app, asCoach } = training
  const [one, other] = [await training.newAthlete(), await training.newAthlete()]
  await tested(one, 401, '2026-03-02')
  await tested(other, 395, '2026-03-09')
  const query = { ...MARCH, athletes: `${one.id},${other.id}` }
  const { data } = await app.ask(contract.trainingParts, { query }, asCoach)
  expect(data.records.map(({ user_id, value }) => [user_id, value])).toEqual([
    [other.id, 395],
    [one.id, 401],
  ])
  const names = data.records.map(({ name }) => name)
  expect(names.every((name) => name !== '')).toBe(true)
  const csv = await app.send(contract.trainingPartsCsv, { query }, asCoach)
  const lines = strFromU8(csv.bytes).split('\r\n')
  expect(lines[1]).toBe('By sport,Ergo,2,10800,,,')
  expect(lines.slice(-3, -1)).toEqual([
    `2026-03-09,${names[0]},Ergo,,2000,395,,,,,Steady state`,
    `2026-03-02,${names[1]},Ergo,,2000,401,,,,,Steady state`,
  ])
  const workbook = await app.send(contract.exportTrainingParts, { query }, asCoach)
  expect(sheetOf(workbook.bytes)[0]?.[0]).toBe('Group')
})

test('parts count what was planned and missed', async () => {
  const athlete = await training.newAthlete()
  const plan = { planned_time: 3600, focus_ids: [3] }
  const session = await training.planFor(athlete, { ...plan, start_date: '2026-03-02T06:00:00Z' })
  await training.answer(athlete, session, 1)
  await training.planFor(athlete, { ...plan, start_date: '2026-03-03T06:00:00Z' })
  expect((await partsOf(athlete)).groups).toMatchObject([
    { grouped_by: 'focus', sessions: 1, time: 3600, planned_time: 7200, compared_time: 3600 },
    { grouped_by: 'sport', sessions: 1, time: 3600, planned_time: 7200, compared_time: 3600 },
  ])
})

test('is none where it was faster before', async () => {
  const athlete = await training.newAthlete()
  await tested(athlete, 395, '2025-06-02')
  await tested(athlete, 401, '2026-03-02')
  expect((await partsOf(athlete)).records).toEqual([])
})

test('athletes see nothing of each other', async () => {
  const [one, other] = [await training.newAthlete(), await training.newAthlete()]
  await tested(one, 401, '2026-03-02')
  const asOther = { token: other.token, club: training.club }
  expect(await partsOf(one, asOther)).toEqual({ groups: [], records: [] })
})
