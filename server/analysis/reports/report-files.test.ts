import { strFromU8 } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/analysis/reports.ts'
import { makeSquad, type TestUser } from '../../../test/support/factories.ts'
import { MARCH, openTrainingClub, type TrainingClub } from '../../../test/support/training-club.ts'
import { dateNumber, sheetOf } from '../../../test/support/xlsx.ts'

let training: TrainingClub
let one: TestUser
let other: TestUser
beforeAll(async () => {
  training = await openTrainingClub()
  const { app, club } = training
  one = await training.newAthlete()
  other = await training.newAthlete()
  await makeSquad(app.db, club, [one.id])
  await makeSquad(app.db, club, [one.id, other.id])
  for (const [athlete, answers] of [
    [one, [1, 1]],
    [other, [1, 2]],
  ] as const)
    for (const [place, attending] of answers.entries()) {
      const start_date = `2026-03-${String(2 + 7 * place).padStart(2, '0')}T06:00:00Z`
      const session = await training.planFor(athlete, { start_date, name: `Session ${place + 1}` })
      await training.answer(athlete, session, attending)
    }
})
afterAll(() => training.app.close())

const asked = (query: object) => ({
  query: { ...MARCH, athletes: `${one.id},${other.id}`, columns: 'came,asked', ...query },
})
const workbook = async (query: object, sheet = 1) => {
  const { app, asCoach } = training
  const { bytes } = await app.send(contract.exportAttendanceReport, asked(query), asCoach)
  return sheetOf(bytes, sheet)
}
const csv = async (query: object) => {
  const { app, asCoach } = training
  const { bytes } = await app.send(contract.attendanceReportCsv, asked(query), asCoach)
  return strFromU8(bytes).trim().split('\r\n')
}

describe('the files of a report', () => {
  test('have the chosen columns in their order, and days as dates', async () => {
    const [head, week] = await workbook({})
    expect(head).toEqual(['Athlete', 'Squads', 'Week', 'Attended', 'Expected'])
    expect(week?.slice(2)).toEqual([dateNumber('2026-03-02'), 1, 1])
    expect((await csv({}))[1]?.split(',').slice(-3)).toEqual(['2026-03-02', '1', '1'])
  })

  test('have the groups of the page, each with its sum, and everybody once in the total', async () => {
    const [head, ...rows] = await workbook({ group: 'squad' })
    expect(head?.slice(0, 4)).toEqual(['Athlete', 'Squads', 'Squads', 'Week'])
    const sums = rows
      .filter(([who, group]) => who === group || who === 'All')
      .map((row) => row.slice(3))
    expect(sums).toEqual([
      ['Total', 2, 2],
      ['Total', 3, 4],
      ['Total', 3, 4],
    ])
    expect((await csv({ group: 'squad' })).length).toBe(rows.length + 1)
  })

  test('by session say its day beside its name', async () => {
    const [head, session] = await workbook({ by: 'session' })
    expect(head?.slice(2, 4)).toEqual(['Session', 'Day'])
    expect(session?.slice(2, 4)).toEqual(['Session 1', dateNumber('2026-03-02')])
  })

  test('say of what they are, and what an empty cell means', async () => {
    const columns = 'came,current_streak'
    const about = new Map(
      (await workbook({ columns, group: 'gender', sports: '1', by: 'weekday' }, 2)).map(
        ([head, text]) => [head, text],
      ),
    )
    expect(about.get('Report')).toBe('Attendance')
    expect(about.get('Period')).toMatch(/^1\s–\s31 March 2026$/)
    expect(about.get('By')).toBe('Weekday')
    expect(about.get('Group by')).toBe('Gender')
    expect(about.get('Sports')).toBe('Rowing')
    expect(about.get('Athletes')).toBe('2 selected')
    expect(about.get('Empty cells')).toContain('never means zero')
    const { id } = one
    const unknown = await workbook({ columns, athletes: String(id) }, 2)
    expect(unknown).toContainEqual([
      'Current streak',
      'Shown only for the period with the latest session',
    ])
  })
})
