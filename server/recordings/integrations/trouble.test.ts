import { describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/integrations.ts'
import { daysAgo, integrationWorld, WAIT } from '../../../test/support/integrations.ts'

const world = integrationWorld()
const OF_THEIRS = 'club_id in (select club_id from memberships where user_id = $1)'

describe('trouble on the way', () => {
  test.each([
    ['by Retry-After', 'polar' as const, { status: 429, headers: { 'retry-after': '600' } }, 600],
    [
      'by the counters of the provider',
      'strava' as const,
      { status: 429, headers: { 'x-ratelimit-limit': '200,2000', 'x-ratelimit-usage': '12,2000' } },
      86_405,
    ],
  ])('a limit %s quiets everybody for as long', async (_, provider, said, most) => {
    await world.open(provider, [daysAgo(1)])
    await world.connect(provider)
    world.standIn.once(/./, said)
    await world.announce(provider, world.announcementOf(provider, daysAgo(1)))
    await expect
      .poll(async () => (await world.connectionOf(provider))?.error, WAIT)
      .toBe('rate_limited')
    const [pause] = await world.app.rows<{ seconds: number }>(
      'select extract(epoch from until - now())::int as seconds from provider_pauses where provider = $1',
      [provider],
    )
    expect(pause?.seconds).toBeGreaterThan(0)
    expect(pause?.seconds).toBeLessThanOrEqual(most)
    const asked = world.standIn.asked.length
    await world.wait()
    await world.putOff()
    expect(world.standIn.asked.length).toBe(asked)
    await world.hurry()
    await world.settled(1)
    expect(await world.connectionOf(provider)).toMatchObject({ error: null })
  })

  test('the last call within a limit is noticed before the next is made', async () => {
    await world.open('strava', [daysAgo(1), daysAgo(2)])
    await world.connect('strava')
    world.standIn.once(/athlete\/activities/, {
      json: [],
      headers: { 'x-readratelimit-limit': '100,1000', 'x-readratelimit-usage': '100,400' },
    })
    await world.backfill('strava', 5)
    await expect
      .poll(() => world.app.rows("select from provider_pauses where provider = 'strava'"), WAIT)
      .toHaveLength(1)
    expect(world.standIn.asked.filter(({ path }) => path.startsWith('/api/')).length).toBe(1)
  })

  test.each([
    ['a fault of theirs', { status: 502 }],
    [
      'a fault with a page',
      { status: 500, bytes: Buffer.from('<html>'), headers: { 'retry-after': '1' } },
    ],
  ])('%s is tried again', async (_, said) => {
    await world.open('concept2', [daysAgo(1)])
    await world.connect('concept2')
    world.standIn.once(/results$/, said)
    await world.backfill('concept2', 3)
    await expect
      .poll(async () => (await world.connectionOf('concept2'))?.error, WAIT)
      .toBe('unreachable')
    expect(await world.connectionOf('concept2')).toMatchObject({ state: 'connected' })
    await world.hurry()
    await world.settled(1)
  })

  test.each([
    ['concept2' as const, /results$/],
    ['suunto' as const, /v2\/workouts$/],
  ])(
    '%s that answers nonsense for a list is named as the trouble, and asked again',
    async (provider, path) => {
      await world.open(provider, [daysAgo(1)])
      await world.connect(provider)
      world.standIn.once(path, { json: { nonsense: [1] } })
      await world.backfill(provider, 5)
      const storedTrouble = async () => {
        const { integrations } = (await world.app.ask(contract.listIntegrations, {}, world.as)).data
        return integrations.find((one) => one.provider === provider)?.connection?.error
      }
      await expect.poll(storedTrouble, { timeout: 8000 }).toBe('unexpected')
    },
  )

  test('a fault of this server counts as failing, and is tried again', async () => {
    await world.open('concept2', [daysAgo(1)])
    await world.connect('concept2')
    await world.app.rows(
      'alter table provider_activities add constraint refuses check (false) not valid',
    )
    await world.backfill('concept2', 3)
    await expect
      .poll(async () => (await world.connectionOf('concept2'))?.error, WAIT)
      .toBe('unexpected')
    await world.app.rows('alter table provider_activities drop constraint refuses')
    await world.hurry()
    await world.settled(1)
    expect(await world.connectionOf('concept2')).toMatchObject({ error: null })
  })

  test('an account whose job was lost is looked at again', async () => {
    await world.open('concept2', [daysAgo(1)])
    await world.connect('concept2')
    await world.app.rows(
      `update provider_connections
        set look = 'news', look_from = now() - interval '3 days', created_at = now() - interval '1 day',
          last_sync_at = null`,
    )
    const looked = await world.app.rows(
      `select app.look_for_news(array['concept2'], '45 minutes') as many`,
    )
    expect(looked).toEqual([{ many: 1 }])
    await world.settled(1)
  })

  test.each([
    [
      'a workout of somebody else',
      'strava' as const,
      /activities\/\d+$/,
      { json: { id: 1001, athlete: { id: 5 }, name: 'Not mine' } },
      'not_found',
    ],
    [
      'a result of somebody else',
      'concept2' as const,
      /results\/\d+$/,
      { json: { data: { id: 1001, user_id: 5 } } },
      'not_found',
    ],
    ['one that is gone', 'suunto' as const, /exportFit/, { status: 404 }, 'not_found'],
    [
      'no JSON',
      'concept2' as const,
      /results\/\d+$/,
      { bytes: Buffer.from('<!doctype html>') },
      'unexpected',
    ],
    [
      'a way to another host',
      'suunto' as const,
      /exportFit/,
      { status: 302, headers: { location: 'http://127.0.0.1:1/stolen' } },
      'unexpected',
    ],
  ])('%s is left out, and the others go on', async (_, provider, path, said, error) => {
    await world.open(provider, [daysAgo(1), daysAgo(2)])
    await world.connect(provider)
    world.standIn.once(path, said)
    await world.backfill(provider, 5)
    await world.settled(1)
    const { data } = await world.app.ask(
      contract.listProviderActivities,
      { params: { provider }, query: { state: 'failed' } },
      world.as,
    )
    expect(data).toMatchObject([{ error }])
    await world.app.ask(
      contract.answerProviderActivities,
      { params: { provider }, body: { ids: data.map(({ id }) => id), answer: 'fetch' } },
      world.as,
    )
    await world.settled(2)
  })

  test('a file that is none is an import that says so', async () => {
    await world.open('polar', [daysAgo(1)])
    await world.connect('polar')
    world.standIn.once(/\/fit$/, { bytes: Buffer.from('this is no recording at all') })
    await world.announce('polar', world.announcementOf('polar', daysAgo(1)))
    expect(await world.settled(1)).toMatchObject([{ state: 'failed' }])
  })

  test('an address of a file elsewhere is never followed with the token', async () => {
    await world.open('garmin')
    await world.connect('garmin')
    const [file] = (world.announcementOf('garmin', daysAgo(1)) as { activityFiles: object[] })
      .activityFiles
    await world.announce('garmin', {
      activityFiles: [{ ...file, callbackURL: 'http://127.0.0.1:1/steal' }],
    })
    await expect.poll(async () => (await world.countsOf('garmin'))?.failed, WAIT).toBe(1)
  })

  test.each([
    ['left the club', 'update memberships set status = 3 where user_id = $1'],
    [
      'has no running subscription any more',
      `update subscriptions set next_bill_date = now() - interval '3 days' where ${OF_THEIRS}`,
    ],
    [
      'has a smaller plan now',
      `update subscriptions set plan_id = (select id from plans where key = 'individual-free')
        where ${OF_THEIRS}`,
    ],
  ])('somebody who %s can still see, switch off and end a connection', async (_, becomes) => {
    await world.open('suunto')
    await world.connect('suunto')
    await world.app.rows(becomes, [world.athlete.id])
    const params = { provider: 'suunto' } as const
    await expect
      .poll(
        async () => (await world.app.ask(contract.listIntegrations, {}, world.as)).data.allowed,
        WAIT,
      )
      .toBe(false)
    expect(await world.connectionOf('suunto')).toMatchObject({ state: 'connected' })
    await world.app.ask(
      contract.changeIntegration,
      { params, body: { import_mode: 'off' } },
      world.as,
    )
    expect(
      (await world.app.refused(contract.startConnecting, { params }, world.as)).status,
    ).toBeGreaterThanOrEqual(403)
    await world.app.ask(contract.disconnect, { params }, world.as)
    expect(world.standIn.account.revoked).toBe(true)
    expect(await world.connectionOf('suunto')).toBeNull()
    await world.app.rows(
      `update subscriptions set next_bill_date = now() + interval '1 year',
        plan_id = (select id from plans where key = 'platinum') where club_id = $1`,
      [world.club],
    )
  })

  test('somebody who has left the club sees where it ends', async () => {
    await world.open('suunto', [daysAgo(1)])
    await world.connect('suunto')
    await world.app.rows('update memberships set status = 2 where user_id = $1', [world.athlete.id])
    await world.announce('suunto', world.announcementOf('suunto', daysAgo(1)))
    await expect
      .poll(
        () =>
          world.app.rows<{ error: string }>(
            'select error from provider_connections where user_id = $1',
            [world.athlete.id],
          ),
        WAIT,
      )
      .toEqual([{ error: 'left_club' }])
  })
})
