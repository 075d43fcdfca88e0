export const errors = {
  billing_address_missing: 'Gib zuerst die Rechnungsadresse ein.',
} as const

export const fields = {
  voucher: 'Dieser Gutschein gilt nicht oder ist aufgebraucht.',
  tax_id: 'Gib eine gültige USt-IdNr. oder UID dieses Landes ein.',
  plan_not_sold: 'Dieser Tarif lässt sich so nicht bestellen.',
  add_on_not_sold: 'Diese Zusatzleistung lässt sich mit diesem Tarif nicht bestellen.',
  seats_too_few: 'Es braucht mindestens so viele Plätze, wie der Verein Mitglieder hat.',
  expiry: 'Das Ablaufdatum ist ungültig.',
  voucher_code: 'Diesen Code gibt es schon.',
} as const
