import { describe, expect, test } from 'vitest'
import * as contract from '#contract/recordings/integrations.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addMember, makeClub } from '../../../test/support/factories.ts'
import { daysAgo, integrationWorld, WAIT } from '../../../test/support/integrations.ts'

const world = integrationWorld()

describe('what the terms of a provider ask to be forgotten', () => {
  const fetchOne = async (days: number, sofar: number) => {
    await world.announce('strava', world.announcementOf('strava', daysAgo(days)))
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
    await world.announce('strava', {
      ...world.announcementOf('strava', daysAgo(1)),
      aspect_type: 'delete',
    })
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
