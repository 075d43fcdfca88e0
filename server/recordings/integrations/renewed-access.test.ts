import { describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/integrations.ts'
import { testSecrets } from '../../../test/support/app.ts'
import { daysAgo, integrationWorld, WAIT } from '../../../test/support/integrations.ts'
import { withAccount } from './access-token.ts'
import { providerHttp } from './provider-http.ts'
import { REGISTRY } from './providers/registry.ts'
import type { ConnectionRow } from './queries.ts'

const world = integrationWorld()

describe('an access to the account', () => {
  test('an access that has run out is renewed, with the newest refresh token each time', async () => {
    await world.open('strava', [daysAgo(1), daysAgo(2)])
    await world.connect('strava')
    const first = world.standIn.account.refresh
    for (const workout of world.standIn.account.workouts) {
      await world.app.rows(
        "update provider_connections set access_expires_at = now() - interval '1 minute'",
      )
      await world.announce('strava', world.announcementOf('strava', workout))
      await expect
        .poll(async () => (await world.importsOf()).length, WAIT)
        .toBe(world.standIn.account.workouts.indexOf(workout) + 1)
    }
    const renewed = world.standIn.asked
      .filter(({ form }) => form.get('grant_type') === 'refresh_token')
      .map(({ form }) => form.get('refresh_token'))
    expect(renewed).toHaveLength(2)
    expect(renewed[0]).toBe(first)
    expect(new Set(renewed).size).toBe(2)
    expect(await world.connectionOf('strava')).toMatchObject({ state: 'connected', error: null })
  })

  test('an access refused before its time is renewed once and the call repeated', async () => {
    await world.open('suunto', [daysAgo(1)])
    await world.connect('suunto')
    world.standIn.once(/exportFit/, { status: 401 })
    await world.announce('suunto', world.announcementOf('suunto', daysAgo(1)))
    expect(await world.settled(1)).toMatchObject([{ state: 'done' }])
  })

  test('a grant that was withdrawn needs the person, and connecting again goes on', async () => {
    await world.open('suunto', [daysAgo(1)])
    await world.connect('suunto')
    world.standIn.endAccess()
    await world.announce('suunto', world.announcementOf('suunto', daysAgo(1)))
    await expect
      .poll(async () => (await world.connectionOf('suunto'))?.state, WAIT)
      .toBe('needs-you')
    expect(await world.connectionOf('suunto')).toMatchObject({ error: 'unauthorized' })
    expect(await world.connect('suunto')).toBe('connected')
    await world.backfill('suunto', 3)
    expect(await world.settled(1)).toMatchObject([{ state: 'done' }])
  })
})

describe('while an access is renewed', () => {
  test('nobody waits who only looks, and another who needs it does not renew it again', async () => {
    await world.open('strava', [daysAgo(1)])
    await world.connect('strava')
    await world.app.rows(
      "update provider_connections set access_expires_at = now() - interval '1 minute'",
    )
    const renewal = world.standIn.hold(/oauth\/token$/)
    const renewals = () =>
      world.standIn.asked.filter(({ form }) => form.get('grant_type') === 'refresh_token')
    await world.announce('strava', world.announcementOf('strava', daysAgo(1)))
    await expect.poll(() => renewals().length, WAIT).toBe(1)
    const params = { provider: 'strava' } as const
    await world.app.ask(contract.listProviderActivities, { params }, world.as)
    await world.app.ask(
      contract.changeIntegration,
      { params, body: { import_mode: 'ask' } },
      world.as,
    )
    // Both were answered while the provider held the renewal back.
    const [row] = await world.app.rows<{ connection: ConnectionRow }>(
      'select to_json(c) as connection from provider_connections c',
    )
    if (!row) throw new Error('no connection')
    const parts = {
      pool: world.app.database.app,
      secrets: testSecrets,
      provider: REGISTRY.strava,
      app: world.standIn.registration,
      http: providerHttp(),
    }
    const access = withAccount(parts, row.connection, (account) => Promise.resolve(account.access))
    renewal.release()
    expect(await access).toBe(world.standIn.account.access)
    expect(renewals()).toHaveLength(1)
    expect(await world.app.rows('select refreshing_until from provider_connections')).toEqual([
      { refreshing_until: null },
    ])
    await world.settled(1)
  })

  test('a renewal that nobody finished is taken over', async () => {
    await world.open('strava', [daysAgo(1)])
    await world.connect('strava')
    await world.app.rows(
      `update provider_connections set access_expires_at = now() - interval '1 minute',
        refreshing_until = now() + interval '1 second'`,
    )
    await world.announce('strava', world.announcementOf('strava', daysAgo(1)))
    expect(await world.settled(1)).toMatchObject([{ state: 'done' }])
  })
})
