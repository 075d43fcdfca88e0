import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports.ts'
import { sessionScores } from '#contract/analysis/result-entry.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { GMT_METRES_PARTS, GMT_TIME_PARTS } from '#domain/reports/gmt-zone-parts.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import { addUp } from '#domain/reports/parts.ts'
import { figureOf } from '#domain/reports/report.ts'
import { resultFigures } from '#domain/training/result-figures.ts'
import { makeMember, type TestUser } from '../../../test/support/factories.ts'
import { rowPieces, setMedalTimes, type RowPieces } from '../../../test/support/rowed-pieces.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import { sheetOf } from '../../../test/support/xlsx.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
  await setMedalTimes(training)
})
afterAll(() => training.app.close())

const rowed: RowPieces = (...rowing) => rowPieces(training, ...rowing)

const only = ({ id }: TestUser, query: object = {}) => ({
  query: { ...MARCH, athletes: String(id), ...query },
})
const totalOf = async (athlete: TestUser, query: object = {}, as = training.asCoach) =>
  (await training.app.ask(contract.reportGmt, only(athlete, query), as)).data.athletes[0]?.total
const piecesFor = async (athlete: TestUser, as = training.asCoach) =>
  (await training.app.ask(contract.gmtPieces, only(athlete), as)).data

test('the mean is of all metres together, the best is a piece', async () => {
  const athlete = await training.newAthlete()
  await rowed(
    [athlete],
    [
      { time: 420, distance: 2000 },
      { time: 100, distance: 500 },
    ],
  )
  const total = (await totalOf(athlete)) ?? addUp(gmtReport.parts, [])
  expect(total).toMatchObject({ sessions: 1, pieces: 2, piece_distance: 2500, piece_time: 520 })
  // 390.74 s for 2000 m, a quarter of it for 500 m, over 520 s.
  expect(figureOf(gmtReport, 'medal_percent', total)).toBeCloseTo((100 * 390.74 * 1.25) / 520, 9)
  expect(total.best_medal_percent).toBeCloseTo(97.685, 4)
})

test('GMT-2: time and metres stand in the zones of the club, and sum to those of the pieces', async () => {
  const athlete = await training.newAthlete()
  const timed = [
    // 93.03 % of 390.74 s, 80 % of it, and slower than all zones.
    { time: 420, distance: 2000 },
    { time: 390.74 / 4 / 0.8, distance: 500 },
    { time: 360, distance: 1000 },
  ]
  await rowed([athlete], timed)
  const total = (await totalOf(athlete)) ?? addUp(gmtReport.parts, [])
  expect(total).toMatchObject({
    gmt_time_5: 420,
    gmt_metres_5: 2000,
    gmt_metres_3: 500,
    gmt_time_below: 360,
    gmt_metres_below: 1000,
    gmt_time_1: 0,
  })
  const sum = (parts: readonly (keyof typeof total)[]) =>
    parts.reduce((all, part) => all + (total[part] ?? 0), 0)
  expect(sum(GMT_TIME_PARTS)).toBeCloseTo(total.piece_time ?? 0, 5)
  expect(sum(GMT_METRES_PARTS)).toBeCloseTo(total.piece_distance ?? 0, 5)
  expect(await totalOf(athlete, { by: 'session' })).toEqual(total)
  const zones = [{ id: 1, name: 'All', start: 50, end: 120 }]
  await training.app.rows('update clubs set gmt_distribution = $2 where id = $1', [
    training.club,
    JSON.stringify(zones),
  ])
  const own = await totalOf(athlete)
  await training.app.rows('update clubs set gmt_distribution = default where id = $1', [
    training.club,
  ])
  // The only zone is halved at 85.5 %.
  expect(own).toMatchObject({ gmt_time_1_5: 420, gmt_metres_1: 1500, gmt_time_below: 0 })
})

test('pieces name what they are measured by: the crew’s own time before the club’s table', async () => {
  const athlete = await training.newAthlete()
  await rowed([athlete], [{ time: 420, distance: 2000 }])
  await rowed([athlete], [{ time: 420, distance: 2000 }], { gmt: 420 })
  const { pieces, count } = await piecesFor(athlete)
  expect(count).toBe(2)
  expect(pieces.map(({ percent, reference }) => [percent.toFixed(2), reference])).toEqual(
    expect.arrayContaining([
      ['100.00', { class: 'M1x', is_own: true, distance: 2000, time: 420, set_on: '2026-02-01' }],
      ['93.03', { class: 'M1x', is_own: false, distance: 2000, time: 390.74, set_on: null }],
    ]),
  )
})

test('sums are the same on the page, in the workbook, as CSV and over the pieces', async () => {
  const athlete = await training.newAthlete()
  await rowed(
    [athlete],
    [
      { time: 420, distance: 2000 },
      { time: 210.5, distance: 1000 },
    ],
  )
  const total = (await totalOf(athlete)) ?? addUp(gmtReport.parts, [])
  const percent = figureOf(gmtReport, 'medal_percent', total) ?? 0
  const workbook = sheetOf(
    (await training.app.send(contract.exportGmtReport, only(athlete), training.asCoach)).bytes,
  )
  expect(workbook[2]?.slice(3, 7)).toEqual([
    1,
    2,
    percent / 100,
    (total.best_medal_percent ?? 0) / 100,
  ])
  const csv = strFromU8(
    (await training.app.send(contract.gmtReportCsv, only(athlete), training.asCoach)).bytes,
  ).split('\r\n')
  expect(Number(csv[2]?.split(',')[5])).toBeCloseTo(percent / 100, 3)
  const { pieces } = await piecesFor(athlete)
  const medal = pieces.reduce((sum, piece) => sum + (piece.percent * piece.time) / 100, 0)
  expect(medal).toBeCloseTo(total.medal_time ?? 0, 9)
  const [head, ...lines] = sheetOf(
    (await training.app.send(contract.exportGmtPieces, only(athlete), training.asCoach)).bytes,
  )
  expect(head).toContain('% GMT')
  const place = head?.indexOf('% GMT') ?? -1
  expect(lines.map((line) => 100 * Number(line[place])).toSorted()).toEqual(
    pieces.map((piece) => piece.percent).toSorted(),
  )
  const list = await training.app.send(contract.gmtPiecesCsv, only(athlete), training.asCoach)
  expect(strFromU8(list.bytes)).toContain('390.74')
})

test('an athlete finds only what they rowed, and nothing that is for coaches only', async () => {
  const [one, other] = [await training.newAthlete(), await training.newAthlete()]
  await rowed([one], [{ time: 420, distance: 2000 }])
  await rowed([other], [{ time: 400, distance: 2000 }])
  const kept = await rowed([one], [{ time: 390, distance: 2000 }])
  await training.app.rows('update sessions set restricted_view = true where id = $1', [kept])
  const as = { token: one.token, club: training.club }
  expect((await totalOf(one, {}, as))?.pieces).toBe(1)
  expect((await piecesFor(one, as)).pieces.map(({ time }) => time)).toEqual([420])
  expect(await totalOf(other, {}, as)).toBeUndefined()
  expect((await piecesFor(other, as)).count).toBe(0)
  expect((await totalOf(one))?.pieces).toBe(2)
})

test('another coach of the club sees whom the report shows, no draft is anybody else’s', async () => {
  const athlete = await training.newAthlete()
  const draft = await rowed([athlete], [{ time: 420, distance: 2000 }])
  await training.app.rows('update sessions set published_at = null where id = $1', [draft])
  const as = { token: athlete.token, club: training.club }
  expect(await totalOf(athlete, {}, as)).toBeUndefined()
  const { token } = await makeMember(training.app.db, training.club, [ROLE.coach])
  expect((await totalOf(athlete, {}, { token, club: training.club }))?.pieces).toBe(1)
})

test('paddled pieces and their total have the percent that the results of the session show', async () => {
  const athlete = await training.newAthlete()
  const rows = [
    { time: 105, distance: 500 },
    { time: 220, distance: 1000 },
  ]
  const session = await rowed([athlete], rows, { boat: 21 })
  const input = { params: { id: session } }
  const scores = (await training.app.ask(sessionScores, input, training.asCoach)).data
  const shown = scores.results.flatMap((result) =>
    [1, 2, null].map((piece) => resultFigures(scores, result, piece).prognostic),
  )
  const total = (await totalOf(athlete)) ?? addUp(gmtReport.parts, [])
  const { pieces } = await piecesFor(athlete)
  const reported = rows.map(
    ({ distance }) => pieces.find((piece) => piece.distance === distance)?.percent,
  )
  const expected = [9500 / 105, 20064.3 / 220, (100 * (95 + 200.643)) / 325]
  for (const [index, percent] of [
    ...reported,
    figureOf(gmtReport, 'medal_percent', total),
  ].entries())
    expect([percent, shown[index]]).toEqual(
      Array.from({ length: 2 }, () => expect.closeTo(expected[index] ?? 0, 9) as unknown),
    )
})

test('paddled pieces are left out where the plan has no gold medal times of paddling', async () => {
  const athlete = await training.newAthlete()
  await rowed([athlete], [{ time: 220, distance: 1000 }], { boat: 21 })
  expect((await totalOf(athlete))?.best_medal_percent).toBeCloseTo(91.2014, 4)
  await training.app.rows('delete from plan_features where feature_id = $1', [FEATURE.paddling_gmt])
  const { token } = await makeMember(training.app.db, training.club, [ROLE.coach])
  const as = { token, club: training.club }
  expect(await totalOf(athlete, {}, as)).toBeUndefined()
  expect((await piecesFor(athlete, as)).count).toBe(0)
})
