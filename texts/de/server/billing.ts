import { billing as screens } from '../screens/billing.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const billing = {
  plans: screens.plans,
  addOns: screens.addOns,
  invoice: {
    title: 'Rechnung {number}',
    date: terms.date,
    due: 'Zahlbar bis',
    description: 'Leistung',
    amount: measures.amount,
    monthly: 'ein Monat',
    annual: 'ein Jahr',
    seats: '{count} Personen',
    unlimited: 'unbegrenzt viele Mitglieder',
    voucher: terms.voucher,
    credit: 'Gutschrift für nicht genutzte Tage des bisherigen Tarifs',
    net: 'Summe ohne MwSt.',
    tax: 'MwSt. {rate}',
    reverse: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
    total: 'Gesamtbetrag',
    paid: 'Bezahlt am {day}. Vielen Dank.',
    cancelled: 'Diese Bestellung wurde storniert. Es ist nichts zu zahlen.',
    transfer: 'Bitte {sum} bis {due} mit dem Verwendungszweck {number} überweisen.',
    account: 'Konto: {iban}',
    bank: 'Bank: {bic}',
    taxId: 'USt-IdNr. oder UID: {id}',
  },
  revenue: {
    month: 'Monat',
    currency: terms.currency,
    orders: 'Bestellungen',
    net: 'Ohne MwSt.',
    tax: 'Steuer',
    total: 'Gesamt',
    refunded: 'Erstattet',
  },
}
