import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminEditClub } from '#contract/platform/admin.ts'
import { billingQuote } from '#contract/platform/billing-club.ts'
import { planGate } from '#contract/platform/billing.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeUser } from '../support/factories.ts'
import {
  billingFacts,
  GOLD,
  openPaying,
  orderPlan,
  payOrder,
  type Place,
} from '../support/paying-club.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = (await makeUser(app.db, { is_admin: true })).token
})
afterAll(() => app.close())

const TELEMETRY = { add_on: 'telemetry-unlimited' } as const

/** An administrator of the platform changes a club. */
const saveClub = ({ club }: Place, body: object) =>
  app.ask(adminEditClub, { params: { id: club }, body }, { token })
async function expectTelemetry(place: Place, isOpen: boolean): Promise<void> {
  const has = async () => (await billingFacts(app, place)).features.includes(FEATURE.telemetry)
  await expect.poll(has).toBe(isOpen)
}

test('a withheld feature is neither open nor sold, by plan, add-on or as an extra', async () => {
  const place = await openPaying(app, 'bronze')
  await payOrder(app, (await orderPlan(app, place, TELEMETRY)).id)
  await expectTelemetry(place, true)
  const only = [FEATURE.telemetry]
  await saveClub(place, { extra_features: only, withheld_features: only })
  await expectTelemetry(place, false)
  const { add_on, add_ons, offers } = await billingFacts(app, place)
  expect({ add_on, add_ons }).toEqual({ ...TELEMETRY, add_ons: [] })
  expect(offers.flatMap(({ features }) => features)).not.toContain(FEATURE.telemetry)
  const { data: gate } = await app.ask(planGate, { query: { feature: 27 } }, place.as)
  expect(gate).toMatchObject({ missing: only, plans: [] })
  const refused = await app.refused(billingQuote, { query: { ...GOLD, ...TELEMETRY } }, place.as)
  expect(refused.errors).toHaveProperty('add_on')
  await saveClub(place, { extra_features: [] })
  await expectTelemetry(place, false)
  await saveClub(place, { withheld_features: [] })
  await expectTelemetry(place, true)
})
