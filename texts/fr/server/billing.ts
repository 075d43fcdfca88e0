import { billing as screens } from '../screens/billing.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const billing = {
  plans: screens.plans,
  addOns: screens.addOns,
  invoice: {
    title: 'Facture {number}',
    date: terms.date,
    due: 'Payable avant le',
    description: 'Prestation',
    amount: measures.amount,
    monthly: 'un mois',
    annual: 'un an',
    seats: '{count} personnes',
    unlimited: 'nombre de personnes illimité',
    voucher: terms.voucher,
    credit: 'Avoir pour les jours non utilisés de l’ancienne formule',
    net: 'Total hors taxe',
    tax: 'TVA {rate}',
    reverse: 'Autoliquidation : la TVA est due par le preneur.',
    total: 'Total',
    paid: 'Payé le {day}. Merci.',
    cancelled: 'Cette commande a été annulée. Rien n’est dû.',
    transfer: 'Veuillez virer {sum} avant le {due} avec le numéro {number}.',
    account: 'Compte : {iban}',
    bank: 'Banque : {bic}',
    taxId: 'Numéro fiscal : {id}',
  },
  revenue: {
    month: 'Mois',
    currency: terms.currency,
    orders: 'Commandes',
    net: 'Hors taxe',
    tax: 'Taxe',
    total: 'Total',
    refunded: 'Remboursé',
  },
}
