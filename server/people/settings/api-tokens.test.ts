import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as account from '#contract/people/account.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { home } from '#contract/analysis/home.ts'
import { addExercise } from '#contract/lookups.ts'
import * as contract from '#contract/people/settings.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { startTestApp, type TestApp } from '../../../test/support/app.ts'
import { makeClub, makeMember, makeUser } from '../../../test/support/factories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const statusOf = async (token: string) => (await app.call('GET', 'me', { as: { token } })).status

describe('a personal API token', () => {
  const period = { start_date: '2026-03-01', end_date: '2026-03-31' }
  async function tokenOf(scope: 'read' | 'write', forClub: boolean) {
    const club = await makeClub(app.db)
    const me = await makeMember(app.db, club, [ROLE.head_coach])
    const body = { name: 'Script', only_club: forClub ? club : null, scope, days: 30 }
    const { data } = await app.ask(contract.createToken, { body }, me)
    return { club, me, as: { token: data.token, club }, id: data.id }
  }

  test('is stored nowhere as it was shown, not for a repetition either', async () => {
    const me = await makeUser(app.db)
    const body = { name: 'Script', only_club: null, scope: 'read' as const, days: 1 }
    const answer = await app.send(contract.createToken, { body }, me, { 'idempotency-key': 'once' })
    expect(answer.status).toBe(201)
    expect(
      await app.rows('select reply from idempotency_keys where user_id = $1', [me.id]),
    ).toEqual([])
  })

  test('that reads, reads', async () => {
    const { as } = await tokenOf('read', true)
    await app.ask(home, {}, as)
    await app.ask(agenda, { body: period }, as)
    await app.ask(account.me, {}, as)
    expect(await app.refused(addExercise, { body: { name: 'Plank' } }, as)).toMatchObject({
      status: 403,
      code: 'token_scope',
    })
  })

  test('that writes, writes', async () => {
    const { as } = await tokenOf('write', true)
    expect((await app.ask(addExercise, { body: { name: 'Plank' } }, as)).data.name).toBe('Plank')
  })

  test.each(['read', 'write'] as const)('to %s never touches the account', async (scope) => {
    const { as, me } = await tokenOf(scope, false)
    for (const endpoint of [
      contract.listSignIns,
      contract.listTokens,
      contract.accountSettings,
      account.logout,
    ])
      expect(await app.refused(endpoint, {}, as)).toMatchObject({
        status: 403,
        code: 'token_scope',
      })
    const body = { name: 'More', only_club: null, scope: 'write' as const, days: 1 }
    expect(await app.refused(contract.createToken, { body }, as)).toMatchObject({
      code: 'token_scope',
    })
    expect(await statusOf(me.token)).toBe(200)
  })

  test('of one club opens no other', async () => {
    const { as, me } = await tokenOf('read', true)
    const other = await makeClub(app.db)
    await app.rows('insert into memberships (club_id, user_id, status) values ($1, $2, 1)', [
      other,
      me.id,
    ])
    expect(await app.refused(home, {}, { token: as.token, club: other })).toMatchObject({
      status: 403,
      code: 'not_a_member',
    })
    await app.ask(home, {}, { token: me.token, club: other })
    const all = await app.ask(
      contract.createToken,
      { body: { name: 'All', only_club: null, scope: 'read', days: 1 } },
      me,
    )
    await app.ask(home, {}, { token: all.data.token, club: other })
  })

  test('is listed without its secret, revoked, and of a club of one’s own only', async () => {
    const { as, me, id, club } = await tokenOf('read', true)
    const { data } = await app.ask(contract.listTokens, {}, me)
    expect(data).toEqual([
      expect.objectContaining({ id, name: 'Script', club_id: club, scope: 'read' }),
    ])
    expect(JSON.stringify(data)).not.toContain(as.token)
    await app.ask(contract.revokeToken, { params: { id } }, me)
    await expect.poll(() => statusOf(as.token), { timeout: 1000 }).toBe(401)
    const body = {
      name: 'Theirs',
      only_club: await makeClub(app.db),
      scope: 'read' as const,
      days: 1,
    }
    expect(await app.refused(contract.createToken, { body }, me)).toMatchObject({
      status: 400,
      code: 'unknown_reference',
    })
  })
})
