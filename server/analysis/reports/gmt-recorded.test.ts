import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gmtCrews } from '#contract/analysis/reports-crews.ts'
import { reportGmt } from '#contract/analysis/reports.ts'
import { GMT_METRES_PARTS, GMT_TIME_PARTS } from '#domain/reports/gmt-zone-parts.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import type { Parts } from '#domain/reports/parts.ts'
import { figureOf } from '#domain/reports/report.ts'
import { makeCrew, makeSession, type TestUser } from '../../../test/support/factories.ts'
import { rowPieces, setMedalTimes, type RowPieces } from '../../../test/support/rowed-pieces.ts'
import { crewOf, recordBoat, type Paced } from '../../../test/support/rowed-recordings.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
  await setMedalTimes(training)
})
afterAll(() => training.app.close())

const rowed: RowPieces = (...rowing) => rowPieces(training, ...rowing)
const recorded = (session: number, by: TestUser, paced = TWO_ZONES, of: object = {}) =>
  recordBoat(training, { session, by, ...of }, paced)

/** A session of a boat for which nothing was entered. */
async function launched({ id }: TestUser, boat_type: number, sport_id: number) {
  const { app, club, coach } = training
  const plan = { sport_id, start_date: '2026-03-02T06:00:00Z', athlete_ids: [id] }
  const session_id = await makeSession(app.db, club, { user_id: coach.id }, plan)
  await makeCrew(app.db, club, { session_id, user_ids: [id], boat_type })
  return session_id
}

const queryOf = (people: readonly TestUser[], query: object = {}) => ({
  query: { ...MARCH, athletes: people.map(({ id }) => id).join(','), ...query },
})
const totalOf = async (athlete: TestUser, query: object = {}) => {
  const { data } = await training.app.ask(reportGmt, queryOf([athlete], query), training.asCoach)
  return data.athletes[0]?.total
}
const crewsOf = async (...people: TestUser[]) =>
  (await training.app.ask(gmtCrews, queryOf(people), training.asCoach)).data
const sumOf = (total: Parts | undefined | null, parts: readonly string[]) =>
  parts.reduce((all, part) => all + (total?.[part] ?? 0), 0)
const secondsOf = (total: Parts | undefined | null) => sumOf(total, GMT_TIME_PARTS)

/** Of a single with 5.12 m/s for gold: 78 % and 98 % of it. */
const TWO_ZONES: Paced = [
  [300, 4],
  [300, 5],
]
/** A piece at 91 %. */
const PIECE = { time: 107.3, distance: 500 }

describe('a recorded session', () => {
  test('spreads over the zones by its rolling speed, its pieces count in none beside it', async () => {
    const athlete = await training.newAthlete()
    await recorded(await rowed([athlete], [PIECE]), athlete)
    const total = await totalOf(athlete)
    expect(total).toMatchObject({ sessions: 1, pieces: 1, piece_time: 107.3, gmt_time_1: 0 })
    // Half a window on each side of the change lies between the two.
    expect(total?.gmt_time_2_5).toBeGreaterThan(285)
    expect(total?.gmt_time_5).toBeGreaterThan(285)
    expect(secondsOf(total)).toBeCloseTo(600, 3)
    expect(sumOf(total, GMT_METRES_PARTS)).toBeCloseTo(2700, 0)
    expect(figureOf(gmtReport, 'medal_percent', total ?? {})).toBeCloseTo(91.04, 2)
  })

  test('adds to the pieces of another that nobody recorded, which count by their mean', async () => {
    const athlete = await training.newAthlete()
    await recorded(await rowed([athlete], [PIECE]), athlete, [[300, 4]])
    await rowed([athlete], [PIECE], { start_date: '2026-03-09T06:00:00Z' })
    const total = await totalOf(athlete)
    expect(total).toMatchObject({ pieces: 2, gmt_time_2_5: 300, gmt_time_5: 107.3 })
    expect(await totalOf(athlete, { by: 'session' })).toEqual(total)
    expect(await totalOf(athlete, { by: 'day', apart: 'class' })).toEqual(total)
  })

  test('of only some of its pieces leaves all of them to their mean', async () => {
    const athlete = await training.newAthlete()
    const pieces = Array.from({ length: 4 }, () => PIECE)
    await recorded(await rowed([athlete], pieces), athlete, [[107, 4]])
    const total = await totalOf(athlete)
    expect(total).toMatchObject({ sessions: 1, pieces: 4, gmt_time_5: 429.2, gmt_time_2_5: 0 })
    expect((await crewsOf(athlete)).total).toEqual(total)
  })

  test('that began a little late counts all the same', async () => {
    const athlete = await training.newAthlete()
    await recorded(await rowed([athlete], [PIECE]), athlete, [[100, 4]])
    expect(await totalOf(athlete)).toMatchObject({ pieces: 1, gmt_time_5: 0, gmt_time_2_5: 100 })
  })

  test('without a piece counts in the zones alone', async () => {
    const athlete = await training.newAthlete()
    await recorded(await launched(athlete, 1, 1), athlete, [[300, 4]])
    const total = await totalOf(athlete)
    expect(total).toMatchObject({ sessions: 1, pieces: 0, piece_time: null, gmt_time_2_5: 300 })
    expect(figureOf(gmtReport, 'medal_percent', total ?? {})).toBeNull()
    const { crews } = await crewsOf(athlete)
    expect(crews.map((crew) => [crew.class, crew.total.pieces])).toEqual([['M1x', 0]])
  })

  test('on a bicycle is none of the boat, a paddled one goes by the time over 1000 m', async () => {
    const athlete = await training.newAthlete()
    const session = await rowed([athlete], [PIECE])
    await recorded(session, athlete, TWO_ZONES, { sport_id: 3 })
    expect(secondsOf(await totalOf(athlete))).toBeCloseTo(107.3, 6)
    const paddler = await training.newAthlete()
    await recorded(await launched(paddler, 21, 48), paddler, [[300, 4]], { sport_id: 48 })
    // 200.643 s for 1000 m: 80.3 %.
    expect(await totalOf(paddler)).toMatchObject({ gmt_time_3: 300, gmt_metres_3: 1200 })
  })
})

describe('a recording of a boat', () => {
  test('counts for each of its crew, once for the crew, and not for who brought it in', async () => {
    const [bow, stroke] = [await training.newAthlete(), await training.newAthlete()]
    const session = await rowed([bow, stroke], [PIECE], { boat: 2, gmt: 390.74 })
    const crew_id = await crewOf(training, session)
    await recorded(session, training.coach, TWO_ZONES, { crew_id })
    const [one, other] = [await totalOf(bow), await totalOf(stroke)]
    expect(secondsOf(one)).toBeCloseTo(600, 3)
    expect(other).toEqual(one)
    expect((await crewsOf(bow, stroke)).total).toEqual(one)
    expect(await totalOf(training.coach)).toBeUndefined()
  })

  test('and a watch of the same outing count once', async () => {
    const [bow, stroke] = [await training.newAthlete(), await training.newAthlete()]
    const session = await rowed([bow, stroke], [PIECE], { boat: 2, gmt: 390.74 })
    await recorded(session, training.coach, TWO_ZONES, { crew_id: await crewOf(training, session) })
    await recorded(session, bow)
    expect(secondsOf(await totalOf(bow))).toBeCloseTo(600, 3)
    const { crews, total } = await crewsOf(bow, stroke)
    expect(secondsOf(total)).toBeCloseTo(600, 3)
    expect(crews).toHaveLength(1)
  })

  test('of one rower leaves the piece to the others by its mean', async () => {
    const [bow, stroke] = [await training.newAthlete(), await training.newAthlete()]
    await recorded(await rowed([bow, stroke], [PIECE], { boat: 2, gmt: 390.74 }), bow)
    expect(secondsOf(await totalOf(bow))).toBeCloseTo(600, 3)
    expect(await totalOf(stroke)).toMatchObject({ pieces: 1, gmt_time_5: 107.3 })
    expect(secondsOf((await crewsOf(bow, stroke)).total)).toBeCloseTo(600, 3)
  })
})

test.each([
  ['only its owner may see', 'owner_only = true'],
  ['is not worked out yet', `speed_seconds = '{}', speed_metres = '{}'`],
])('a recording that %s leaves the piece to its mean', async (_, set) => {
  const athlete = await training.newAthlete()
  const id = await recorded(await rowed([athlete], [PIECE]), athlete)
  await training.app.rows(`update activities set ${set} where id = $1`, [id])
  expect(await totalOf(athlete)).toMatchObject({ pieces: 1, gmt_time_5: 107.3, gmt_time_2_5: 0 })
})
