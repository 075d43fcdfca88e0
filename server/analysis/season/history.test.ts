import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeSeason,
  changeSeasonWeeks,
  seasonHistory,
  type WeekChange,
} from '#contract/analysis/season.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { ZONE } from '../../../test/support/factories.ts'
import { openMorningClub, type MorningClub } from '../../../test/support/read-mornings.ts'

let club: MorningClub
beforeAll(async () => {
  club = await openMorningClub()
})
afterAll(() => club.app.close())

const NEXT_WEEK = addDays(isoWeekStart(dayIn(ZONE, new Date())), 7)
const day = NEXT_WEEK

const read = async (monday?: string) =>
  (
    await club.app.ask(
      seasonHistory,
      { query: { day, ...(monday !== undefined && { monday }) } },
      club.asCoach,
    )
  ).data
const write = (week: Omit<WeekChange, 'monday'>) => {
  const weeks = [{ monday: NEXT_WEEK, ...week }]
  return club.app.ask(changeSeasonWeeks, { body: { day, weeks } }, club.asCoach)
}

test('says who changed what of a week, the latest first, and nothing where nothing changed', async () => {
  expect(await read(NEXT_WEEK)).toEqual([])
  await write({ seconds: 36_000, shares: [85, 10, 5] })
  await write({ seconds: 32_400, shares: [85, 10, 5] })
  await write({ seconds: 32_400 })
  const changes = await read(NEXT_WEEK)
  expect(changes).toMatchObject([
    { monday: NEXT_WEEK, before: { seconds: 36_000 }, after: { seconds: 32_400 } },
    {
      before: { seconds: null, shares: null },
      after: { seconds: 36_000, shares: [85, 10, 5] },
    },
  ])
  expect(changes[0]?.after).not.toHaveProperty('shares')
  expect(changes.every(({ changed_by }) => changed_by !== null)).toBe(true)
  expect(await read(addDays(NEXT_WEEK, 7))).toEqual([])
})

test('says that there is a note, and never what is in it', async () => {
  await write({ note: 'Louis is back from Wednesday' })
  const [change] = await read(NEXT_WEEK)
  expect(change).toMatchObject({ before: { has_note: false }, after: { has_note: true } })
  const rows = await club.app.rows<{ text: string }>(
    'select c::text as text from season_changes c where club_id = $1',
    [club.club],
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ text }) => text.includes('Louis'))).toEqual([])
})

test('has phases from what to what', async () => {
  const phase = { kind: 'base' as const, weeks: 6, name: null, colour: null }
  const change = (weeks: number) =>
    club.app.ask(changeSeason, { body: { day, phases: [{ ...phase, weeks }] } }, club.asCoach)
  await change(6)
  await change(6)
  await change(8)
  const phases = (await read()).filter(({ after }) => after.phases !== undefined)
  expect(phases.map(({ after }) => after.phases?.[0]?.weeks)).toEqual([8, 6])
  expect(phases[0]?.before.phases).toEqual([phase])
})

test('is refused for athletes', async () => {
  const athlete = club.as(await club.newAthlete('Anna'))
  const { status } = await club.app.refused(seasonHistory, { query: { day } }, athlete)
  expect(status).toBe(403)
})

test('forgets what was changed more than three years ago', async () => {
  await club.app.rows(
    `update season_changes set changed_at = now() - interval '3 years 1 day'
      where club_id = $1`,
    [club.club],
  )
  await write({ seconds: 25_200 })
  await club.app.database.worker.query('select app.forget_old_season_changes()')
  expect((await read(NEXT_WEEK)).map(({ after }) => after.seconds)).toEqual([25_200])
})
