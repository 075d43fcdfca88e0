import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  adminAddVoucher,
  adminFreeMonths,
  adminPrices,
  adminRevenue,
  adminRevenueFile,
  adminSetPrice,
  adminVouchers,
} from '#contract/platform/billing-admin.ts'
import { billingQuote, placeOrder } from '#contract/platform/billing-club.ts'
import { addDays, addMonths } from '#domain/time/week.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { makeUser, todayInUtc } from '../support/factories.ts'
import {
  billingFacts,
  GOLD,
  openPaying,
  orderPlan,
  payOrder,
  quoteFor,
} from '../support/paying-club.ts'

let app: TestApp
let as: { token: string }
beforeAll(async () => {
  app = await startTestApp()
  as = { token: (await makeUser(app.db, { is_admin: true })).token }
})
afterAll(() => app.close())

const noted = async (action: string) =>
  (await app.rows('select subject from audit_log where action = $1', [action])).length

describe('a price', () => {
  const price = async (change: object = {}) => {
    const [row] = await app.rows<{ id: number }>(`select id from plans where key = 'silver'`)
    return {
      plan_id: row?.id ?? 0,
      currency: 'CHF' as const,
      period: 'annual' as const,
      per_user: true,
      amount: 5000,
      valid_from: todayInUtc(),
      ...change,
    }
  }

  test('holds from its day on, and what held before stays in the list', async () => {
    const place = await openPaying(app)
    const before = await quoteFor(app, place, { plan: 'silver' })
    await app.ask(adminSetPrice, { body: await price() }, as)
    await app.ask(
      adminSetPrice,
      { body: await price({ amount: 9000, valid_from: addDays(todayInUtc(), 30) }) },
      as,
    )
    expect((await quoteFor(app, place, { plan: 'silver' })).net).toBe(5000)
    const kept = (await app.ask(adminPrices, {}, as)).data.filter(
      ({ plan, currency, period }) =>
        plan === 'silver' && currency === 'CHF' && period === 'annual',
    )
    expect(kept.map(({ amount }) => amount)).toEqual([9000, 5000, before.net])
    expect(await noted('admin-set-price')).toBe(2)
  })

  test('can end, so that nobody orders the plan like this', async () => {
    const place = await openPaying(app)
    await app.ask(adminSetPrice, { body: await price({ amount: null }) }, as)
    const query = { plan: 'silver', period: 'annual', currency: 'CHF' } as const
    const { errors } = await app.refused(billingQuote, { query }, place.as)
    expect(Object.keys(errors ?? {})).toEqual(['plan'])
  })

  test('of a day that is past is refused', async () => {
    const body = await price({ valid_from: addDays(todayInUtc(), -1) })
    const { errors } = await app.refused(adminSetPrice, { body }, as)
    expect(errors).toEqual({ valid_from: ['Expiry date is invalid.'] })
  })
})

describe('a voucher', () => {
  const voucher = {
    code: 'HALF-2026',
    kind: 'percentage' as const,
    value: 50,
    currency: null,
    valid_until: addDays(todayInUtc(), 10),
    most_uses: 1,
  }

  test('takes its part off, and is used up by the last order', async () => {
    await app.ask(adminAddVoucher, { body: voucher }, as)
    const [first, second] = [await openPaying(app), await openPaying(app)]
    const whole = (await quoteFor(app, first)).net
    expect((await quoteFor(app, first, { voucher: 'half-2026' })).net).toBe(whole / 2)
    await orderPlan(app, first, { voucher: 'HALF-2026' })
    expect((await quoteFor(app, first, { voucher: 'HALF-2026' })).net).toBe(whole / 2)
    const query = { ...GOLD, voucher: 'HALF-2026' }
    const { errors } = await app.refused(billingQuote, { query }, second.as)
    expect(Object.keys(errors ?? {})).toEqual(['voucher'])
    expect((await app.ask(adminVouchers, {}, as)).data).toMatchObject([{ uses: 1, most_uses: 1 }])
  })

  test('is had once when two ask for its last use at once', async () => {
    await app.ask(adminAddVoucher, { body: { ...voucher, code: 'LAST-ONE' } }, as)
    const places = await Promise.all(Array.from({ length: 4 }, () => openPaying(app)))
    const { total, seats } = await quoteFor(app, places[0] ?? (await openPaying(app)), {
      voucher: 'LAST-ONE',
    })
    const body = { ...GOLD, seats, voucher: 'LAST-ONE', total }
    const answers = await Promise.all(
      places.map(({ as: by }) => app.send(placeOrder, { body }, by)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400])
  })

  test('of the whole price runs the plan at once', async () => {
    await app.ask(adminAddVoucher, { body: { ...voucher, code: 'FREE-2026', value: 100 } }, as)
    const place = await openPaying(app)
    expect((await orderPlan(app, place, { voucher: 'FREE-2026' })).state).toBe('paid')
    expect(await billingFacts(app, place)).toMatchObject({ plan: 'gold', runs: true })
  })

  test.each([
    ['a code that is taken', { code: 'HALF-2026' }, 'code'],
    ['more than the whole', { code: 'TOO-MUCH', value: 101 }, 'value'],
    ['an amount without a currency', { code: 'NO-MONEY', kind: 'amount' }, 'currency'],
    ['a day that is past', { code: 'TOO-LATE', valid_until: '2020-01-01' }, 'valid_until'],
  ])('is refused with %s', async (_, change, field) => {
    const body = { ...voucher, ...change } as typeof voucher
    const { errors } = await app.refused(adminAddVoucher, { body }, as)
    expect(Object.keys(errors ?? {})).toEqual([field])
  })
})

test('free months lengthen the plan, and are noted', async () => {
  const place = await openPaying(app)
  await payOrder(app, (await orderPlan(app, place)).id)
  const until = (await billingFacts(app, place)).until ?? ''
  const { data } = await app.ask(
    adminFreeMonths,
    { params: { id: place.club }, body: { months: 2 } },
    as,
  )
  expect(data.paid_until).toBe(addMonths(until, 2))
  expect(await noted('admin-free-months')).toBe(1)
})

test('revenue is by month and currency, and the file says the same', async () => {
  const [row] = (await app.ask(adminRevenue, {}, as)).data
  expect(row).toMatchObject({ month: todayInUtc().slice(0, 7), currency: 'CHF' })
  expect(row?.total).toBe((row?.net ?? 0) + (row?.tax ?? 0))
  const { text } = await app.send(adminRevenueFile, {}, as)
  expect(text).toContain(`${row?.month},CHF,${row?.orders}`)
})
