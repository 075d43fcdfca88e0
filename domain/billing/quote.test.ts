import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../time/week.ts'
import { CURRENCIES } from './money.ts'
import { FIRST_PRICES, PERIODS, priceOn } from './prices.ts'
import { quoteFor, unusedPart, type RunningPlan, type Voucher, type QuoteRequest } from './quote.ts'
import { fewestSeats, seatsFree, takesSeat } from './seats.ts'

const today = '2026-03-01'
const rule = { rate: 1900, reverse_charge: false }
const wanted: QuoteRequest = {
  plan: 'gold',
  period: 'annual',
  currency: 'EUR',
  seats: 10,
  price: 3900,
  add_on: null,
}
const running: RunningPlan = {
  plan: 'bronze',
  net: 36_500,
  currency: 'EUR',
  from: '2026-01-01',
  until: '2027-01-01',
  seats: 10,
  add_on: null,
}
const ask = (
  change: Partial<Parameters<typeof quoteFor>[1]> = {},
  of: Partial<QuoteRequest> = {},
) => quoteFor({ ...wanted, ...of }, { running: null, voucher: null, rule, today, ...change })

describe('what is due', () => {
  test('is the price of all seats with its tax', () =>
    expect(ask()).toMatchObject({ net: 39_000, tax: 7410, total: 46_410, starts_on: null }))

  test('is less by the unused days of another plan, and counts from today', () =>
    expect(ask({ running })).toMatchObject({
      lines: [
        { kind: 'plan', amount: 39_000 },
        { kind: 'credit', amount: -30_600 },
      ],
      net: 8400,
      starts_on: today,
      extra_days: 0,
    }))

  test('is more by the price of an add-on, once for the club', () =>
    expect(ask({}, { add_on: { key: 'telemetry-unlimited', price: 49_000 } })).toMatchObject({
      lines: [
        { kind: 'plan', amount: 39_000 },
        { kind: 'add-on', amount: 49_000 },
      ],
      net: 88_000,
    }))

  test('credits the running plan when an add-on comes or goes, and not when it stays', () => {
    const add_on = { key: 'telemetry-unlimited', price: 49_000 }
    const own = { ...running, plan: 'gold' }
    expect(unusedPart(own, { ...wanted, add_on }, today)).toBeGreaterThan(0)
    expect(unusedPart({ ...own, add_on: add_on.key }, wanted, today)).toBeGreaterThan(0)
    expect(unusedPart({ ...own, add_on: add_on.key }, { ...wanted, add_on }, today)).toBe(0)
  })

  test('is nothing where the unused days are worth more, and the rest becomes days', () =>
    expect(ask({ running }, { price: 1500 })).toMatchObject({
      total: 0,
      extra_days: Math.floor((15_600 * 365) / 15_000),
    }))

  test('credits nothing of the same plan, of another currency or of one that has ended', () => {
    expect(unusedPart({ ...running, plan: 'gold' }, wanted, today)).toBe(0)
    expect(unusedPart({ ...running, currency: 'CHF' }, wanted, today)).toBe(0)
    expect(unusedPart(running, wanted, '2027-01-01')).toBe(0)
    expect(unusedPart(null, wanted, today)).toBe(0)
  })

  test.each<[string, Voucher, object]>([
    ['a percentage', { kind: 'percentage', value: 25 }, { net: 29_250 }],
    ['an amount', { kind: 'amount', value: 5000, currency: 'EUR' }, { net: 34_000 }],
    [
      'an amount of another currency',
      { kind: 'amount', value: 5000, currency: 'CHF' },
      { net: 39_000 },
    ],
    ['months', { kind: 'months', value: 3 }, { net: 39_000, extra_months: 3 }],
    ['more than the price', { kind: 'amount', value: 90_000, currency: 'EUR' }, { net: 0, tax: 0 }],
  ])('takes a voucher of %s', (_, voucher, due) => expect(ask({ voucher })).toMatchObject(due))

  test('names no more off by a voucher of all than the price, where francs are rounded', () =>
    expect(
      ask({ voucher: { kind: 'percentage', value: 100 } }, { currency: 'CHF', seats: 1, price: 3 })
        .lines,
    ).toEqual([
      { kind: 'plan', amount: 3 },
      { kind: 'voucher', amount: -3 },
    ]))

  const vouchers = fc.oneof(
    fc.constant(null),
    fc.record({
      kind: fc.constant('percentage' as const),
      value: fc.integer({ min: 1, max: 100 }),
    }),
    fc.record({
      kind: fc.constant('amount' as const),
      value: fc.integer({ min: 1, max: 100_000 }),
      currency: fc.constantFrom(...CURRENCIES),
    }),
    fc.record({ kind: fc.constant('months' as const), value: fc.integer({ min: 1, max: 36 }) }),
  )
  test('adds up, and is never less than nothing', () =>
    fc.assert(
      fc.property(
        fc.nat({ max: 200_000 }),
        fc.option(fc.integer({ min: 1, max: 500 })),
        fc.constantFrom(...PERIODS),
        fc.constantFrom(...CURRENCIES),
        vouchers,
        fc.nat({ max: 500_000 }),
        fc.nat({ max: 400 }),
        (price, seats, period, currency, voucher, net, days) => {
          const old = { ...running, net, currency, until: addDays(today, days) }
          const add_on = days % 2 === 0 ? null : { key: 'telemetry-unlimited', price: net }
          const quote = quoteFor(
            { plan: 'gold', period, currency, seats, price, add_on },
            { running: old, voucher, rule, today },
          )
          expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.net)
          expect(quote.net).toBeGreaterThanOrEqual(0)
          expect(quote.total).toBe(quote.net + quote.tax)
          expect(quote.extra_days).toBeGreaterThanOrEqual(0)
          if (quote.extra_days > 0) expect(quote.net).toBe(0)
        },
      ),
    ))
})

describe('prices', () => {
  const dated = FIRST_PRICES.map((price) => ({ ...price, valid_from: '2026-01-01' }))
  const gold = { plan: 'gold', currency: 'EUR', period: 'monthly' } as const

  test('hold from their day on, and can end', () => {
    const prices = [
      ...dated,
      { ...gold, per_user: true, amount: 450, valid_from: '2026-06-01' },
      { ...gold, per_user: true, amount: null, valid_from: '2027-01-01' },
    ]
    expect(priceOn(prices, gold, '2025-12-31')).toBeNull()
    expect(priceOn(prices, gold, '2026-05-31')?.amount).toBe(390)
    expect(priceOn(prices, gold, '2026-06-01')?.amount).toBe(450)
    expect(priceOn(prices, gold, '2027-01-01')).toBeNull()
  })

  test('a year costs ten months', () =>
    expect(priceOn(dated, { ...gold, period: 'annual' }, today)?.amount).toBe(3900))
})

describe('seats', () => {
  test('are taken by approved members with a role', () => {
    expect(takesSeat({ status: 1, roles: [2] })).toBe(true)
    expect(takesSeat({ status: 1, roles: [] })).toBe(false)
    expect(takesSeat({ status: 4, roles: [2] })).toBe(false)
  })
  test('are never fewer than nothing', () => {
    expect(seatsFree(10, 12)).toBe(0)
    expect(seatsFree(null, 12)).toBeNull()
    expect(fewestSeats(0)).toBe(1)
  })
})
