import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES, moneyText, shareOf, toMajor, toMinor } from './money.ts'
import { hasTaxIdForm, taxOn, taxRule } from './tax.ts'

const amounts = fc.integer({ min: 0, max: 1_000_000_000 })
const currencies = fc.constantFrom(...CURRENCIES)
const parts = fc
  .tuple(fc.nat({ max: 400 }), fc.integer({ min: 1, max: 400 }))
  .map(([part, whole]) => ({ part: Math.min(part, whole), whole }))

describe('money', () => {
  test('a part is never less than nothing, nor more than the whole by half of the smallest coin', () =>
    fc.assert(
      fc.property(amounts, parts, currencies, (amount, part, currency) => {
        const share = shareOf(amount, part, currency)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(amount + 2.5)
        expect(Number.isInteger(share)).toBe(true)
      }),
    ))

  test('a part and the rest differ from the whole by no more than one coin', () =>
    fc.assert(
      fc.property(amounts, parts, currencies, (amount, { part, whole }, currency) => {
        const both =
          shareOf(amount, { part, whole }, currency) +
          shareOf(amount, { part: whole - part, whole }, currency)
        expect(Math.abs(both - amount)).toBeLessThanOrEqual(5)
      }),
    ))

  test('more of something never costs less', () =>
    fc.assert(
      fc.property(amounts, parts, currencies, (amount, { part, whole }, currency) => {
        expect(shareOf(amount, { part: part + 1, whole }, currency)).toBeGreaterThanOrEqual(
          shareOf(amount, { part, whole }, currency),
        )
      }),
    ))

  test('survives the way to francs and back', () =>
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(toMinor(toMajor(amount))).toBe(amount)
      }),
    ))

  test('rounds francs to five centimes, and others to the cent', () => {
    expect(shareOf(9999, { part: 81, whole: 1000 }, 'CHF')).toBe(810)
    expect(shareOf(9999, { part: 77, whole: 1000 }, 'EUR')).toBe(770)
    expect(shareOf(103, { part: 1, whole: 2 }, 'EUR')).toBe(52)
    expect(taxOn(10_000, 810, 'CHF')).toBe(810)
  })

  test('is written as people of a language write it', () => {
    expect(moneyText(123_450, 'EUR', 'de')).toBe('1.234,50\u00a0€')
    expect(moneyText(123_450, 'GBP', 'en')).toBe('£1,234.50')
  })
})

describe('tax', () => {
  const rule = (seller: string, country: string, tax_id: string | null = null) =>
    taxRule({ rate: 1900, seller, buyer: { country, tax_id } })

  test.each([
    ['at home', 'DE', 'DE', 'DE123456789', 1900, false],
    ['in the Union with a number', 'DE', 'FR', 'FR12345678901', 0, true],
    ['in the Union without one', 'DE', 'FR', null, 1900, false],
    ['elsewhere', 'DE', 'US', null, 0, false],
    ['in Liechtenstein for a Swiss seller', 'CH', 'LI', null, 1900, false],
  ] as const)('%s', (_, seller, country, tax_id, rate, reverse_charge) =>
    expect(rule(seller, country, tax_id)).toEqual({ rate, reverse_charge }),
  )

  test.each([
    ['CH', 'CHE-123.456.789 MWST', true],
    ['CH', 'CHE-123', false],
    ['DE', 'de 123456789', true],
    ['AT', 'DE123456789', false],
    ['US', '12-3456789', true],
    ['US', '?', false],
  ])('a number of %s: %s', (country, text, fits) => expect(hasTaxIdForm(country, text)).toBe(fits))
})
