import { afterAll, beforeAll, expect, test } from 'vitest'
import * as calls from '#contract/club/challenges.ts'
import * as teams from '#contract/club/challenges-teams.ts'
import { openChallengeClubs, type ChallengeClubs } from '../../../test/support/challenge-club.ts'

let clubs: ChallengeClubs
beforeAll(async () => {
  clubs = await openChallengeClubs()
})
afterAll(() => clubs.app.close())

/** The people of a team as a coach sees them, and whether each is a captain. */
async function peopleOf(id: number): Promise<Record<number, boolean>> {
  const { app, as, coach } = clubs
  const { data } = await app.ask(teams.challengeTeam, { params: { id } }, as(coach))
  return Object.fromEntries(data.people.map((one) => [one.id, one.is_captain]))
}

test('who joined since the writer saw the team stays when its people are changed', async () => {
  const { app, as, create, enter } = clubs
  const [anna, ben, carl] = await clubs.adults(3)
  if (!anna || !ben || !carl) throw new Error('nobody to enter')
  const { id } = await create({ title: 'Joined meanwhile' })
  const team = await enter(id, [anna, ben], { captain_ids: [anna.id] })
  const seen = { user_ids: [anna.id, ben.id], captain_ids: [anna.id] }
  await app.ask(calls.joinChallenge, { params: { id }, body: { team_id: team } }, as(carl))
  const change = { params: { id: team }, body: { user_ids: [anna.id], seen } }
  await app.ask(teams.updateChallengeTeam, change, as(anna))
  expect(await peopleOf(team)).toEqual({ [anna.id]: true, [carl.id]: false })
})

test('who left since the writer saw the team is not asked again', async () => {
  const { app, as, create, enter } = clubs
  const [anna, ben, carl] = await clubs.adults(3)
  if (!anna || !ben || !carl) throw new Error('nobody to enter')
  const { id } = await create({ title: 'Left meanwhile' })
  const team = await enter(id, [anna, ben], { captain_ids: [anna.id] })
  const seen = { user_ids: [anna.id, ben.id], captain_ids: [anna.id] }
  await app.ask(calls.leaveChallenge, { params: { id } }, as(ben))
  const change = { params: { id: team }, body: { user_ids: [anna.id, ben.id, carl.id], seen } }
  await app.ask(teams.updateChallengeTeam, change, as(anna))
  expect(await peopleOf(team)).toEqual({ [anna.id]: true, [carl.id]: false })
})

test('captains that others have named or removed since stay as they are', async () => {
  const { app, as, coach, create, enter } = clubs
  const [anna, ben, carl] = await clubs.adults(3)
  if (!anna || !ben || !carl) throw new Error('nobody to enter')
  const { id } = await create({ title: 'Captains meanwhile' })
  const people = [anna.id, ben.id, carl.id]
  const team = await enter(id, [anna, ben, carl], { captain_ids: [anna.id] })
  const seen = { user_ids: people, captain_ids: [anna.id] }
  const change = (body: object) =>
    app.ask(teams.updateChallengeTeam, { params: { id: team }, body }, as(coach))
  await change({ captain_ids: [ben.id] })
  await change({ captain_ids: [anna.id, carl.id], seen })
  expect(await peopleOf(team)).toEqual({ [anna.id]: false, [ben.id]: true, [carl.id]: true })
})
