import { SwissQRBill } from 'swissqrbill/pdf'
import { COLON, LIST_SEPARATOR, LOCALES, type Language } from '#domain/constants/languages.ts'
import { numberWriter } from '#domain/rules/intl.ts'
import type { BillingAddress } from '#contract/platform/billing-club.ts'
import { moneyText, toMajor } from '#domain/billing/money.ts'
import type { Payee } from '../../billing-config.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { openPdf, type Pdf } from '../../files/pdf/open-pdf.ts'
import { counted, fillIn, serverTexts, type ServerTexts } from '../../text/text.ts'
import { dayText } from '../../text/days.ts'
import { invoiceOf, type Invoice } from './invoice-facts.ts'

type Reading = { payee: Payee; language: Language }

/** An invoice as a PDF; null for one the club does not have. */
export async function invoiceFile(
  db: Db,
  clubId: ClubId,
  id: number,
  reading: Reading,
): Promise<{ name: string; content: Buffer } | null> {
  const invoice = await invoiceOf(db, clubId, id)
  if (!invoice) return null
  return { name: `invoice-${invoice.number}.pdf`, content: await drawInvoice(invoice, reading) }
}

/** Draws an invoice; with the payment part of a Swiss bill where that can be paid. */
async function drawInvoice(invoice: Invoice, { payee, language }: Reading): Promise<Buffer> {
  const texts = serverTexts(language).billing
  const fill = (text: string, values: Record<string, string>) => fillIn(text, language, values)
  const isSwiss = invoice.state === 'open' && canPayBySwissBill(invoice, payee)
  const title = fill(texts.invoice.title, { number: invoice.number })
  const at = new Date(`${invoice.issued_on}T00:00:00Z`)
  const pdf = openPdf({ language, title, at, unnumbered: isSwiss })
  pdf.sideBySide(senderLines(payee, fill(texts.invoice.taxId, { id: payee.tax_id ?? '' })), [
    ...addressLines(invoice.address),
    ...(invoice.address.tax_id ? [fill(texts.invoice.taxId, { id: invoice.address.tax_id })] : []),
  ])
  pdf.gap(20)
  pdf.title(title)
  pdf.paragraph([texts.invoice.date, dayText(invoice.issued_on, language)].join(COLON[language]))
  if (invoice.state === 'open')
    pdf.paragraph([texts.invoice.due, dayText(invoice.due_on, language)].join(COLON[language]))
  pdf.gap()
  drawSums(pdf, invoice, { texts, language })
  if (invoice.reverse_charge) pdf.paragraph(texts.invoice.reverse)
  for (const text of endLines(invoice, { payee, language, isSwiss })) pdf.paragraph(text)
  if (isSwiss) attachSwissBill(pdf, invoice, { payee, language })
  return pdf.finish()
}

type Words = { texts: ServerTexts['billing']; language: Language }

function drawSums(pdf: Pdf, invoice: Invoice, { texts, language }: Words): void {
  const money = (amount: number) => moneyText(amount, invoice.currency, language)
  const { invoice: words } = texts
  const plan = texts.plans[invoice.plan as keyof typeof texts.plans] ?? invoice.plan
  const people =
    invoice.seats === null
      ? words.unlimited
      : counted({ one: words.seats, other: words.seats }, invoice.seats).replace(
          '{count}',
          String(invoice.seats),
        )
  const addOn = texts.addOns[invoice.add_on as keyof typeof texts.addOns] ?? invoice.add_on ?? ''
  const names = {
    'add-on': addOn,
    plan: [plan, words[invoice.period], people].join(LIST_SEPARATOR[language]),
    voucher: words.voucher,
    credit: words.credit,
  }
  const rate = numberWriter(LOCALES[language], {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(invoice.tax_rate / 10_000)
  pdf.table({
    columns: [
      { header: words.description, share: 4 },
      { header: words.amount, figure: true },
    ],
    rows: [
      ...invoice.lines.map(({ kind, amount }) => [names[kind], money(amount)]),
      [words.net, money(invoice.net)],
      [words.tax.replace('{rate}', rate), money(invoice.tax)],
    ],
    totals: [[words.total, money(invoice.amount)]],
  })
}

type Ending = Reading & { isSwiss: boolean }

/** What is to be paid how; nothing where the payment part below says it. */
function endLines(invoice: Invoice, { payee, language, isSwiss }: Ending): string[] {
  const { invoice: words } = serverTexts(language).billing
  const fill = (text: string, values: Record<string, string>) => fillIn(text, language, values)
  if (invoice.state === 'cancelled') return [words.cancelled]
  if (invoice.state === 'paid')
    return [fill(words.paid, { day: dayText(invoice.settled_on ?? '', language) })]
  const transfer = fill(words.transfer, {
    sum: moneyText(invoice.amount, invoice.currency, language),
    due: dayText(invoice.due_on, language),
    number: invoice.number,
  })
  if (isSwiss) return [transfer]
  const bank = payee.bic === null ? [] : [fill(words.bank, { bic: payee.bic })]
  return [transfer, fill(words.account, { iban: payee.iban }), ...bank]
}

const senderLines = (payee: Payee, taxLine: string): string[] => [
  ...addressLines(payee),
  ...(payee.tax_id === null ? [] : [taxLine]),
]

const addressLines = ({
  name = '',
  street = '',
  postcode = '',
  city = '',
  country = '',
}: Partial<Pick<BillingAddress, 'name' | 'street' | 'postcode' | 'city' | 'country'>>): string[] =>
  [name, street, [country, postcode, city].filter(Boolean).join(' ')].filter(Boolean)

const SWISS: readonly string[] = ['CH', 'LI']

function canPayBySwissBill(invoice: Invoice, payee: Payee): boolean {
  const { country, street, postcode, city } = invoice.address
  const isThere = [country, payee.country].every((code) => SWISS.includes(code ?? ''))
  return (
    isThere &&
    SWISS.includes(payee.iban.slice(0, 2)) &&
    [street, postcode, city].every(Boolean) &&
    (invoice.currency === 'CHF' || invoice.currency === 'EUR')
  )
}

const BILL_LANGUAGES = { en: 'EN', de: 'DE', fr: 'FR', 'zh-cn': 'EN' } as const
/** Letters that the standard of these bills knows. */
const LATIN = /^[\u0020-\u017f]*$/

function attachSwissBill(pdf: Pdf, invoice: Invoice, { payee, language }: Reading): void {
  const { name = '', street = '', postcode = '', city = '', country = '' } = invoice.address
  const debtor = { name, address: street, zip: postcode, city, country }
  const isLatin = Object.values(debtor).every((text) => LATIN.test(text))
  const bill = new SwissQRBill(
    {
      currency: invoice.currency === 'EUR' ? 'EUR' : 'CHF',
      amount: toMajor(invoice.amount),
      creditor: {
        account: payee.iban,
        name: payee.name,
        address: payee.street,
        zip: payee.postcode,
        city: payee.city,
        country: payee.country,
      },
      ...(isLatin && { debtor }),
      message: invoice.number,
    },
    { language: BILL_LANGUAGES[language] },
  )
  bill.attachTo(pdf.doc)
}
