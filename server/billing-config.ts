import type { SettingName } from './settings.ts'

/** Who writes the invoices, and the account that transfers go to. */
export type Payee = Readonly<{
  name: string
  street: string
  postcode: string
  city: string
  country: string
  iban: string
  bic: string | null
  tax_id: string | null
}>

export type BillingConfig = Readonly<{
  payee: Payee
  /** On plans at home, in hundredths of a percent. */
  taxRate: number
  /** Payment by card; without it clubs pay by invoice. */
  stripe:
    | Readonly<{ secretKey: string; webhookSecret: string; url: string | undefined }>
    | undefined
}>

/** The payee of a demo. */
export const DEMO_PAYEE: Payee = {
  name: 'Slipway',
  street: 'Seestrasse 1',
  postcode: '6005',
  city: 'Luzern',
  country: 'CH',
  iban: 'CH9300762011623852957',
  bic: null,
  tax_id: null,
}

export function readBilling(
  read: (name: SettingName) => unknown,
  stripe: BillingConfig['stripe'],
): BillingConfig {
  const text = (name: SettingName) => String(read(name) ?? '')
  const optional = (name: SettingName) => text(name) || null
  return Object.freeze({
    payee: Object.freeze({
      name: text('BILLING_NAME'),
      street: text('BILLING_STREET'),
      postcode: text('BILLING_POSTCODE'),
      city: text('BILLING_CITY'),
      country: text('BILLING_COUNTRY'),
      iban: text('BILLING_IBAN'),
      bic: optional('BILLING_BIC'),
      tax_id: optional('BILLING_TAX_ID'),
    }),
    taxRate: Number(read('BILLING_TAX_RATE')),
    stripe,
  })
}
