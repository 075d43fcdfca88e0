import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '#contract/club/challenges.ts'
import * as organising from '#contract/club/challenges-organising.ts'
import {
  challengeFields,
  openChallengeClubs,
  type ChallengeClubs,
} from '../../../test/support/challenge-club.ts'

let clubs: ChallengeClubs
beforeAll(async () => {
  clubs = await openChallengeClubs()
})
afterAll(() => clubs.app.close())

describe('who organises', () => {
  test('refuses the organisers of another club when they only see the challenge', async () => {
    const { app, create, there, boss, seen } = clubs
    const { id, slug } = await create({ title: 'Open', visibility: 'public' })
    expect((await seen(slug, there(boss))).relation).toBe('public')
    const params = { id }
    const body = challengeFields({ title: 'Ours now', visibility: 'public' })
    const as = there(boss)
    const refused = await Promise.all([
      app.refused(calls.updateChallenge, { params, body }, as),
      app.refused(calls.deleteChallenge, { params }, as),
      app.refused(organising.challengeClubs, { params }, as),
      app.refused(organising.challengeFlags, { params }, as),
      app.refused(organising.inviteClub, { params, body: { name: 'Lake RC' } }, as),
    ])
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 'not_found'))
    expect((await seen(slug)).title).toBe('Open')
  })

  test('refuses to withdraw an invitation when there is none or it is accepted', async () => {
    const { app, create, as, there, manager, boss, other } = clubs
    const { id } = await create({ title: 'Invited', visibility: 'invited' })
    const params = { id, club_id: other }
    const withdraw = async () =>
      (await app.send(organising.withdrawInvitation, { params }, as(manager))).status
    expect(await withdraw()).toBe(404)
    const invite = async () => {
      const body = { name: 'River RC' }
      await app.ask(organising.inviteClub, { params: { id }, body }, as(manager))
    }
    await invite()
    expect(await withdraw()).toBe(200)
    await invite()
    const accepting = { params: { id }, body: { accepts: true } }
    await app.ask(organising.answerChallenge, accepting, there(boss))
    expect(await withdraw()).toBe(404)
  })

  test('refuses a sport when there is none of its number', async () => {
    const { app, as, manager } = clubs
    const body = challengeFields({ sport_ids: [1, 9999] })
    expect(await app.refused(calls.createChallenge, { body }, as(manager))).toMatchObject({
      code: 'unknown_reference',
      errors: { sport_ids: [expect.any(String)] },
    })
  })
})

test('shows nobody outside a challenge when it stays in the club or there is none', async () => {
  const { app, create } = clubs
  const open = await create({ title: 'Shown', visibility: 'public' })
  const closed = await create({ title: 'Inside', visibility: 'club' })
  for (const part of ['card.png', 'data.json', 'data.csv']) {
    const statusOf = async (slug: string) =>
      (await fetch(`${app.url}/public/challenge/${slug}/${part}`)).status
    const statuses = [
      await statusOf(open.slug),
      await statusOf(closed.slug),
      await statusOf('none'),
    ]
    expect([part, ...statuses]).toEqual([part, 200, 404, 404])
  }
})
