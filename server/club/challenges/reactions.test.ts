import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteSession } from '#contract/planning/sessions.ts'
import { openChallengeClubs, type ChallengeClubs } from '../../../test/support/challenge-club.ts'

let clubs: ChallengeClubs
beforeAll(async () => {
  clubs = await openChallengeClubs({ work: true })
})
afterAll(() => clubs.app.close())

test('results and deletions of sessions move the standing by themselves', async () => {
  const { app, create, enter, backdate, row, as, coach, seen } = clubs
  const { anna } = await clubs.athletes()
  const { id, slug } = await create({ title: 'By themselves' })
  await enter(id, [anna])
  await backdate(id)
  const score = async () => (await seen(slug)).teams[0]?.score
  const session = await row(anna, { time: 3600, distance: 12_000 })
  await expect.poll(score, { timeout: 15_000 }).toBe(12_000)
  await row(anna, { time: 3600, distance: 13_000 })
  await expect.poll(score, { timeout: 15_000 }).toBe(25_000)
  await app.ask(deleteSession, { params: { id: session } }, as(coach))
  await expect.poll(score, { timeout: 15_000 }).toBe(13_000)
}, 60_000)
