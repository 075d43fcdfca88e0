import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { MATRIX_PROVIDERS, MATRIX_VAPID } from './matrix-integrations.ts'
import { ENDPOINTS } from './matrix-run.ts'
import { nameOf, openWorld, type MatrixWorld } from './matrix-world.ts'
import { judge, stateFaults } from './state-oracle.ts'

let app: TestApp
let world: MatrixWorld
beforeAll(async () => {
  app = await startTestApp({ providers: MATRIX_PROVIDERS, vapid: MATRIX_VAPID })
  world = await openWorld(app)
})
afterAll(() => app.close())

test('knows a state that shows behind a missing right', () => {
  expect(judge(['403 not_yours', '409 no_such_change'])).toBe(true)
  expect(judge(['404 not_found', '409 undo_over'])).toBe(true)
  expect(judge(['404 not_found', '409 session_full', '200'])).toBe(false)
  expect(judge(['403 not_yours', '404 not_found'])).toBe(false)
})

test.each(ENDPOINTS.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  'refuses the same whatever the state in %s',
  async (_, endpoint) => expect(await stateFaults(world, endpoint)).toEqual([]),
)
