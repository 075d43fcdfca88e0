import { billing as screens } from '../screens/billing.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const billing = {
  plans: screens.plans,
  addOns: screens.addOns,
  invoice: {
    title: 'Invoice {number}',
    date: terms.date,
    due: 'Due by',
    description: 'Description',
    amount: measures.amount,
    monthly: 'one month',
    annual: 'one year',
    seats: '{count} people',
    unlimited: 'unlimited members',
    voucher: terms.voucher,
    credit: 'Credit for unused days of the previous plan',
    net: 'Total excl. tax',
    tax: 'VAT {rate}',
    reverse: 'Reverse charge: VAT to be accounted for by the recipient.',
    total: 'Total',
    paid: 'Paid on {day}. Thank you.',
    cancelled: 'This order was cancelled. Nothing is due.',
    transfer: 'Please transfer {sum} by {due}, quoting {number}.',
    account: 'Account: {iban}',
    bank: 'Bank: {bic}',
    taxId: 'VAT number: {id}',
  },
  revenue: {
    month: 'Month',
    currency: terms.currency,
    orders: 'Orders',
    net: 'Excl. tax',
    tax: 'Tax',
    total: 'Total',
    refunded: 'Refunded',
  },
}
