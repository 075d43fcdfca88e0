import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/endpoint.ts'
import * as challenges from '#contract/club/challenges.ts'
import * as wall from '#contract/club/wall.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { makeClub, makeMember, type TestUser } from '../../../test/support/factories.ts'
import { openWallClub, type WallClub } from '../../../test/support/wall-club.ts'
import type { ClubId } from '../../db/client.ts'

let club: WallClub
let other: ClubId
let guest: TestUser
let openOne: number
let ownOne: number
beforeAll(async () => {
  club = await openWallClub()
  other = await makeClub(club.app.db)
  guest = await makeMember(club.app.db, other, [ROLE.manager])
  openOne = await challengeSeenBy('public')
  ownOne = await challengeSeenBy('club')
})
afterAll(() => club.app.close())

let serial = 0
async function challengeSeenBy(visibility: 'public' | 'club'): Promise<number> {
  const body: CallInput<typeof challenges.createChallenge>['body'] = {
    title: `Autumn ${(serial += 1)}`,
    description: null,
    rules: null,
    type: 1,
    sport_ids: [1],
    metric: 'distance',
    aggregation: 'sum',
    target: null,
    first_day: '2030-03-01',
    last_day: '2030-03-31',
    visibility,
  }
  const made = await club.app.ask(challenges.createChallenge, { body }, club.as(club.manager))
  return made.data.id
}
const asGuest = () => ({ token: guest.token, club: other })
const written = async (challenge_id: number, text: string, as = club.as(club.anna)) =>
  (await club.app.send(wall.writePost, club.writing(text, { challenge_id }), as)).status
const textsAt = async (challenge_id: number, as = club.as(club.coach)) =>
  (await club.app.ask(wall.wallPosts, { query: { challenge_id } }, as)).data.map(({ text }) => text)

test('each club has a wall of its own at a challenge that others see', async () => {
  expect(await written(openOne, 'We are ahead')).toBe(201)
  expect(await written(openOne, 'Not for long', asGuest())).toBe(201)
  expect(await textsAt(openOne)).toEqual(['We are ahead'])
  expect(await textsAt(openOne, asGuest())).toEqual(['Not for long'])
  expect(await textsAt(ownOne)).toEqual([])
  const { data } = await club.app.ask(wall.wallPosts, { query: {} }, club.as(club.coach))
  expect(data.map(({ text }) => text)).not.toContain('We are ahead')
})

test('a post leads to its challenge', async () => {
  await written(openOne, 'Look')
  const query = { challenge_id: openOne }
  const { data } = await club.app.ask(wall.wallPosts, { query }, asGuest())
  expect(data[0]).toMatchObject({ challenge_id: openOne, place_name: 'Autumn 1' })
  expect(data[0]?.challenge_slug).toMatch(/^autumn-1/)
})

test('refuses a challenge that the club does not see, and none', async () => {
  expect(await written(ownOne, 'Hello', asGuest())).toBe(404)
  expect(await written(2_000_000_000, 'Hello')).toBe(404)
})

test('posts about a challenge are closed with the plan that has challenges', async () => {
  const here = club.writing('Still here', { challenge_id: ownOne })
  const { data: post } = await club.app.ask(wall.writePost, here, club.as(club.anna))
  await club.app.rows(
    `update subscriptions set extra_features = '{}',
        plan_id = (select id from plans where key = 'bronze')
      where club_id = $1`,
    [club.club],
  )
  const query = { challenge_id: ownOne }
  const read = () => club.app.send(wall.wallPosts, { query }, club.as(club.coach))
  await expect.poll(async () => (await read()).status).toBe(403)
  const byNumber = { params: { id: post.id } }
  const gone = await club.app.refused(wall.wallPost, byNumber, club.as(club.coach))
  expect(gone.code).toBe('not_found')
})
