import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as calls from '#contract/club/challenges.ts'
import * as teams from '#contract/club/challenges-teams.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addDays } from '#domain/time/week.ts'
import { inClub } from '../../db/client.ts'
import { scoreSessions } from './open.ts'
import { openChallengeClubs, type ChallengeClubs } from '../../../test/support/challenge-club.ts'
import { makeMember, today } from '../../../test/support/factories.ts'
import { grantTo } from '../../../test/support/grant.ts'

let clubs: ChallengeClubs
beforeAll(async () => {
  clubs = await openChallengeClubs()
})
afterAll(() => clubs.app.close())

const join = (id: number, team_id: number | null) => ({ params: { id }, body: { team_id } })
/** As if its last day were over. */
const end = (id: number) =>
  clubs.app.rows(
    'update challenges set first_day = first_day - 20, last_day = last_day - 20 where id = $1',
    [id],
  )
const hour = { time: 3600, distance: 12_000 }

describe('teams', () => {
  test('are joined, left and changed by members themselves, and what was given stays', async () => {
    const { app, create, enter, backdate, row, as, seen } = clubs
    const { anna } = await clubs.athletes()
    const { id, slug } = await create({ title: 'Moving' })
    const first = await enter(id, [], { name: 'First' })
    const second = await enter(id, [], { name: 'Second' })
    await app.ask(calls.joinChallenge, join(id, first), as(anna))
    await backdate(id)
    await row(anna, hour, { day: addDays(today(), -1) })
    await row(anna, hour)
    const points = async () =>
      Object.fromEntries((await seen(slug)).teams.map(({ name, score }) => [name, score]))
    expect(await points()).toEqual({ First: 24_000, Second: null })
    await app.ask(calls.joinChallenge, join(id, second), as(anna))
    expect(await points()).toEqual({ First: 24_000, Second: null })
    // The day of the change belongs to the team one left.
    await row(anna, hour)
    expect(await points()).toEqual({ First: 36_000, Second: null })
    await row(anna, hour, { day: addDays(today(), 1) })
    expect(await points()).toEqual({ First: 36_000, Second: 12_000 })
    await app.ask(calls.leaveChallenge, { params: { id } }, as(anna))
    expect(await points()).toEqual({ First: 36_000, Second: null })
    const [person] = (await app.ask(calls.challengePeople, { params: { id } }, as(anna))).data
    expect(person).toMatchObject({ is_self: true, has_left: true, score: 36_000, rank: 1 })
  })

  test('take no more people than their size, nobody twice, and nobody once it is over', async () => {
    const { app, create, enter, as } = clubs
    const { anna, ben } = await clubs.athletes()
    const { id } = await create({ title: 'Small' })
    const team = await enter(id, [anna], { max_size: 1 })
    const code = (await app.refused(calls.joinChallenge, join(id, team), as(ben))).code
    expect(code).toBe('team_full')
    const past = { first_day: addDays(today(), -9), last_day: addDays(today(), -2) }
    const over = await create({ title: 'Over', ...past })
    const refused = await app.refused(calls.joinChallenge, join(over.id, team), as(ben))
    expect(refused.code).toBe('challenge_over')
  })

  test('are not joined in the name of another challenge, nor left once theirs is over', async () => {
    const { app, create, enter, as } = clubs
    const { anna } = await clubs.athletes()
    const [here, there] = [await create({ title: 'Here' }), await create({ title: 'There' })]
    const team = await enter(here.id, [anna])
    const strange = await app.refused(calls.joinChallenge, join(there.id, team), as(anna))
    expect(strange.code).toBe('not_found')
    await end(here.id)
    const params = { id: here.id }
    const late = await app.refused(calls.leaveChallenge, { params }, as(anna))
    expect(late.code).toBe('challenge_over')
  })

  test('are entered and changed by coaches only while there is something to win', async () => {
    const { app, create, enter, as, coach } = clubs
    const fields = { name: 'Eight', max_size: null, user_ids: [], captain_ids: [] }
    const alone = { params: { id: (await create({ title: 'Single', type: 2 })).id }, body: fields }
    const single = await app.refused(teams.createChallengeTeam, alone, as(coach))
    expect(single.status).toBe(403)
    const { id } = await create({ title: 'Won' })
    const team = { params: { id: await enter(id) }, body: { name: 'Late' } }
    await end(id)
    const late = await app.refused(teams.updateChallengeTeam, team, as(coach))
    expect(late.code).toBe('challenge_over')
  })

  test('refuse people who are not of the club, or are hidden from who enters them', async () => {
    const { app, club, create, enter, as, coach } = clubs
    const { anna, olga } = await clubs.athletes()
    const young = await makeMember(app.db, club, [ROLE.athlete], { date_of_birth: '2012-05-05' })
    const blind = await clubs.member(club, [ROLE.coach])
    await grantTo(app, { club, person: blind, permission: 'view-minors', granted: false })
    const { id } = await create({ title: 'Strangers' })
    const team = await enter(id)
    const refused = { code: 'unknown_reference', errors: { user_ids: [expect.any(String)] } }
    for (const [who, one] of [
      [coach, olga],
      [blind, young],
    ] as const) {
      const user_ids = [anna.id, one.id]
      const added = { params: { id: team }, body: { user_ids } }
      expect(await app.refused(teams.updateChallengeTeam, added, as(who))).toMatchObject(refused)
      const body = { name: 'Four', max_size: null, user_ids, captain_ids: [] }
      const made = { params: { id }, body }
      expect(await app.refused(teams.createChallengeTeam, made, as(who))).toMatchObject(refused)
    }
  })

  test('take everybody where no size is set', async () => {
    const { app, create, enter, as } = clubs
    const { anna, ben } = await clubs.athletes()
    const { id } = await create({ title: 'Wide' })
    const team = await enter(id, [], { max_size: null })
    for (const one of [anna, ben])
      expect((await app.send(calls.joinChallenge, join(id, team), as(one))).status).toBe(200)
  })

  test('are joined while results are counted for them', async () => {
    const { app, club, create, enter, backdate, row, as, seen } = clubs
    const { anna, ben } = await clubs.athletes()
    const { id, slug } = await create({ title: 'Busy' })
    const team = await enter(id, [anna])
    await backdate(id)
    const session = await row(anna, hour)
    await app.rows('delete from challenge_entries where challenge_id = $1', [id])
    const joined = await inClub(app.database.worker, club, async (db) => {
      await scoreSessions(db, club, [0])
      const joining = app.ask(calls.joinChallenge, join(id, team), as(ben))
      const waiting = () =>
        app.rows("select from pg_locks where locktype = 'advisory' and not granted")
      await expect.poll(waiting).toHaveLength(1)
      await scoreSessions(db, club, [session])
      return { joining }
    })
    await joined.joining
    expect((await seen(slug)).teams).toMatchObject([{ belonging: 2, score: 12_000 }])
  })

  test('are changed by their captains, but not in size', async () => {
    const { app, create, enter, as, seen } = clubs
    const { anna, ben } = await clubs.athletes()
    const { id, slug } = await create({ title: 'Captains' })
    const team = await enter(id, [anna], { captain_ids: [anna.id] })
    const change = (body: object) => ({ params: { id: team }, body })
    const both = change({ name: 'Renamed', user_ids: [anna.id, ben.id] })
    await app.ask(teams.updateChallengeTeam, both, as(anna))
    expect((await seen(slug)).teams).toMatchObject([{ name: 'Renamed', belonging: 1 }])
    await app.ask(calls.joinChallenge, join(id, team), as(ben))
    expect((await seen(slug)).teams).toMatchObject([{ name: 'Renamed', belonging: 2 }])
    const size = await app.refused(teams.updateChallengeTeam, change({ max_size: 9 }), as(anna))
    expect(size.code).toBe('permission_missing')
    const mate = await app.refused(teams.updateChallengeTeam, change({ name: 'No' }), as(ben))
    expect(mate.code).toBe('permission_missing')
  })

  test('of one person each are made by joining, and have no name for other clubs', async () => {
    const { app, create, as, there, seen } = clubs
    const { anna, olga } = await clubs.athletes()
    const { id, slug } = await create({ title: 'Alone', type: 2 })
    await app.rows("update challenges set visibility = 'public' where id = $1", [id])
    await app.ask(calls.joinChallenge, join(id, null), as(anna))
    await app.ask(calls.joinChallenge, join(id, null), there(olga))
    const names = (await seen(slug)).teams.map(({ name, club_name }) => [name, club_name])
    expect(names).toHaveLength(2)
    expect(names).toContainEqual([null, 'River RC'])
    expect((await seen(slug, there(olga))).teams).toContainEqual(
      expect.objectContaining({ club_name: 'Lake RC', name: null, is_own: false }),
    )
    await app.ask(calls.leaveChallenge, { params: { id } }, as(anna))
    expect((await seen(slug)).teams).toHaveLength(1)
  })
})
