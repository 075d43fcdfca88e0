import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveClub } from '#contract/people/clubs.ts'
import { changeMemberStatus } from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { addDays } from '#domain/time/week.ts'
import { openChallengeClubs, type ChallengeClubs } from '../../../test/support/challenge-club.ts'
import { addMember, today, type TestUser } from '../../../test/support/factories.ts'

let clubs: ChallengeClubs
beforeAll(async () => {
  clubs = await openChallengeClubs()
})
afterAll(() => clubs.app.close())

const hour = { time: 3600, distance: 12_000 }
const leave = (person: TestUser) =>
  clubs.app.ask(leaveClub, { params: { id: clubs.club } }, clubs.as(person))
const comeBack = ({ id }: TestUser) =>
  clubs.app.rows('update memberships set status = $3 where club_id = $1 and user_id = $2', [
    clubs.club,
    id,
    MEMBER_STATUS.approved,
  ])
const placesOf = (person: TestUser, challenge: number) =>
  clubs.app.rows(
    `select until_day is null as is_open, is_captain from challenge_members
      where user_id = $1 and challenge_id = $2`,
    [person.id, challenge],
  )

test('who leaves the club frees the place in its team, and what was counted stays', async () => {
  const { app, create, enter, join, backdate, row, seen } = clubs
  const { anna, ben } = await clubs.athletes()
  const { id, slug } = await create({ title: 'Left' })
  const team = await enter(id, [anna], { max_size: 1, captain_ids: [anna.id] })
  await backdate(id)
  await row(anna, hour, { day: addDays(today(), -1) })
  await leave(anna)
  expect((await seen(slug)).teams).toMatchObject([{ belonging: 0, people: 1 }])
  await join(id, team, ben)
  expect((await seen(slug)).teams).toMatchObject([{ belonging: 1, people: 2 }])
  expect(await app.rows('select total from challenge_days where challenge_id = $1', [id])).toEqual([
    { total: 12_000 },
  ])
  await comeBack(anna)
  expect(await placesOf(anna, id)).toEqual([{ is_open: false, is_captain: false }])
})

test('who is removed from the club is in no team of it any more', async () => {
  const { app, create, enter, as, manager } = clubs
  const { anna } = await clubs.athletes()
  const { id } = await create({ title: 'Removed' })
  await enter(id, [anna])
  const body = { status: MEMBER_STATUS.left }
  await app.ask(changeMemberStatus, { params: { id: anna.id }, body }, as(manager))
  expect(await placesOf(anna, id)).toEqual([{ is_open: false, is_captain: false }])
})

test('who leaves one club joins the challenge for another', async () => {
  const { app, other, create, enter, join, there, boss } = clubs
  const { anna } = await clubs.athletes()
  const { id } = await create({ title: 'For another' })
  await app.rows("update challenges set visibility = 'public' where id = $1", [id])
  await enter(id, [anna])
  const team = await enter(id, [], {}, there(boss))
  await addMember(app.db, other, anna.id, [ROLE.athlete])
  await leave(anna)
  await join(id, team, anna, other)
  expect(await placesOf(anna, id)).toContainEqual({ is_open: true, is_captain: false })
})

test('who leaves before a challenge begins was never in it', async () => {
  const { app, create, enter, join, seen } = clubs
  const { anna, ben } = await clubs.athletes()
  const first_day = addDays(today(), 2)
  const coming = await create({ title: 'Coming', first_day })
  await enter(coming.id, [anna])
  const alone = await create({ title: 'Coming alone', type: 2, first_day })
  await join(alone.id, null, anna)
  await join(alone.id, null, ben)
  await leave(anna)
  expect(await placesOf(anna, coming.id)).toEqual([])
  expect((await seen(alone.slug)).teams).toHaveLength(1)
  expect(await app.rows('select from challenge_teams where user_id = $1', [anna.id])).toEqual([])
})

test('a challenge that was over before keeps its people', async () => {
  const { app, create, enter } = clubs
  const { anna } = await clubs.athletes()
  const { id } = await create({ title: 'Over' })
  await enter(id, [anna])
  await app.rows(
    'update challenges set first_day = first_day - 20, last_day = last_day - 20 where id = $1',
    [id],
  )
  await leave(anna)
  expect(await placesOf(anna, id)).toEqual([{ is_open: true, is_captain: false }])
})
