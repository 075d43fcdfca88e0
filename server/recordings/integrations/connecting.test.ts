import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import * as ownData from '#contract/people/own-data.ts'
import * as contract from '#contract/recordings/integrations.ts'
import { PROVIDER_KEYS } from '#domain/constants/providers.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { addMember, makeClub, makeMember, signInOf } from '../../../test/support/factories.ts'
import { daysAgo, integrationWorld, WAIT } from '../../../test/support/integrations.ts'

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

  test('needs what was asked for: unticked activities are named as such', async () => {
    await world.open('strava')
    expect(
      await world.comeBack('strava', { ...(await world.goThere('strava')), scope: 'read' }),
    ).toBe('incomplete')
  })

  test('leaves an account with the person who connected it first', async () => {
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

    const { app, athlete } = world
    const { id } = (await app.ask(ownData.startDataExport, {}, athlete)).data
    const latest = async () => (await app.ask(ownData.dataExports, {}, athlete)).data[0]
    await expect.poll(async () => (await latest())?.state, WAIT).toBe('done')
    const parts = { params: { id }, body: {} }
    const { path } = (await app.ask(ownData.linkDataExport, parts, athlete)).data
    const code = path.split('/').at(-1) ?? ''
    const copy = unzipSync((await app.send(ownData.exportedFile, { params: { code } }, {})).bytes)
    const rows = Object.entries(copy)
      .filter(([name]) => name.endsWith('/provider_connections.ndjson'))
      .map(([, content]) => JSON.parse(strFromU8(content)) as object)
    expect(rows).toMatchObject([{ provider: 'garmin' }])
    expect(rows[0]).not.toHaveProperty('tokens')
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
      await world.announce('concept2', world.announcementOf('concept2', daysAgo(1)))
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
