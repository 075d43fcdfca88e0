import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makePersonalData, PERSONAL } from './door-oracles.ts'
import { MATRIX_PROVIDERS, MATRIX_VAPID } from './matrix-integrations.ts'
import { ENDPOINTS, rowOf } from './matrix-run.ts'
import { nameOf, openWorld, type MatrixWorld } from './matrix-world.ts'

let app: TestApp
let world: MatrixWorld
beforeAll(async () => {
  app = await startTestApp({ providers: MATRIX_PROVIDERS, vapid: MATRIX_VAPID })
  world = await openWorld(app)
  await makePersonalData(world)
})
afterAll(() => app.close())

describe('the door', () => {
  test('shows the person what a token does not read', async () => {
    const { token } = world.personas.two_clubs
    const found = await app.call('GET', 'search?query=canary-in-personal', {
      as: { token, club: world.clubs.other },
    })
    expect(found.text).toContain(PERSONAL)
  })

  test.each([
    'GET message-threads/{id}/messages',
    'DELETE absences/{id}',
    'DELETE report-views/{id}',
    'DELETE calendar-links/{id}',
  ])('says nothing of what is of others over there to %s', async (name) => {
    const endpoint = ENDPOINTS.find((one) => nameOf(one) === name)
    if (!endpoint) throw new Error(`${name} is not in the contract`)
    const { db, files } = app
    const things = await world.residentThings('other', 'neighbour', true)
    const parts = await rowOf(endpoint).parts(things, db, files)
    const as = { token: world.personas.two_clubs.token, club: world.clubs.main }
    expect(await app.refused(endpoint, parts, as)).toMatchObject({ status: 404 })
  })

  test('opens an account by the code in the path alone', async () => {
    const endpoint = ENDPOINTS.find((one) => nameOf(one) === 'GET get-user-data/{code}')
    if (!endpoint) throw new Error('there is no such call')
    const things = await world.thingsOf(world.personas.athlete, 'main')
    const parts = await rowOf(endpoint).parts(things, app.db, app.files)
    const withCode = (activation_code: unknown) => ({ ...parts, query: { activation_code } })
    expect((await app.send(endpoint, withCode(parts.params?.['code']), {})).status).toBe(200)
    expect(await app.refused(endpoint, withCode('another'), {})).toMatchObject({
      code: 'code_unknown',
    })
  })
})
