import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeSeason, changeSeasonWeeks } from '#contract/analysis/season.ts'
import {
  addSeasonTemplate,
  deleteSeasonTemplate,
  renameSeasonTemplate,
  seasonTemplates,
} from '#contract/analysis/season-templates.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeMember, ZONE, type TestUser } from '../../../test/support/factories.ts'
import { openMorningClub, type MorningClub } from '../../../test/support/read-mornings.ts'

let club: MorningClub
let other: TestUser
beforeAll(async () => {
  club = await openMorningClub()
  other = await makeMember(club.app.db, club.club, [ROLE.coach])
})
afterAll(() => club.app.close())
beforeEach(() => club.app.rows('delete from season_templates where club_id = $1', [club.club]))

const NEXT_WEEK = addDays(isoWeekStart(dayIn(ZONE, new Date())), 7)
const day = NEXT_WEEK
const phases = [{ kind: 'base' as const, weeks: 6, name: null, colour: null }]

/** A regatta on the Saturday of next week, as a goal. */
async function makeGoal(priority: 'A' | 'B'): Promise<number> {
  const [row] = await club.app.rows<{ id: number }>(
    `insert into sessions (club_id, kind, event_type, name, starts_at, ends_at, published_at)
      values ($1, 'event', 'regatta', 'National', $2::timestamptz, $3::timestamptz, now())
      returning id`,
    [club.club, `${addDays(NEXT_WEEK, 5)}T08:00:00Z`, `${addDays(NEXT_WEEK, 5)}T16:00:00Z`],
  )
  const goal_id = Number(row?.id)
  const goals = [{ session_id: goal_id, priority }]
  await club.app.ask(changeSeason, { body: { day, goals, phases } }, club.asCoach)
  return goal_id
}
const keep = (goal_id: number, is_own: boolean, name = 'To the final') =>
  club.app.ask(addSeasonTemplate, { body: { day, goal_id, name, is_own } }, club.asCoach)
const read = async (as = club.asCoach) => (await club.app.ask(seasonTemplates, {}, as)).data

test('keeps phases and targets, counted from the goal, and no notes', async () => {
  const goal = await makeGoal('A')
  const weeks = [{ monday: NEXT_WEEK, seconds: 36_000, shares: [85, 10, 5], note: 'Camp' }]
  await club.app.ask(changeSeasonWeeks, { body: { day, weeks } }, club.asCoach)
  await keep(goal, false)
  const [template] = await read(club.as(other))
  expect(template).toMatchObject({ name: 'To the final', is_own: false, phases })
  expect(template?.first_week).toBeLessThanOrEqual(0)
  expect(template?.weeks).toEqual([
    {
      place: 0,
      seconds: 36_000,
      distance: null,
      load: null,
      sessions: null,
      shares: [85, 10, 5],
      kind: null,
    },
  ])
})

test('shows an own template to its owner alone, who alone deletes it', async () => {
  const { data } = await keep(await makeGoal('A'), true, 'Mine')
  expect((await read()).map(({ name, is_own }) => [name, is_own])).toEqual([['Mine', true]])
  expect(await read(club.as(other))).toEqual([])
  const params = { id: data.id }
  const refused = await club.app.refused(deleteSeasonTemplate, { params }, club.as(other))
  expect(refused.status).toBe(404)
  await club.app.ask(deleteSeasonTemplate, { params }, club.asCoach)
  expect(await read()).toEqual([])
})

test('gives a template another name, an own one only for its owner', async () => {
  const { data } = await keep(await makeGoal('A'), true, 'Mine')
  const renaming = { params: { id: data.id }, body: { name: ' To the lake ' } }
  const refused = await club.app.refused(renameSeasonTemplate, renaming, club.as(other))
  expect(refused.status).toBe(404)
  await club.app.ask(renameSeasonTemplate, renaming, club.asCoach)
  expect((await read()).map(({ name }) => name)).toEqual(['To the lake'])
})

test('keeps at most a hundred, of the club and one’s own', async () => {
  const goal_id = await makeGoal('A')
  await club.app.rows(
    `insert into season_templates (club_id, name, first_week, phases, weeks)
      select $1, 'No ' || n, 0, '[]', '[]' from generate_series(1, 100) n`,
    [club.club],
  )
  const body = { day, goal_id, name: 'One more', is_own: true }
  const { errors } = await club.app.refused(addSeasonTemplate, { body }, club.asCoach)
  expect(Object.keys(errors ?? {})).toEqual(['name'])
})

test('refuses a goal that is not an A goal of the season', async () => {
  const goal_id = await makeGoal('B')
  const body = { day, goal_id, name: 'Any', is_own: false }
  const { errors } = await club.app.refused(addSeasonTemplate, { body }, club.asCoach)
  expect(Object.keys(errors ?? {})).toEqual(['goal_id'])
})

test('refuses athletes', async () => {
  const athlete = club.as(await club.newAthlete('Anna'))
  expect((await club.app.refused(seasonTemplates, {}, athlete)).status).toBe(403)
})
