import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports-water.ts'
import { addScores } from '#contract/analysis/result-entry.ts'
import type { Weather } from '#domain/rules/weather.ts'
import { waterReport } from '#domain/reports/water.ts'
import { figureOf } from '#domain/reports/report.ts'
import {
  makeCrew,
  makeSession,
  rowingFile,
  type TestUser,
} from '../../../test/support/factories.ts'
import { piece, piecesOf, type Values } from '../../../test/support/scored-pieces.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

const WIND: Weather = { wind_speed: 5, wind_direction: 45, rowing_direction: 0 }

/** A double scull over so many pieces of 2000 m, with what was entered of each. */
async function rowed(
  people: readonly TestUser[],
  pieces: readonly Values[],
  weather?: Weather,
  boat_type = 3,
) {
  const { app, club, coach, asCoach } = training
  const id = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    {
      sport_id: 1,
      start_date: '2026-03-02T06:00:00Z',
      structure: piecesOf(pieces.length),
      athlete_ids: people.map((one) => one.id),
      ...(weather && { weather }),
    },
  )
  const user_ids = people.map((one) => one.id)
  const crew_id = await makeCrew(app.db, club, { session_id: id, user_ids, boat_type })
  const scores = pieces.map((values, index) => piece(index + 1, values))
  const body = { results: [{ crew_id, scores }] }
  await app.ask(addScores, { params: { id }, body }, asCoach)
  return { id, crew_id }
}

const of = (athlete: TestUser) => ({ query: { ...MARCH, athletes: String(athlete.id) } })

const totalOf = async (athlete: TestUser) => {
  const { data } = await training.app.ask(contract.reportWater, of(athlete), training.asCoach)
  return data.athletes[0]?.total
}

test('pace, rate and distance with a stroke are of all metres together', async () => {
  const [bow, stroke] = [await training.newAthlete(), await training.newAthlete()]
  await rowed(
    [bow, stroke],
    [{ time: 400, stroke_rate: 30 }, { time: 440, stroke_rate: 24 }, { time: 420 }],
  )
  for (const athlete of [bow, stroke]) {
    const total = await totalOf(athlete)
    expect(total).toMatchObject({ sessions: 1, pieces: 3, water_2000: 400, water_500: null })
    const figure = (name: string) => figureOf(waterReport, name, total ?? {})
    expect(figure('piece_pace')).toBe(105)
    // 200 and 176 strokes in 840 s, over 4000 m.
    expect(figure('piece_rate')).toBeCloseTo((60 * 376) / 840, 6)
    expect(figure('stroke_distance')).toBeCloseTo(4000 / 376, 6)
  }
})

test('pieces have the weather of their session, or their own, with the wind from ahead', async () => {
  const athlete = await training.newAthlete()
  const own = { wind_speed: 4, wind_direction: 180, rowing_direction: 0 }
  await rowed(
    [athlete],
    [
      { time: 400, stroke_rate: 30 },
      { time: 410, ...own },
    ],
    WIND,
  )
  const { data } = await training.app.ask(contract.waterPieces, of(athlete), training.asCoach)
  const [second, first] = data.pieces
  expect(first).toMatchObject({ time: 400, pace: 100, weather: WIND })
  expect(first?.headwind).toBeCloseTo(3.5355, 4)
  expect(first?.crosswind).toBeCloseTo(3.5355, 4)
  expect(first?.stroke_distance).toBe(10)
  expect(second?.headwind).toBeCloseTo(-4, 9)
  const csv = await training.app.send(contract.waterPiecesCsv, of(athlete), training.asCoach)
  expect(strFromU8(csv.bytes)).toContain('Headwind (m/s)')
})

test('a recording of a boat counts for its crew, not for the coach who uploaded it', async () => {
  const { app, club, coach } = training
  const athlete = await training.newAthlete()
  const { id, crew_id } = await rowed([athlete], [{ time: 600 }])
  const records = Array.from({ length: 301 }, (_, t) => ({ t, distance: 5 * t }))
  const file = rowingFile(new Date('2026-03-02T06:05:00Z'), { records })
  const { activity_id } = await storeFile(app.db, club, { user_id: coach.id, session_id: id }, file)
  await app.rows('update activities set crew_id = $2 where id = $1', [activity_id, crew_id])
  expect(await totalOf(athlete)).toMatchObject({ sessions: 1, water_500: 100, water_2000: 600 })
  const { bests } = (await app.ask(contract.waterPieces, of(athlete), training.asCoach)).data
  expect(bests.map((best) => [best.class, best.distance, best.time, best.session_id])).toEqual([
    ['M2-', 500, 100, id],
    ['M2-', 1000, 200, id],
  ])
  const { data } = await app.ask(contract.reportWater, of(coach), training.asCoach)
  expect(data.athletes).toEqual([])
})

test('bests are of each class of boat, and of no class together', async () => {
  const athlete = await training.newAthlete()
  await rowed([athlete], [{ time: 420 }], undefined, 1)
  await rowed([athlete], [{ time: 380 }])
  const { query } = of(athlete)
  const apart = { query: { ...query, apart: 'class' as const } }
  const { data } = await training.app.ask(contract.reportWater, apart, training.asCoach)
  expect(data.athletes.map(({ boat_class, total }) => [boat_class, total.water_2000])).toEqual([
    ['M1x', 420],
    ['M2-', 380],
  ])
  const file = await training.app.send(contract.waterReportCsv, apart, training.asCoach)
  const all = strFromU8(file.bytes).split('\r\n')
  const [head = [], total = []] = [all[0], all.find((line) => line.startsWith('All,'))].map(
    (line) => line?.split(','),
  )
  expect(total[head.indexOf('2000 m water (s)')]).toBe('')
  expect(total[head.indexOf('Pieces')]).toBe('2')
})
