import { describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/integrations.ts'
import { PROVIDER_KEYS } from '#domain/constants/providers.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addMember, makeClub, makeMember, signInOf } from '../../../test/support/factories.ts'
import {
  DAY_MS,
  dayOf,
  daysAgo,
  integrationWorld,
  WAIT,
} from '../../../test/support/integrations.ts'

const world = integrationWorld()

describe('connecting', () => {
  test('needs the operator to have registered', async () => {
    expect(
      (
        await world.app.refused(
          contract.startConnecting,
          { params: { provider: 'strava' } },
          world.as,
        )
      ).code,
    ).toBe('not_found')
    const { data } = await world.app.ask(contract.listIntegrations, {}, world.as)
    expect(data.integrations.map(({ available }) => available)).toEqual(
      PROVIDER_KEYS.map(() => false),
    )
  })

  test('ends without a connection when the person declines', async () => {
    await world.open('suunto')
    expect(await world.comeBack('suunto', await world.goThere('suunto', true))).toBe('declined')
    expect(await world.connectionOf('suunto')).toBeNull()
  })

  test('takes a way back once, from the same person in the same sign-in, within its time', async () => {
    await world.open('strava')
    const back = await world.goThere('strava')
    const other = await makeMember(world.app.db, world.club, [ROLE.athlete])
    expect(await world.comeBack('strava', back, { token: other.token, club: world.club })).toBe(
      'stale',
    )
    expect(
      await world.comeBack('strava', back, {
        token: await signInOf(world.app.db, world.athlete.id),
        club: world.club,
      }),
    ).toBe('stale')
    expect(await world.comeBack('strava', { ...back, state: 'made-up' })).toBe('stale')
    expect(await world.comeBack('strava', back)).toBe('connected')
    expect(await world.comeBack('strava', back)).toBe('stale')
    const late = await world.goThere('strava')
    await world.app.rows("update provider_sign_ins set expires_at = now() - interval '1 second'")
    expect(await world.comeBack('strava', late)).toBe('stale')
  })

  test('needs what was asked for: activities unticked are told as such', async () => {
    await world.open('strava')
    expect(
      await world.comeBack('strava', { ...(await world.goThere('strava')), scope: 'read' }),
    ).toBe('incomplete')
  })

  test('leaves an account with whoever connected it first', async () => {
    await world.open('polar')
    expect(await world.connect('polar')).toBe('connected')
    const other = await makeMember(world.app.db, world.club, [ROLE.athlete])
    expect(await world.connect('polar', { token: other.token, club: world.club })).toBe('taken')
    expect(await world.connectionOf('polar')).not.toBeNull()
  })

  test.each([
    ['garbage', { bytes: Buffer.from('<html>') }],
    ['a list', { json: [] }],
    ['no token', { json: { token_type: 'Bearer' } }],
    ['a fault', { status: 503 }],
    ['a way elsewhere', { status: 302, headers: { location: 'https://example.org/oauth/token' } }],
  ])('comes to nothing when the provider answers with %s', async (_, said) => {
    await world.open('concept2')
    const back = await world.goThere('concept2')
    world.standIn.once(/access_token$/, said)
    expect(await world.comeBack('concept2', back)).toBe('failed')
    expect(await world.connectionOf('concept2')).toBeNull()
  })

  test('keeps tokens sealed, and out of the copy of one’s own data', async () => {
    await world.open('garmin')
    await world.connect('garmin')
    const [row] = await world.app.rows<{ tokens: Buffer }>(
      'select tokens from provider_connections where user_id = $1',
      [world.athlete.id],
    )
    expect(row?.tokens.includes(world.standIn.account.access)).toBe(false)
    expect(row?.tokens.includes(world.standIn.account.refresh)).toBe(false)
  })
})

describe('an account of one’s own, without a club', () => {
  test.each([
    ['individual', false],
    ['performance', true],
  ] as const)('on the plan %s may connect: %s', async (plan, allowed) => {
    await world.open('concept2', [daysAgo(1)])
    const own = await makeClub(world.app.db, {
      plan,
      is_individual: true,
      creator_id: world.athlete.id,
    })
    await addMember(world.app.db, own, world.athlete.id, [ROLE.athlete, ROLE.manager])
    const as = { token: world.athlete.token, club: own }
    expect((await world.app.ask(contract.listIntegrations, {}, as)).data.allowed).toBe(allowed)
    if (allowed) {
      expect(await world.connect('concept2', as)).toBe('connected')
      await world.tell('concept2', world.told('concept2', daysAgo(1)))
      expect(await world.settled(1)).toMatchObject([{ state: 'done' }])
    } else {
      const refusal = await world.app.refused(
        contract.startConnecting,
        { params: { provider: 'concept2' } },
        as,
      )
      expect(refusal).toMatchObject({ status: 403, code: 'feature_missing' })
    }
  })
})

describe('what to do with what is new', () => {
  test('ask: it waits until it is fetched or left out', async () => {
    const workouts = [daysAgo(1), daysAgo(2), daysAgo(3)]
    await world.open('suunto', workouts)
    await world.connect('suunto')
    const params = { provider: 'suunto' } as const
    await world.app.ask(
      contract.changeIntegration,
      { params, body: { import_mode: 'ask' } },
      world.as,
    )
    await world.backfill('suunto', 10)
    await expect.poll(async () => (await world.countsOf('suunto'))?.proposed, WAIT).toBe(3)
    const { data } = await world.app.ask(
      contract.listProviderActivities,
      { params, query: { state: 'proposed' } },
      world.as,
    )
    expect(data[0]).toMatchObject({ sport_id: 1, seconds: 60, distance: 240, state: 'proposed' })
    const [first, second] = data.map(({ id }) => id)
    await world.app.ask(
      contract.answerProviderActivities,
      { params, body: { ids: [first ?? 0], answer: 'fetch' } },
      world.as,
    )
    await world.app.ask(
      contract.answerProviderActivities,
      { params, body: { ids: [second ?? 0], answer: 'ignore' } },
      world.as,
    )
    await world.settled(1)
    expect(await world.countsOf('suunto')).toMatchObject({ proposed: 1, fetched: 1 })
  })

  test('off: nothing is fetched, nor kept that was told', async () => {
    await world.open('polar', [daysAgo(1)])
    await world.connect('polar')
    await world.app.ask(
      contract.changeIntegration,
      { params: { provider: 'polar' }, body: { import_mode: 'off' } },
      world.as,
    )
    expect((await world.tell('polar', world.told('polar', daysAgo(1)))).status).toBe(200)
    expect(
      await world.app.rows('select from provider_events where user_id = $1', [world.athlete.id]),
    ).toEqual([])
    const body = { from: dayOf(daysAgo(3).start) }
    expect(
      (
        await world.app.refused(
          contract.backfill,
          { params: { provider: 'polar' }, body },
          world.as,
        )
      ).code,
    ).toBe('conflict')
  })

  test.each([
    ['a day to come', -2, 'Choose a day up to today.'],
    ['longer ago than can be asked', 40, 'Choose a period of at most 30 days.'],
  ])('from %s on is refused, and said why', async (_, days, why) => {
    await world.open('polar')
    await world.connect('polar')
    const body = { from: dayOf(new Date(Date.now() - days * DAY_MS)) }
    expect(
      (
        await world.app.refused(
          contract.backfill,
          { params: { provider: 'polar' }, body },
          world.as,
        )
      ).errors,
    ).toEqual({ from: [why] })
  })

  test('what is still to come is told by the clock of the club', async () => {
    const early = new Date().getUTCHours() < 11
    const time_zone = early ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati'
    await world.app.rows('update clubs set time_zone = $1 where id = $2', [time_zone, world.club])
    await world.open('polar')
    await world.connect('polar')
    const today = dayOf(new Date())
    const there = dayOf(new Date(Date.now() + (early ? -DAY_MS : DAY_MS)))
    const ask = async (from: string) =>
      (
        await world.app.send(
          contract.backfill,
          { params: { provider: 'polar' }, body: { from } },
          world.as,
        )
      ).status
    expect(await ask(there)).toBe(200)
    expect(await ask(today)).toBe(early ? 400 : 200)
    await world.app.rows("update clubs set time_zone = 'Europe/Berlin' where id = $1", [world.club])
  })
})

describe('older workouts that a provider sends by itself', () => {
  const params = { provider: 'garmin' } as const
  const since = (days: number) => ({ params, body: { from: dayOf(daysAgo(days).start) } })
  const asked = async () => (await world.connectionOf('garmin'))?.asked

  test('are asked for once, then only from an earlier day, until the account is disconnected', async () => {
    await world.open('garmin')
    await world.connect('garmin')
    expect(await asked()).toBeNull()
    await world.backfill('garmin', 40)
    await expect.poll(asked, WAIT).toEqual({
      from: dayOf(daysAgo(40).start),
      at: expect.stringMatching(/^\d{4}-.*T.*Z$/) as string,
    })
    expect(world.standIn.account.asked_back).toHaveLength(2)
    const why = 'Activities from this date on have already been requested. Choose an earlier date.'
    for (const days of [0, 39, 40])
      expect(await world.app.refused(contract.backfill, since(days), world.as)).toMatchObject({
        status: 400,
        errors: { from: [why] },
      })
    await world.backfill('garmin', 41)
    await expect.poll(asked, WAIT).toMatchObject({ from: dayOf(daysAgo(41).start) })
    await world.app.ask(contract.disconnect, { params }, world.as)
    await world.connect('garmin')
    expect(await asked()).toBeNull()
  })

  test('were not asked for while the provider has not taken the wish', async () => {
    await world.open('garmin')
    await world.connect('garmin')
    world.standIn.once(/backfill/, { status: 503 })
    await world.backfill('garmin', 10)
    await expect
      .poll(async () => (await world.connectionOf('garmin'))?.error, WAIT)
      .toBe('unreachable')
    expect(await asked()).toBeNull()
    await world.backfill('garmin', 10)
    await expect.poll(asked, WAIT).toMatchObject({ from: dayOf(daysAgo(10).start) })
  })
})

describe('what the terms of a provider ask to be forgotten', () => {
  const fetchOne = async (days: number, sofar: number) => {
    await world.tell('strava', world.told('strava', daysAgo(days)))
    await world.settled(sofar)
  }

  test('goes with the connection out of every club it went to', async () => {
    await world.open('strava', [daysAgo(1), daysAgo(2)])
    await world.connect('strava')
    await fetchOne(1, 1)
    const second = await makeClub(world.app.db)
    await addMember(world.app.db, second, world.athlete.id, [ROLE.athlete])
    expect(await world.connect('strava', { token: world.athlete.token, club: second })).toBe(
      'connected',
    )
    await fetchOne(2, 2)
    const clubs = await world.app.rows(
      'select club_id from imports where user_id = $1 order by 1',
      [world.athlete.id],
    )
    expect(clubs.map(({ club_id }) => club_id)).toEqual([world.club, second])
    await world.app.ask(contract.disconnect, { params: { provider: 'strava' } }, world.as)
    await expect.poll(async () => (await world.importsOf()).length, WAIT).toBe(0)
  })

  test('goes where it lies when the provider deletes it', async () => {
    await world.open('strava', [daysAgo(1)])
    await world.connect('strava')
    await fetchOne(1, 1)
    const second = await makeClub(world.app.db)
    await addMember(world.app.db, second, world.athlete.id, [ROLE.athlete])
    await world.connect('strava', { token: world.athlete.token, club: second })
    await world.tell('strava', { ...world.told('strava', daysAgo(1)), aspect_type: 'delete' })
    await expect.poll(async () => (await world.importsOf()).length, WAIT).toBe(0)
  })

  test('goes when another account takes the place of the first, whose access is ended', async () => {
    await world.open('strava', [daysAgo(1)])
    await world.connect('strava')
    await fetchOne(1, 1)
    world.standIn.account.athlete = '88888'
    const first = world.standIn.account.access
    expect(await world.connect('strava')).toBe('connected')
    await expect.poll(async () => (await world.importsOf()).length, WAIT).toBe(0)
    const ended = world.standIn.asked
      .filter(({ path }) => path === '/oauth/deauthorize')
      .map(({ form }) => form.get('access_token'))
    expect(ended).toEqual([first])
    expect(await world.countsOf('strava')).toMatchObject({ fetched: 0, queued: 0 })
  })
})
