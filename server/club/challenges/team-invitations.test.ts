import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leaveChallenge } from '#contract/club/challenges.ts'
import * as teams from '#contract/club/challenges-teams.ts'
import { updateClub } from '#contract/people/clubs.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { openChallengeClubs, type ChallengeClubs } from '../../../test/support/challenge-club.ts'
import { makeSquad } from '../../../test/support/factories.ts'

let clubs: ChallengeClubs
beforeAll(async () => {
  clubs = await openChallengeClubs()
})
afterAll(() => clubs.app.close())

describe('nobody is entered by somebody else', () => {
  test('who is put into a team is asked, and accepts or declines', async () => {
    const { app, as, coach, create, seen, join } = clubs
    const [anna, ben] = await clubs.adults(2)
    if (!anna || !ben) throw new Error('nobody to ask')
    const { id, slug } = await create({ title: 'Asked' })
    const body = { name: 'Eight', max_size: null, user_ids: [anna.id, ben.id], captain_ids: [] }
    const entered = { params: { id }, body: { ...body, captain_ids: [anna.id] } }
    const team = (await app.ask(teams.createChallengeTeam, entered, as(coach))).data.id
    expect((await seen(slug)).teams).toMatchObject([{ belonging: 0, people: 0 }])
    expect(await seen(slug, as(anna))).toMatchObject({
      invitations: [{ team_id: team, team_name: 'Eight' }],
      own_team_id: null,
    })
    const notices = await app.rows<{ user_id: number }>(
      `select user_id from notifications where kind = 'challenge-asked' order by user_id`,
    )
    expect(notices.map((one) => one.user_id)).toEqual(expect.arrayContaining([anna.id, ben.id]))
    await join(id, team, anna)
    await app.ask(teams.declineChallengeTeam, { params: { id: team } }, as(ben))
    const again = await app.refused(teams.declineChallengeTeam, { params: { id: team } }, as(ben))
    expect(again.code).toBe('not_found')
    expect(await seen(slug, as(anna))).toMatchObject({ is_captain: true, invitations: [] })
    const { data } = await app.ask(teams.challengeTeam, { params: { id: team } }, as(coach))
    expect(data.people).toMatchObject([
      { id: anna.id, status: 'member', is_captain: true },
      { id: ben.id, status: 'declined' },
    ])
    // Who declined is not asked again, and may still join by themselves.
    const change = { params: { id: team }, body: { user_ids: [anna.id, ben.id] } }
    await app.ask(teams.updateChallengeTeam, change, as(coach))
    expect(await seen(slug, as(ben))).toMatchObject({ invitations: [] })
    await join(id, team, ben)
    expect((await seen(slug)).teams).toMatchObject([{ belonging: 2 }])
  })

  test('an invitation is taken back by leaving somebody out', async () => {
    const { app, as, coach, create, seen } = clubs
    const [anna] = await clubs.adults(1)
    if (!anna) throw new Error('nobody to ask')
    const { id, slug } = await create({ title: 'Taken back' })
    const body = { name: 'Eight', max_size: null, user_ids: [anna.id], captain_ids: [] }
    const made = await app.ask(teams.createChallengeTeam, { params: { id }, body }, as(coach))
    const change = { params: { id: made.data.id }, body: { user_ids: [] } }
    await app.ask(teams.updateChallengeTeam, change, as(coach))
    expect(await seen(slug, as(anna))).toMatchObject({ invitations: [] })
  })

  test('athletes of a squad are in at once where the club has set it, and may leave', async () => {
    const { app, as, club, coach, create, seen } = clubs
    const [anna, ben, away] = await clubs.adults(3)
    if (!anna || !ben || !away) throw new Error('nobody to enter')
    await makeSquad(app.db, club, [anna.id, away.id])
    const setting = (squads_join_challenges: boolean) =>
      app.ask(
        updateClub,
        { params: { id: club }, body: { squads_join_challenges } },
        as(clubs.manager),
      )
    const { id, slug } = await create({ title: 'Entered' })
    const body = { name: 'Eight', max_size: null, user_ids: [], captain_ids: [] }
    const made = await app.ask(teams.createChallengeTeam, { params: { id }, body }, as(coach))
    const enter = async (...people: { id: number }[]) => {
      const user_ids = people.map((one) => one.id)
      const change = { params: { id: made.data.id }, body: { user_ids } }
      await app.ask(teams.updateChallengeTeam, change, as(coach))
      const { data } = await app.ask(
        teams.challengeTeam,
        { params: { id: made.data.id } },
        as(coach),
      )
      return new Map(data.people.map((one) => [one.id, one.status]))
    }
    await setting(true)
    expect(await enter(anna, ben, away)).toEqual(
      new Map([
        [anna.id, 'member'],
        [away.id, 'member'],
        [ben.id, 'invited'],
      ]),
    )
    const notices = await app.rows<{ user_id: number }>(
      `select user_id from notifications where kind = 'challenge-entered' order by user_id`,
    )
    expect(new Set(notices.map((one) => one.user_id))).toEqual(new Set([anna.id, away.id]))
    await app.ask(leaveChallenge, { params: { id } }, as(away))
    expect((await enter(anna, ben, away)).get(away.id)).toBe('invited')
    await setting(false)
    expect(await seen(slug, as(anna))).toMatchObject({ own_team_id: made.data.id })
  })

  test('who names themselves is in at once', async () => {
    const { app, as, create, seen } = clubs
    const rowing = await clubs.member(clubs.club, [ROLE.coach, ROLE.athlete])
    const { id, slug } = await create({ title: 'Oneself' })
    const body = { name: 'Eight', max_size: null, user_ids: [rowing.id], captain_ids: [] }
    await app.ask(teams.createChallengeTeam, { params: { id }, body }, as(rowing))
    expect((await seen(slug)).teams).toMatchObject([{ belonging: 1 }])
  })
})
