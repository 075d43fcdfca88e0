import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeSeason, season } from '#contract/analysis/season.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import {
  makeClub,
  makeMember,
  makeSession,
  ZONE,
  type TestUser,
} from '../../../test/support/factories.ts'
import { openMorningClub, type MorningClub } from '../../../test/support/read-mornings.ts'

let club: MorningClub
let athlete: TestUser
beforeAll(async () => {
  club = await openMorningClub()
  athlete = await club.newAthlete('Anna')
})
afterAll(() => club.app.close())

const NEXT_WEEK = addDays(isoWeekStart(dayIn(ZONE, new Date())), 7)
const goalsOf = async (as = club.asCoach) =>
  (await club.app.ask(season, { query: { day: NEXT_WEEK } }, as)).data.goals
const plan = (body: object) =>
  club.app.ask(changeSeason, { body: { day: NEXT_WEEK, ...body } }, club.asCoach)

/** A regatta of the club, so many days after the Monday of next week. */
async function makeRegatta(days: number, published = true): Promise<number> {
  const { app, coach } = club
  const start_date = `${addDays(NEXT_WEEK, days)}T06:00:00Z`
  const session_id = await makeSession(app.db, club.club, { user_id: coach.id }, { start_date })
  await app.rows(
    `update sessions set kind = 'event', event_type = 'regatta', sport_id = null,
       published_at = case when $2 then published_at end where id = $1`,
    [session_id, published],
  )
  return session_id
}

test('gives an event of the calendar a priority, and takes it away', async () => {
  const session_id = await makeRegatta(5)
  const priority = async () =>
    (await goalsOf()).find((goal) => goal.session_id === session_id)?.priority
  expect(await priority()).toBeNull()
  await plan({ goals: [{ session_id, priority: 'A' }] })
  expect(await priority()).toBe('A')
  await plan({ goals: [{ session_id, priority: null }] })
  expect(await priority()).toBeNull()
})

test('refuses goals when they are not in the season or the club', async () => {
  const { app, club: own, coach, asCoach } = club
  const elsewhere = await makeClub(app.db)
  const { id: stranger } = await makeMember(app.db, elsewhere, [ROLE.coach])
  for (const [of, user_id, day] of [
    [own, coach.id, addDays(NEXT_WEEK, 7 * 60)],
    [elsewhere, stranger, NEXT_WEEK],
  ] as const) {
    const start_date = `${day}T06:00:00Z`
    const session_id = await makeSession(app.db, of, { user_id }, { start_date })
    const body = { day: NEXT_WEEK, goals: [{ session_id, priority: 'A' as const }] }
    expect(await app.refused(changeSeason, { body }, asCoach)).toMatchObject({
      code: 'unknown_reference',
      errors: { goals: [expect.any(String)] },
    })
  }
})

test('shows drafts of goals to coaches only', async () => {
  const draft = await makeRegatta(4, false)
  const isShown = async (as = club.asCoach) =>
    (await goalsOf(as)).some(({ session_id }) => session_id === draft)
  expect([await isShown(), await isShown(club.as(athlete))]).toEqual([true, false])
})
