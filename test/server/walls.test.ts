import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/app.ts'
import { openTwoClubs, type TwoClubs } from '../support/two-clubs.ts'
import { policiesOf, PROOFS, type Policy } from '../support/walls.ts'

let app: TestApp
let world: TwoClubs
let policies: Policy[]
beforeAll(async () => {
  app = await startTestApp()
  world = await openTwoClubs(app)
  policies = await policiesOf(app)
})
afterAll(() => app.close())

test('knows a proof for every policy', () => {
  expect(policies.length).toBeGreaterThan(80)
  expect(policies.filter(({ name }) => !PROOFS[name])).toEqual([])
})

test.each(Object.keys(PROOFS))('keeps rows apart by every policy "%s"', async (name) => {
  const faults: string[] = []
  for (const policy of policies.filter((one) => one.name === name))
    faults.push(...((await PROOFS[name]?.(world, policy)) ?? []))
  expect(faults).toEqual([])
})
