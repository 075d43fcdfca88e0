import { describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/integrations.ts'
import { PROVIDERS } from '#domain/constants/providers.ts'
import { dayOf, daysAgo, integrationWorld, WAIT } from '../../../test/support/integrations.ts'
import { WEBHOOK_SECRET } from '../../../test/support/stand-in-provider.ts'

const world = integrationWorld()

describe.each(PROVIDERS)('$name', ({ key: provider, owner_only }) => {
  test('is connected, looked through from a day on, and each workout becomes an import once', async () => {
    const workouts = [daysAgo(2), daysAgo(5), daysAgo(9), daysAgo(800)]
    await world.open(provider, workouts)
    expect(await world.connect(provider)).toBe('connected')
    expect(await world.connectionOf(provider)).toMatchObject({
      club_id: world.club,
      import_mode: 'automatic',
      state: 'connected',
      error: null,
      backfill: null,
    })
    await world.backfill(provider, 20)
    if (provider === 'garmin') {
      await expect.poll(() => world.standIn.account.asked_back.length, WAIT).toBe(1)
      for (const workout of workouts.slice(0, 3))
        expect(
          (await world.announce(provider, world.announcementOf('garmin', workout))).status,
        ).toBe(200)
    }
    const imports = await world.settled(3)
    expect(imports.map(({ source, owner_only: own }) => ({ source, own }))).toEqual(
      [1, 2, 3].map(() => ({ source: provider, own: owner_only })),
    )
    expect(imports.map(({ starts }) => dayOf(new Date(starts ?? 0)))).toEqual(
      [9, 5, 2].map((days) => dayOf(daysAgo(days).start)),
    )
    expect(
      imports.every(
        ({ records, distance }) => (records ?? 0) >= 20 && Math.abs((distance ?? 0) - 238) < 5,
      ),
    ).toBe(true)
    await expect.poll(async () => (await world.connectionOf(provider))?.backfill, WAIT).toBeNull()
    expect(await world.connectionOf(provider)).toMatchObject({
      counts: { queued: 0, fetched: 3, failed: 0, proposed: 0 },
      asked: provider === 'garmin' ? { from: dayOf(daysAgo(20).start) } : null,
      last_sync_at: expect.any(String) as string,
    })
    await world.backfill(provider, 25)
    await expect.poll(async () => (await world.connectionOf(provider))?.backfill, WAIT).toBeNull()
    expect((await world.importsOf()).length).toBe(3)
    const { data, meta } = await world.app.ask(
      contract.listProviderActivities,
      { params: { provider } },
      world.as,
    )
    expect(meta.total).toBe(3)
    expect(data[0]).toMatchObject({
      state: 'fetched',
      error: null,
      import_id: expect.any(Number) as number,
    })
  })

  test('announces a workout by itself, which is fetched once however often', async () => {
    await world.open(provider, [daysAgo(1)])
    await world.connect(provider)
    for (let times = 0; times < 3; times++)
      expect(
        await world.announce(provider, world.announcementOf(provider, daysAgo(1))),
      ).toMatchObject({
        status: 200,
      })
    await world.settled(1)
    await expect
      .poll(() => world.app.rows('select from provider_events where worked_at is null'), WAIT)
      .toEqual([])
    expect(
      await world.app.rows('select from provider_events where user_id = $1', [world.athlete.id]),
    ).toHaveLength(1)
  })

  test('is not believed without its secret, and what is about nobody here is dropped', async () => {
    await world.open(provider, [daysAgo(1)])
    await world.connect(provider)
    const forged = await world.announce(
      provider,
      world.announcementOf(provider, daysAgo(1)),
      'another-secret-word',
    )
    expect([403, 404]).toContain(forged.status)
    world.standIn.account.athlete = '99999999'
    expect(
      (await world.announce(provider, world.announcementOf(provider, daysAgo(1)))).status,
    ).toBe(200)
    expect(
      await world.app.rows('select from provider_events where user_id = $1', [world.athlete.id]),
    ).toEqual([])
  })

  test.each([
    ['nothing', ''],
    ['no JSON', '{"a":'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '1e999'],
    ['deep nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    [
      'other things under the names',
      JSON.stringify({
        activityFiles: { length: 3 },
        deregistrations: 7,
        object_type: {},
        owner_id: [],
        user_id: {},
        username: 1,
        data: [],
      }),
    ],
    [
      'null characters',
      JSON.stringify({
        username: 'a\0',
        type: 'WORKOUT_CREATED',
        workout: { workoutKey: '\0' },
        user_id: '\0',
        event: 'EXERCISE',
        entity_id: '\0',
      }),
    ],
    [
      'huge numbers',
      '{"owner_id":1e308,"object_id":9007199254740993,"object_type":"activity",' +
        '"aspect_type":"create","event_time":1e308}',
    ],
  ])('takes %s from outside without a fault of ours', async (_, body) => {
    await world.open(provider)
    const { status } = await world.announce(provider, body)
    expect(status).toBeLessThan(500)
  })

  test('is left: revoked there, forgotten here', async () => {
    await world.open(provider, [daysAgo(1)])
    await world.connect(provider)
    await world.announce(provider, world.announcementOf(provider, daysAgo(1)))
    await world.settled(1)
    await world.app.ask(contract.disconnect, { params: { provider } }, world.as)
    if (provider !== 'concept2') expect(world.standIn.account.revoked).toBe(true)
    expect(await world.connectionOf(provider)).toBeNull()
    await expect.poll(async () => (await world.importsOf()).length, WAIT).toBe(owner_only ? 0 : 1)
    expect(
      await world.app.rows('select from provider_activities where user_id = $1', [
        world.athlete.id,
      ]),
    ).toEqual([])
    expect(
      (await world.app.refused(contract.disconnect, { params: { provider } }, world.as)).code,
    ).toBe('not_found')
  })
})

describe('what a provider ends', () => {
  test.each([
    [
      'strava' as const,
      () => ({
        object_type: 'athlete',
        object_id: 1,
        aspect_type: 'update',
        owner_id: Number(world.standIn.account.athlete),
        event_time: 5,
        updates: { authorized: 'false' },
      }),
    ],
    ['garmin' as const, () => ({ deregistrations: [{ userId: world.standIn.account.athlete }] })],
    [
      'garmin' as const,
      () => ({
        userPermissionsChange: [
          {
            userId: world.standIn.account.athlete,
            permissions: ['HEALTH_EXPORT'],
            changeTimeInSeconds: 5,
          },
        ],
      }),
    ],
  ])('the connection, with what its terms ask for: %s', async (provider, body) => {
    await world.open(provider, [daysAgo(1)])
    await world.connect(provider)
    await world.announce(provider, world.announcementOf(provider, daysAgo(1)))
    await world.settled(1)
    await world.announce(provider, body())
    await expect.poll(() => world.connectionOf(provider), WAIT).toBeNull()
    await expect
      .poll(async () => (await world.importsOf()).length, WAIT)
      .toBe(provider === 'strava' ? 0 : 1)
  })

  test('a workout deleted there is deleted here', async () => {
    await world.open('strava', [daysAgo(1)])
    await world.connect('strava')
    await world.announce('strava', world.announcementOf('strava', daysAgo(1)))
    await world.settled(1)
    await world.announce('strava', {
      ...world.announcementOf('strava', daysAgo(1)),
      aspect_type: 'delete',
    })
    await expect.poll(async () => (await world.importsOf()).length, WAIT).toBe(0)
  })
})

test.each([
  ['the secret', WEBHOOK_SECRET, 200],
  ['another word', 'not-the-secret', 404],
])('a subscription is confirmed with %s', async (_, shown, status) => {
  await world.open('strava')
  const query = new URLSearchParams({
    'hub.mode': 'subscribe',
    'hub.verify_token': shown,
    'hub.challenge': '15f7d1a91c1f',
  })
  const answer = await world.app.call('GET', `webhooks/strava/${WEBHOOK_SECRET}?${query}`)
  expect(answer.status).toBe(status)
  if (status === 200) expect(answer.json).toEqual({ 'hub.challenge': '15f7d1a91c1f' })
})

test('an account that announces nothing is asked from time to time', async () => {
  await world.open('concept2', [daysAgo(1)])
  await world.connect('concept2')
  await world.app.rows("update provider_connections set created_at = now() - interval '3 hours'")
  await world.app.rows("select graphile_worker.add_job('look-for-news')")
  expect(await world.settled(1)).toMatchObject([{ state: 'done', source: 'concept2' }])
})
