import { describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/integrations.ts'
import {
  DAY_MS,
  dayOf,
  daysAgo,
  integrationWorld,
  WAIT,
} from '../../../test/support/integrations.ts'

const world = integrationWorld()

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

  test('off: nothing is fetched, and no announcement is kept', async () => {
    await world.open('polar', [daysAgo(1)])
    await world.connect('polar')
    await world.app.ask(
      contract.changeIntegration,
      { params: { provider: 'polar' }, body: { import_mode: 'off' } },
      world.as,
    )
    expect((await world.announce('polar', world.announcementOf('polar', daysAgo(1)))).status).toBe(
      200,
    )
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

  test('what is still to come is decided by the clock of the club', async () => {
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
