import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportGmtCrews, gmtCrews, gmtCrewsCsv } from '#contract/analysis/reports-crews.ts'
import { gmtReportCsv, reportAttendance, reportGmt } from '#contract/analysis/reports.ts'
import { addScores } from '#contract/analysis/result-entry.ts'
import { gmtReport } from '#domain/reports/gmt.ts'
import { addUp, type Parts } from '#domain/reports/parts.ts'
import { figureOf } from '#domain/reports/report.ts'
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

test('a crew is a line over its sessions, and each of its pieces counts once', async () => {
  const [bow, stroke] = [await training.newAthlete(), await training.newAthlete()]
  const double = { boat: 2, gmt: 360 }
  await rowed([bow, stroke], [{ time: 400, distance: 2000 }], double)
  const start_date = '2026-03-09T06:00:00Z'
  await rowed([bow, stroke], [{ time: 450, distance: 2000 }], { ...double, start_date })
  await rowed([stroke], [{ time: 420, distance: 2000 }], { start_date })
  const query = { ...MARCH, athletes: `${bow.id},${stroke.id}` }
  const { app, asCoach } = training
  const { data } = await app.ask(gmtCrews, { query }, asCoach)
  expect(data.crews.map((crew) => [crew.class, crew.total.pieces, crew.total.sessions])).toEqual([
    ['M1x', 1, 1],
    ['M2x', 2, 2],
  ])
  const [, both] = data.crews
  expect(both?.periods.map(({ period, parts }) => [period, parts.pieces])).toEqual([
    ['2026-03-02', 1],
    ['2026-03-09', 1],
  ])
  expect(both?.total.best_medal_percent).toBeCloseTo(90, 9)
  expect(both && figureOf(gmtReport, 'medal_percent', both.total)).toBeCloseTo(72_000 / 850, 9)
  expect(data.total).toMatchObject({ sessions: 3, pieces: 3, piece_distance: 6000 })
  const people = (await app.ask(reportGmt, { query }, asCoach)).data.athletes
  expect(
    addUp(
      gmtReport.parts,
      people.map(({ total }) => total),
    ).pieces,
  ).toBe(5)
  const csv = await app.send(gmtCrewsCsv, { query }, asCoach)
  const lines = strFromU8(csv.bytes).split('\r\n')
  expect(
    lines
      .find((line) => line.startsWith('All,,'))
      ?.split(',')
      .slice(2, 5),
  ).toEqual(['Total', '3', '3'])
  const file = await app.send(exportGmtCrews, { query }, asCoach)
  expect(sheetOf(file.bytes)).toHaveLength(lines.filter((line) => line !== '').length)
})

test('a crew is a line of each season in files, by the season of the club', async () => {
  const { app, asCoach, club } = training
  const athlete = await training.newAthlete()
  await rowed([athlete], [{ time: 420, distance: 2000 }])
  const query = { ...MARCH, athletes: `${athlete.id}`, by: 'year' as const }
  const periods = async () =>
    sheetOf((await app.send(exportGmtCrews, { query }, asCoach)).bytes).map((row) => row[2])
  expect(await periods()).toContain('2026-01-01')
  await app.rows('update clubs set season_month = 9 where id = $1', [club])
  await expect.poll(periods).toContain('2025/26')
  await app.rows('update clubs set season_month = 1 where id = $1', [club])
  await expect.poll(periods).toContain('2026-01-01')
})

test('what somebody entered for themselves beside their boat counts as one piece of it', async () => {
  const [bow, stroke] = [await training.newAthlete(), await training.newAthlete()]
  const session = await rowed([bow, stroke], [{ time: 400, distance: 2000 }], { boat: 2, gmt: 360 })
  const values = { time: 401, distance: 2000 }
  const scores = [{ piece: 1, part: 'piece' as const, number: 0, values }]
  const body = { results: [{ user_id: bow.id, scores }] }
  await training.app.ask(addScores, { params: { id: session }, body }, training.asCoach)
  const query = { ...MARCH, athletes: `${bow.id},${stroke.id}` }
  const { data } = await training.app.ask(gmtCrews, { query }, training.asCoach)
  expect(data.crews.map((crew) => [crew.class, crew.total.pieces])).toEqual([['M2x', 1]])
  expect(data.total).toMatchObject({ pieces: 1, piece_time: 400 })
})

test('an athlete has a line for each class of boat, which add up to their own', async () => {
  const [bow, stroke] = [await training.newAthlete(), await training.newAthlete()]
  await rowed([bow, stroke], [{ time: 400, distance: 2000 }], { boat: 2, gmt: 360 })
  await rowed([stroke], [{ time: 420, distance: 2000 }], { start_date: '2026-03-09T06:00:00Z' })
  const { app, asCoach } = training
  const query = { ...MARCH, athletes: `${bow.id},${stroke.id}`, apart: 'class' as const }
  const { athletes } = (await app.ask(reportGmt, { query }, asCoach)).data
  const lines = athletes.map(({ user_id, boat_class, total }) => [
    user_id === bow.id ? 'bow' : 'stroke',
    boat_class,
    total.pieces,
    total.piece_time,
  ])
  expect(lines.toSorted()).toEqual([
    ['bow', 'M2x', 1, 400],
    ['stroke', 'M1x', 1, 420],
    ['stroke', 'M2x', 1, 400],
  ])
  const { apart: _apart, ...whole } = query
  const together = (await app.ask(reportGmt, { query: whole }, asCoach)).data.athletes
  const sum = (list: readonly { total: Parts }[]) =>
    addUp(
      gmtReport.parts,
      list.map(({ total }) => total),
    )
  expect(sum(athletes)).toEqual(sum(together))
  expect(together.map(({ boat_class }) => boat_class)).toEqual([null, null])
  const csv = strFromU8((await app.send(gmtReportCsv, { query }, asCoach)).bytes)
  expect(csv).toContain(', M2x"')
})

test('refuses classes apart of a report without boats', async () => {
  const { app, asCoach } = training
  const query = { ...MARCH, apart: 'class' as const }
  expect((await app.refused(reportAttendance, { query }, asCoach)).errors).toHaveProperty('apart')
})
