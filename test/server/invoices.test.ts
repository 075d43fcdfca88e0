import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invoicePdf } from '#contract/platform/billing-club.ts'
import { LANGUAGES } from '#domain/constants/languages.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { billingFacts, openPaying, orderPlan, type Place } from '../support/paying-club.ts'

let app: TestApp
beforeAll(async () => void (app = await startTestApp()))
afterAll(() => app.close())

const open = () => openPaying(app)
const facts = (place: Place) => billingFacts(app, place)
const order = (place: Place) => orderPlan(app, place)

describe('an invoice', () => {
  const textOf = async (place: Place, language: (typeof LANGUAGES)[number], id: number) => {
    const { bytes, headers } = await app.send(
      invoicePdf,
      { params: { id }, query: { language } },
      place.as,
    )
    expect(headers.get('content-type')).toBe('application/pdf')
    const document = await getDocumentProxy(new Uint8Array(bytes))
    return (await extractText(document, { mergePages: true })).text.replaceAll(/\s/g, '')
  }

  test.each(LANGUAGES)('can be read in %s, and is paid by a Swiss bill', async (language) => {
    const place = await open()
    await order(place)
    const invoice = (await facts(place)).orders[0]?.invoice
    const text = await textOf(place, language, invoice?.id ?? 0)
    for (const part of [invoice?.number ?? '', 'RowingClub', 'Zürich', '42.15'])
      expect(text.replaceAll(',', '.')).toContain(part)
    expect(text).toContain('CH9300762011623852957')
  })

  test('of another club is not there', async () => {
    const place = await open()
    await order(place)
    const id = (await facts(place)).orders[0]?.invoice?.id ?? 0
    const other = await open()
    expect((await app.refused(invoicePdf, { params: { id } }, other.as)).status).toBe(404)
  })
})
