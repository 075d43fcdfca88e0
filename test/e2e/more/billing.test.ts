import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  paidSession,
  signedEvent,
  startStripe,
  STRIPE_SECRETS,
  type StandInStripe,
} from '../../support/stand-in-stripe.ts'
import { DESKTOP, expectAccessible, PHONE, signedIn } from '../browser.ts'
import { demo, startProduct, type Product } from '../demo.ts'
import { call } from '../people.ts'
import { expectOpen, fillAddress, trialThatEnded } from '../trial-ends.ts'

const ADD_ON = 'Telemetry, unlimited'

type Orders = { data: { orders: { id: number; amount: number; currency: string }[] } }

describe('by invoice', () => {
  test.each([
    ['desk', DESKTOP, 'light'],
    ['phone', PHONE, 'dark'],
  ] as const)(
    'at a %s the trial ends, plans are compared, one is ordered and paid, and everything is there',
    async (name, size, scheme) => {
      const { founder, admin, session } = await trialThatEnded(demo, `Invoice${name}`)
      const { page, leave } = await signedIn(demo, founder, { size, scheme })
      await page.goto(`${demo.url}/home`)
      await page.waitForURL('**/billing')
      await page.getByText('Your free trial or subscription has expired').waitFor()
      await page.getByRole('button', { name: 'Export club data' }).waitFor()
      await expectAccessible(page, '/billing of a trial that ended')
      await fillAddress(page)

      if (size === PHONE) await page.getByLabel('Plan', { exact: true }).selectOption('gold')
      await page.getByRole('button', { name: 'Choose Gold', exact: true }).click()
      await page.getByRole('heading', { name: 'Order Gold' }).waitFor()
      await page.getByLabel(`Add: ${ADD_ON}`).check()
      await page.getByRole('cell', { name: ADD_ON }).waitFor()
      await expectAccessible(page, 'an order')
      await page.getByRole('button', { name: /^Order for CHF/ }).click()
      await page.getByText('Order placed.').waitFor()
      await page.getByText(/^Please transfer CHF/).waitFor()
      await expectAccessible(page, 'an order that waits')
      const downloads = page.waitForEvent('download')
      await page
        .getByRole('button', { name: /^Invoice .* as PDF$/ })
        .first()
        .click()
      expect((await downloads).suggestedFilename()).toMatch(/^invoice-\d{4}-\d+\.pdf$/)

      const as = { token: founder.token, club: founder.club }
      const { data } = await call<Orders>(demo, 'GET', 'billing', as)
      const [order] = data.orders
      await call(demo, 'POST', `admin/orders/${order?.id}/settle`, {
        token: admin,
        body: { paid: true },
      })
      await page.goto(`${demo.url}/handle-payment?order=${order?.id}`)
      await page.getByRole('heading', { name: 'Paid' }).waitFor()
      await expectAccessible(page, '/handle-payment')
      await expectOpen(page, demo, session)

      await page.goto(`${demo.url}/billing`)
      await page.getByText(`${ADD_ON} was ordered with your plan`).waitFor()
      await page.getByRole('button', { name: 'Cancel add-on' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel add-on' }).click()
      await page.getByText(/ stays available until .* and will not renew/).waitFor()
      await expectAccessible(page, 'an add-on that ends')
      await page.getByRole('button', { name: 'Keep add-on' }).click()
      await page.getByRole('button', { name: 'Cancel add-on' }).waitFor()
      await leave()
    },
  )
})

describe('by card', () => {
  let stripe: StandInStripe
  let product: Product
  beforeAll(async () => {
    stripe = await startStripe()
    product = await startProduct({
      STRIPE_SECRET_KEY: STRIPE_SECRETS.secretKey,
      STRIPE_WEBHOOK_SECRET: STRIPE_SECRETS.webhookSecret,
      STRIPE_URL: stripe.url,
    })
  })
  afterAll(async () => {
    await product.stop()
    await stripe.close()
  })

  test('the trial ends, a plan is paid on the page of the provider, and everything is there', async () => {
    const { demo: site } = product
    const { founder, session } = await trialThatEnded(site, 'Card')
    const { page, leave } = await signedIn(site, founder)
    await page.route('http://pay/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Card</h1>' }),
    )
    await page.goto(`${site.url}/home`)
    await page.waitForURL('**/billing')
    await fillAddress(page)
    await page.getByRole('button', { name: 'Choose Gold', exact: true }).click()
    await page.getByRole('button', { name: /^Order for CHF/ }).click()
    await page.getByRole('heading', { name: 'Card' }).waitFor()

    const as = { token: founder.token, club: founder.club }
    const { data } = await call<Orders>(site, 'GET', 'billing', as)
    const [order] = data.orders
    if (!order) throw new Error('there is no order')
    await page.goto(`${site.url}/handle-payment?order=${order.id}`)
    await page.getByRole('heading', { name: 'Not paid yet' }).waitFor()
    const event = {
      id: 'evt_story',
      type: 'checkout.session.completed',
      object: paidSession(order),
    }
    const { payload, headers } = signedEvent(event)
    for (let time = 0; time < 2; time++)
      expect(
        (
          await fetch(`${site.url}/api/v2/billing/payment-events`, {
            method: 'POST',
            body: payload,
            headers,
          })
        ).status,
      ).toBe(200)
    await page.getByRole('heading', { name: 'Paid', exact: true }).waitFor()
    await expectOpen(page, site, session)
    await leave()
  })
})
