import { afterAll, beforeAll, expect, test } from 'vitest'
import { ergoCurves, ergoPieces, reportErgo } from '#contract/analysis/reports-ergo.ts'
import { trainingParts } from '#contract/analysis/reports-training.ts'
import { reportPerformance } from '#contract/analysis/reports.ts'
import { addScores } from '#contract/analysis/result-entry.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { makeMember, makeSession, type TestUser } from '../../../test/support/factories.ts'
import type { As } from '../../../test/support/http.ts'
import { piece, piecesOf } from '../../../test/support/scored-pieces.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'

let training: TrainingClub
/** Who sees everybody's tests. */
let asHead: As
beforeAll(async () => {
  training = await openTrainingClub()
  asHead = await training.newHeadCoach()
})
afterAll(() => training.app.close())

/** A piece of 2000 m in a session, and before or after it a test of performance. */
async function rowedAndTested(time: number, tested: { day: string; time: number }) {
  const { app, club, coach, asCoach } = training
  const athlete = await training.newAthlete()
  const id = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    {
      sport_id: SPORT.ergo,
      start_date: '2026-03-09T06:00:00Z',
      structure: piecesOf(1, { planned_distance: 2000 }),
      athlete_ids: [athlete.id],
    },
  )
  const body = { results: [{ user_id: athlete.id, scores: [piece(1, { time })] }] }
  await app.ask(addScores, { params: { id }, body }, asCoach)
  await app.rows(
    `insert into performance_tests (club_id, user_id, kind, day, time_s)
     values ($1, $2, '2k', $3, $4)`,
    [club, athlete.id, tested.day, tested.time],
  )
  return athlete
}

const of = (athlete: TestUser) => ({ query: { ...MARCH, athletes: String(athlete.id) } })

test('a piece is measured by the test that was faster the month before', async () => {
  const { app } = training
  const athlete = await rowedAndTested(389.9, { day: '2026-02-10', time: 378.2 })
  const { pieces } = (await app.ask(ergoPieces, of(athlete), asHead)).data
  expect(pieces).toMatchObject([{ time: 389.9, best_from: 'test', test: null }])
  expect(pieces[0]?.percent_of_best).toBeCloseTo((100 * 378.2) / 389.9, 6)
  const { records } = (await app.ask(trainingParts, of(athlete), asHead)).data
  expect(records.filter(({ span }) => span === 2000)).toEqual([])
})

test('a test is a best, and a record, of the days in which it was done', async () => {
  const { app } = training
  const athlete = await rowedAndTested(389.9, { day: '2026-03-20', time: 378.2 })
  const { pieces } = (await app.ask(ergoPieces, of(athlete), asHead)).data
  expect(pieces).toMatchObject([
    { time: 378.2, session_id: null, test: { kind: '2k' }, is_best: true, percent_of_best: 100 },
    { time: 389.9, test: null, is_best: false, best_from: 'test' },
  ])
  for (const report of [reportErgo, reportPerformance]) {
    const { athletes } = (await app.ask(report, of(athlete), asHead)).data
    expect(athletes[0]?.total).toMatchObject({ ergo_2000: 378.2, sessions: 1 })
  }
  const { records } = (await app.ask(trainingParts, of(athlete), asHead)).data
  expect(records.find(({ span }) => span === 2000)).toMatchObject({
    value: 378.2,
    session_id: null,
    test: { kind: '2k' },
  })
})

test('a test is power that was held, and counts once beside its piece in a session', async () => {
  const { app } = training
  const athlete = await rowedAndTested(389.9, { day: '2026-03-20', time: 378.2 })
  const { curves } = (await app.ask(ergoCurves, of(athlete), asHead)).data
  expect(curves).toMatchObject([
    {
      sport_id: SPORT.ergo,
      points: [
        {
          seconds: 378.2,
          watts: expect.closeTo(2.8 * (2000 / 378.2) ** 3, 6) as number,
          date: '2026-03-20',
          source: 'test',
          session_id: null,
          session: null,
          test: { kind: '2k' },
        },
        { seconds: 389.9, source: 'piece', session_id: expect.any(Number) as number, test: null },
      ],
    },
  ])
  const twice = await rowedAndTested(389.9, { day: '2026-03-09', time: 389.9 })
  const same = (await app.ask(ergoCurves, of(twice), asHead)).data.curves
  expect(same.map(({ points }) => points.map(({ source }) => source))).toEqual([['piece']])
})

test('a coach who does not see tests of others sees the bests without them', async () => {
  const { app, club } = training
  const athlete = await rowedAndTested(389.9, { day: '2026-03-20', time: 378.2 })
  const coach = await makeMember(app.db, club, [ROLE.coach])
  const as = { token: coach.token, club }
  const { pieces } = (await app.ask(ergoPieces, of(athlete), as)).data
  expect(pieces).toMatchObject([{ time: 389.9, best_from: 'piece', percent_of_best: 100 }])
  const { curves } = (await app.ask(ergoCurves, of(athlete), as)).data
  expect(curves.flatMap(({ points }) => points.map(({ source }) => source))).toEqual(['piece'])
})
