import { describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/integrations.ts'
import { daysAgo, integrationWorld, WAIT } from '../../../test/support/integrations.ts'

const world = integrationWorld()

test('all of what a provider said is heard, however much it is', async () => {
  await world.open('strava')
  await world.connect('strava')
  await world.app.ask(
    contract.changeIntegration,
    { params: { provider: 'strava' }, body: { import_mode: 'ask' } },
    world.as,
  )
  await world.app.rows(
    `insert into provider_events (user_id, connection_id, event_key, kind, body)
     select c.user_id, c.id, 'bulk' || n, 'activity', jsonb_build_object('external_id', n::text)
     from provider_connections c, generate_series(1, 230) n where c.user_id = $1`,
    [world.athlete.id],
  )
  await world.app.rows(
    'select app.enqueue_provider_work(user_id, id) from provider_connections where user_id = $1',
    [world.athlete.id],
  )
  await expect.poll(async () => (await world.countsOf('strava'))?.proposed, WAIT).toBe(230)
  expect(await world.app.rows('select from provider_events where worked_at is null')).toEqual([])
})

test('a file whose address had run out is fetched from the address announced next', async () => {
  await world.open('garmin', [daysAgo(1)])
  await world.connect('garmin')
  const announcement = world.announcementOf('garmin', daysAgo(1)) as {
    activityFiles: { callbackURL: string }[]
  }
  world.standIn.once(/activityFile/, { status: 410 })
  await world.announce('garmin', announcement)
  await expect.poll(async () => (await world.countsOf('garmin'))?.failed, WAIT).toBe(1)
  const again = announcement.activityFiles.map((file) => ({
    ...file,
    callbackURL: `${file.callbackURL}-fresh`,
  }))
  await world.announce('garmin', { activityFiles: again })
  expect(await world.settled(1)).toMatchObject([{ state: 'done' }])
  expect(await world.countsOf('garmin')).toMatchObject({ fetched: 1, failed: 0 })
})

test('what was worked long ago is forgotten, also where no provider is asked from time to time', async () => {
  await world.open('garmin', [daysAgo(1)])
  await world.connect('garmin')
  await world.announce('garmin', world.announcementOf('garmin', daysAgo(1)))
  await world.settled(1)
  const left = () => world.app.rows('select from provider_events')
  await world.app.rows("select graphile_worker.add_job('forget-provider-words')")
  await expect
    .poll(() => world.app.rows('select from graphile_worker._private_jobs'), WAIT)
    .toEqual([])
  expect(await left()).toHaveLength(1)
  await world.app.rows("update provider_events set worked_at = now() - interval '31 days'")
  await world.app.rows("select graphile_worker.add_job('forget-provider-words')")
  await expect.poll(left, WAIT).toEqual([])
})

describe('what a person changes at Strava', () => {
  const change = (updates: object, event_time: number) =>
    world.announce('strava', {
      ...world.announcementOf('strava', daysAgo(1)),
      aspect_type: 'update',
      event_time,
      updates,
    })
  const heard = async () => {
    await expect
      .poll(() => world.app.rows('select from provider_events where worked_at is null'), WAIT)
      .toEqual([])
  }
  const fetched = async (scope: string) => {
    await world.open('strava', [daysAgo(1)])
    expect(await world.comeBack('strava', { ...(await world.goThere('strava')), scope })).toBe(
      'connected',
    )
    await world.announce('strava', world.announcementOf('strava', daysAgo(1)))
    await world.settled(1)
  }

  test('title and type are the new ones in the list, and the file stays as it was recorded', async () => {
    await fetched('read,activity:read_all')
    const before = await world.importsOf()
    await change({ title: 'Evening paddle', type: 'Canoeing' }, 5)
    await heard()
    const { data } = await world.app.ask(
      contract.listProviderActivities,
      { params: { provider: 'strava' } },
      world.as,
    )
    expect(data).toMatchObject([{ name: 'Evening paddle', state: 'fetched' }])
    expect(await world.importsOf()).toEqual(before)
  })

  test.each([
    ['goes here where only the others may be read', 'read,activity:read', { private: 'true' }, 0],
    ['is understood when it comes as a boolean', 'read,activity:read', { private: true }, 0],
    [
      'stays where all may be read, since nobody else sees it here',
      'read,activity:read_all',
      { private: 'true' },
      1,
    ],
    ['stays when it is shown again', 'read,activity:read', { private: 'false' }, 1],
  ])('what is hidden there %s', async (_, scope, updates, left) => {
    await fetched(scope)
    await change(updates, 6)
    await heard()
    await expect
      .poll(() => world.app.rows('select from graphile_worker._private_jobs'), WAIT)
      .toEqual([])
    expect(await world.importsOf()).toHaveLength(left)
    expect(await world.countsOf('strava')).toMatchObject({ fetched: left })
  })
})
