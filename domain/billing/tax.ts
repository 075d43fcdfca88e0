import { shareOf, type Currency } from './money.ts'

const EU = new Set(
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '),
)
/** Switzerland and Liechtenstein are one area of this tax. */
const areaOf = (country: string) => (country === 'LI' ? 'CH' : country)

export type TaxFacts = {
  /** Of the seller, in hundredths of a percent. */
  rate: number
  seller: string
  buyer: { country: string; tax_id: string | null }
}
export type TaxRule = { rate: number; reverse_charge: boolean }

/**
 * At home the seller's rate. In the rest of the Union the same, unless the buyer has a tax number
 * and owes the tax themselves. Everywhere else none.
 */
export function taxRule({ rate, seller, buyer }: TaxFacts): TaxRule {
  if (areaOf(seller) === areaOf(buyer.country)) return { rate, reverse_charge: false }
  const withinUnion = EU.has(seller) && EU.has(buyer.country)
  if (!withinUnion) return { rate: 0, reverse_charge: false }
  return buyer.tax_id === null ? { rate, reverse_charge: false } : { rate: 0, reverse_charge: true }
}

export const taxOn = (net: number, rate: number, currency: Currency): number =>
  shareOf(net, { part: rate, whole: 10_000 }, currency)

/** How tax numbers look, by the country they begin with; elsewhere anything of a sensible length. */
const SHAPES: Record<string, RegExp> = {
  AT: /^ATU\d{8}$/,
  CH: /^CHE\d{9}(MWST|TVA|IVA)?$/,
  DE: /^DE\d{9}$/,
  FR: /^FR[A-Z\d]{2}\d{9}$/,
  GB: /^GB(\d{9}|\d{12})$/,
  IT: /^IT\d{11}$/,
  LI: /^(LI)?\d{5}$/,
  NL: /^NL\d{9}B\d{2}$/,
}
const OTHER = /^[A-Z\d]{4,20}$/

export const plainTaxId = (text: string): string => text.toUpperCase().replaceAll(/[\s.-]/g, '')

/** Whether a number has the form of its country; whether it exists only an office knows. */
export const hasTaxIdForm = (country: string, text: string): boolean =>
  (SHAPES[country] ?? OTHER).test(plainTaxId(text))
