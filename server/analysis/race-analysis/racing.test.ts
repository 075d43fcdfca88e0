import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/race-analysis.ts'
import { addScores } from '#contract/analysis/result-entry.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { piecesOf } from '../../../test/support/scored-pieces.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import {
  addMember,
  makeClub,
  makeCrew,
  makeMember,
  makeSession,
  type TestUser,
} from '../../../test/support/factories.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
  const { app, club } = training
  await app.rows('delete from gmts where club_id = $1', [club])
  await app.rows(
    `insert into gmts (club_id, sport, class, distance, time, status)
     values ($1, 'rowing', 'M1x', 2000, 390.74, 'fact')`,
    [club],
  )
})
afterAll(() => training.app.close())

const WEATHER = { wind_speed: 5, wind_direction: 45, rowing_direction: 0 }
const QUARTERS = [
  [98, 101.5, 102, 98.5],
  [99, 101, 103, 101],
]

type Boat = { athlete: TestUser; crew_id: number }

/** Single sculls over 2000 m, with the splits of each. */
async function raced(
  times: readonly (readonly number[])[] = QUARTERS,
  plan: object = {},
): Promise<{ session: number; boats: Boat[] }> {
  const { app, club, coach, asCoach } = training
  const athletes = await Promise.all(times.map(() => training.newAthlete()))
  const session = await makeSession(
    app.db,
    club,
    { user_id: coach.id },
    {
      start_date: '2026-03-04T06:00:00Z',
      structure: piecesOf(2),
      athlete_ids: athletes.map(({ id }) => id),
      weather: WEATHER,
      ...plan,
    },
  )
  const boats: Boat[] = []
  for (const [index, athlete] of athletes.entries()) {
    const crew_id = await makeCrew(app.db, club, {
      session_id: session,
      user_ids: [athlete.id],
      boat_type: 1,
    })
    await app.rows('update crews set name = $1 where id = $2', [`Boat ${index + 1}`, crew_id])
    boats.push({ athlete, crew_id })
  }
  const results = boats.map(({ crew_id }, index) => ({
    crew_id,
    scores: (times[index] ?? []).map((time, place) => ({
      piece: 1,
      part: 'split' as const,
      number: place + 1,
      values: { time, stroke_rate: 32 },
    })),
  }))
  await app.ask(addScores, { params: { id: session }, body: { results } }, asCoach)
  return { session, boats }
}

const linesOf = ({ session, boats }: Awaited<ReturnType<typeof raced>>) =>
  boats.map(({ crew_id }) => ({ session_id: session, piece: 1, crew_id }))

const save = async (lines: contract.NewRaceLine[], as = training.asCoach) =>
  (await training.app.ask(contract.saveRaceReport, { body: { name: 'Singles', lines } }, as)).data

const shown = async (uuid: string, query: object = {}, as = training.asCoach) =>
  (await training.app.ask(contract.raceReport, { params: { uuid }, query }, as)).data

describe('crews over the same piece', () => {
  test('have splits, gaps, percents, and the wind they met', async () => {
    const race = await raced()
    const { uuid, kind } = await save(linesOf(race))
    expect(kind).toBe('multiple-crews-single-piece')
    const report = await shown(uuid)
    expect(report).toMatchObject({ course: 2000, split: 50, missing: 0, cautions: [] })
    const [first, second] = report.lines
    expect(first).toMatchObject({ name: 'Boat 1', class: 'M1x', source: 'laps', rolling: null })
    expect(first?.splits.map(({ at, time }) => [at, time])).toEqual([
      [500, 98],
      [1000, 101.5],
      [1500, 102],
      [2000, 98.5],
    ])
    expect(first?.total.prognostic).toBeCloseTo(97.685, 3)
    expect(first?.splits[0]?.prognostic).toBeCloseTo(99.679, 3)
    expect(second?.splits.map(({ gap_s }) => gap_s)).toEqual([1, 0.5, 1.5, 4])
    expect(second?.total.gap_s).toBe(4)
    expect(first?.conditions.head_wind).toBeCloseTo(3.5355, 4)
    expect(first?.conditions.cross_wind).toBeCloseTo(3.5355, 4)
    expect(report.crews.map(({ name, rank }) => [name, rank])).toEqual([
      ['Boat 1', 1],
      ['Boat 2', 2],
    ])
  })

  test('are joined to longer splits when these are asked for', async () => {
    const { uuid } = await save(linesOf(await raced()))
    const { lines } = await shown(uuid, { split: 1000 })
    expect(lines[0]?.splits.map(({ at }) => at)).toEqual([1000, 2000])
  })

  test('come as a workbook and as CSV, in seconds', async () => {
    const { app, asCoach } = training
    const { uuid } = await save(linesOf(await raced()))
    const parts = { params: { uuid } }
    const rows = sheetOf((await app.send(contract.exportRaceReport, parts, asCoach)).bytes)
    expect(rows[0]).toContain('Headwind (m/s)')
    expect(rows).toHaveLength(1 + 2 * 5)
    const csv = strFromU8((await app.send(contract.raceReportCsv, parts, asCoach)).bytes)
    expect(csv).toContain('Accumulated time (s)')
    expect(csv).toContain('199.5')
  })
})

describe('the pieces there are', () => {
  test('are narrowed down by name, boat and distance', async () => {
    const { app, asCoach } = training
    const race = await raced([[98, 101.5, 102, 98.5]], { name: 'Head of the lake' })
    const ask = async (query: object) =>
      (await app.ask(contract.racePieces, { query: { ...MARCH, ...query } }, asCoach)).data
    const found = await ask({ name: 'head of' })
    expect(found.pieces).toMatchObject([
      { session_id: race.session, class: 'M1x', distance: 2000, time: 400, place: 1 },
    ])
    expect(found.distances).toContain(2000)
    expect((await ask({ name: 'head of', boat_types: '2' })).count).toBe(0)
    expect((await ask({ name: 'head of', distances: '1000' })).count).toBe(0)
    expect((await ask({ name: 'head of', start: 'rolling' })).count).toBe(0)
  })

  test('are for who holds the right and has the feature', async () => {
    const { app, club } = training
    const athlete = await training.newAthlete()
    const as = { token: athlete.token, club }
    expect(await app.refused(contract.racePieces, { query: MARCH }, as)).toMatchObject({
      status: 403,
      code: 'permission_missing',
    })
  })
})

describe('an address', () => {
  test('that is malformed or leads nowhere is not valid', async () => {
    const { app, asCoach } = training
    for (const uuid of ['x', 'A'.repeat(22)])
      expect(await app.refused(contract.raceReport, { params: { uuid } }, asCoach)).toMatchObject({
        status: 404,
        code: 'not_valid_url',
      })
  })

  test('of another club of the person offers that club, and says nothing to strangers', async () => {
    const { app, coach, club } = training
    const { uuid } = await save(linesOf(await raced()))
    const other = await makeClub(app.db)
    await addMember(app.db, other, coach.id, [ROLE.coach])
    const there = { token: coach.token, club: other }
    expect(await app.refused(contract.raceReport, { params: { uuid } }, there)).toMatchObject({
      status: 409,
      code: 'other_club',
      club_id: club,
    })
    const stranger = await makeMember(app.db, other, [ROLE.coach])
    const as = { token: stranger.token, club: other }
    expect(await app.refused(contract.raceReport, { params: { uuid } }, as)).toMatchObject({
      code: 'not_valid_url',
    })
  })
})

describe('a saved comparison', () => {
  test('is listed, renamed and deleted by who saved it, and by nobody else', async () => {
    const { app, club, asCoach } = training
    const { uuid } = await save(linesOf(await raced()))
    const params = { uuid }
    const other = await makeMember(app.db, club, [ROLE.coach])
    const asOther = { token: other.token, club }
    const listed = async (as = asCoach) =>
      (await app.ask(contract.raceReports, {}, as)).data.find((one) => one.uuid === uuid)
    expect(await listed(asOther)).toMatchObject({ name: 'Singles', lines: 2, can_change: false })
    const rename = { params, body: { name: 'Final' } }
    expect(await app.refused(contract.renameRaceReport, rename, asOther)).toMatchObject({
      status: 403,
    })
    expect(await app.refused(contract.deleteRaceReport, { params }, asOther)).toMatchObject({
      status: 403,
    })
    await app.ask(contract.renameRaceReport, rename, asCoach)
    expect(await listed()).toMatchObject({ name: 'Final', can_change: true })
    await app.ask(contract.deleteRaceReport, { params }, asCoach)
    expect(await listed()).toBeUndefined()
  })

  test('refuses lines that nobody rowed', async () => {
    const { app, asCoach } = training
    const race = await raced()
    const lines = linesOf(race).map((line) => ({ ...line, piece: 2 }))
    expect(
      await app.refused(contract.saveRaceReport, { body: { name: 'None', lines } }, asCoach),
    ).toMatchObject({ code: 'unknown_reference' })
  })

  test('says how many lines are gone, and shows the others', async () => {
    const { app } = training
    const race = await raced()
    const { uuid } = await save(linesOf(race))
    await app.rows('delete from results where crew_id = $1', [race.boats[0]?.crew_id])
    expect(await shown(uuid)).toMatchObject({ missing: 1, lines: [{ name: 'Boat 2' }] })
  })

  test('of two sessions cautions about wind that is not known of both', async () => {
    const [one, other] = [await raced(), await raced(QUARTERS, { weather: null })]
    const { uuid, kind } = await save([...linesOf(one), ...linesOf(other)])
    expect(kind).toBe('multiple-crews-multiple-sessions')
    const { cautions, crews } = await shown(uuid)
    expect(cautions).toEqual(['conditions_unknown'])
    expect(crews[0]).toMatchObject({ name: 'Boat 1', pieces: 2, deviation: 0, consistency: 0 })
  })
})
