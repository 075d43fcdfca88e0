import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/comparison.ts'
import { comparedRecordings } from '../../../test/support/compared-recordings.ts'
import { rowingFile } from '../../../test/support/factories.ts'
import { measuredPieces } from '../../../test/support/measured-pieces.ts'
import { storeFile } from '../../../test/support/stored-activity.ts'
import { openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'

let training: TrainingClub
beforeAll(async () => {
  training = await openTrainingClub()
})
afterAll(() => training.app.close())

const { recorded, shown, listed } = comparedRecordings(() => training)

describe('recordings of two sessions', () => {
  test('lie over each other from their start, by the metres they have in common', async () => {
    const athlete = await training.newAthlete()
    const [one, other] = [await recorded(athlete, '02'), await recorded(athlete, '03')]
    const { lines, at, ...rest } = await shown(one.session, { with: String(other.session) })
    expect(rest).toMatchObject({ along: 'distance', piece: 0, pieces: [], split: 500, missing: 0 })
    expect(rest.sessions.map(({ date }) => date)).toEqual(['2026-03-02', '2026-03-03'])
    expect(lines.map(({ activity_id }) => activity_id)).toEqual([
      one.activity_id,
      other.activity_id,
    ])
    expect([at[0], at.at(-1)]).toEqual([0, 1600])
    expect(lines[0]?.curves.speed?.[200]).toBe(4)
    expect(lines[0]?.curves.dps?.[200]).toBe(10)
    expect(lines[0]?.curves.power?.[200]).toBe(180)
    expect(lines[0]?.track?.lat[0]).toBeCloseTo(52.2, 3)
    expect(lines[1]?.behind?.[200]).toBeCloseTo(0)
    expect(lines[0]?.splits.map(({ at: place, time }) => [place, time])).toEqual([
      [500, 125],
      [1000, 125],
      [1500, 125],
    ])
  })

  test('lie over each other by time, in the order that was asked for', async () => {
    const athlete = await training.newAthlete()
    const [one, other] = [await recorded(athlete, '02'), await recorded(athlete, '03')]
    const { lines, at } = await shown(one.session, {
      with: String(other.session),
      recordings: `${other.activity_id},${one.activity_id}`,
      along: 'time',
      split: 1000,
    })
    expect(lines[0]?.activity_id).toBe(other.activity_id)
    expect(at.at(-1)).toBe(400)
    expect(lines[1]?.behind?.[100]).toBeCloseTo(0)
    expect(lines[0]?.splits).toHaveLength(1)
  })

  test('begin with a piece that is marked in both, laid over its planned metres', async () => {
    const athlete = await training.newAthlete()
    const { mark } = measuredPieces(() => ({ ...training, athlete }))
    const [one, other] = [await recorded(athlete, '02'), await recorded(athlete, '03')]
    await mark(one, 20, 70)
    await mark(other, 100, 150.5)
    await mark(other, 200, 250, 2)
    const both = { with: String(other.session) }
    const { piece, pieces, course, at, lines } = await shown(one.session, both)
    expect({ piece, pieces, course }).toEqual({ piece: 1, pieces: [1, 2], course: 200 })
    expect(at.at(-1)).toBe(200)
    expect(lines[1]?.total?.behind).toBeCloseTo(0.5)
    const second = await shown(one.session, { ...both, piece: 2 })
    expect(second.lines.map(({ missing }) => missing)).toEqual(['piece', null])
    expect(second.lines[0]?.total).toBeNull()
  })
})

describe('what is left out', () => {
  test('sessions and recordings that are gone are counted, each once', async () => {
    const athlete = await training.newAthlete()
    const { session, activity_id } = await recorded(athlete, '12')
    const asked = { with: '999999991', recordings: `${activity_id},999999992,999999993` }
    expect(await shown(session, asked)).toMatchObject({
      missing: 3,
      sessions: [{ session_id: session }],
      lines: [{ activity_id }],
    })
  })

  test('a session that nobody recorded has nothing to compare', async () => {
    const session = await training.planFor(await training.newAthlete())
    expect(await shown(session)).toMatchObject({ lines: [], at: [], missing: 0 })
  })

  test('a recording that became part of another is not listed', async () => {
    const athlete = await training.newAthlete()
    const { session, activity_id } = await recorded(athlete, '13')
    const { club, app } = training
    const bytes = rowingFile(new Date('2026-03-13T06:20:00Z'), { seconds: 60 })
    const part = await storeFile(app.db, club, { user_id: athlete.id, session_id: session }, bytes)
    await app.rows('update activities set merged_into = $1 where id = $2', [
      activity_id,
      part.activity_id,
    ])
    expect((await shown(session)).sessions[0]?.recordings).toHaveLength(1)
  })

  test.each([
    ['too many recordings', { recordings: '1,2,3,4,5,6,7,8,9' }],
    ['too many sessions', { with: '1,2,3,4,5,6,7,8' }],
    ['no list', { with: 'one' }],
    ['another length', { split: 333 }],
  ])('an address with %s is refused', async (_name, query) => {
    const { session } = await recorded(await training.newAthlete(), '14')
    const { app, asCoach } = training
    const parts = { params: { id: session }, query } as never
    expect(await app.refused(contract.comparison, parts, asCoach)).toMatchObject({ status: 400 })
  })
})

describe('the list of sessions', () => {
  test('is narrowed down by days, a part of the name, and athletes', async () => {
    const [athlete, mate] = [await training.newAthlete(), await training.newAthlete()]
    const pieces = await recorded(athlete, '20', { name: 'Race pieces' })
    await recorded(mate, '21', { name: 'Steady' })
    const own = { athletes: String(athlete.id) }
    const ids = async (query: object) =>
      (await listed(query)).sessions.map(({ session_id }) => session_id)
    expect(await ids(own)).toEqual([pieces.session])
    expect(await ids({ ...own, name: ' PIECES ' })).toEqual([pieces.session])
    expect(await ids({ ...own, name: 'erg' })).toEqual([])
    expect(await ids({ ...own, start_date: '2026-03-21' })).toEqual([])
    expect(await ids({ ...own, sports: '1' })).toEqual([pieces.session])
    expect(await ids({ ...own, sports: '3' })).toEqual([])
  })

  test('says how many recordings there are and whose', async () => {
    const athlete = await training.newAthlete()
    await recorded(athlete, '22')
    const { sessions, count } = await listed({ athletes: String(athlete.id) })
    expect(count).toBe(1)
    expect(sessions[0]).toMatchObject({ recordings: 1, whose: [expect.any(String)] })
  })
})

describe('files', () => {
  test('hold the splits of all lines, and the audit log says who took them', async () => {
    const athlete = await training.newAthlete()
    const { app, asCoach, coach } = training
    const [one, other] = [await recorded(athlete, '25'), await recorded(athlete, '26')]
    const parts = { params: { id: one.session }, query: { with: String(other.session) } }
    const { status, text } = await app.send(contract.comparisonCsv, parts, asCoach)
    expect(status).toBe(200)
    const rows = (text ?? '').trim().split('\r\n')
    expect(rows[0]).toContain('Accumulated time (s)')
    // The whole and three splits of each.
    expect(rows).toHaveLength(9)
    const workbook = await app.send(contract.exportComparison, parts, asCoach)
    expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK')
    const noted = await app.rows(
      `select subject->>'report' as report, subject->>'athletes' as athletes
       from audit_log where user_id = $1 and action = 'export'`,
      [coach.id],
    )
    expect(noted).toEqual([
      { report: 'comparison', athletes: '1' },
      { report: 'comparison', athletes: '1' },
    ])
  })
})
