export const errors = {
  billing_address_missing: 'Gib zuerst die Rechnungsadresse ein.',
} as const

export const fields = {
  voucher: 'Dieser Gutschein gilt nicht oder ist aufgebraucht.',
  tax_id: 'Das sieht nicht nach einer Steuernummer dieses Landes aus.',
  plan_not_sold: 'Dieser Tarif lässt sich so nicht bestellen.',
  add_on_not_sold: 'Diese Zusatzleistung lässt sich mit diesem Tarif nicht bestellen.',
  seats_too_few: 'Ein Tarif für weniger Personen, als der Verein hat, lässt sich nicht bestellen.',
  expiry: 'Das Ablaufdatum ist ungültig.',
  voucher_code: 'Diesen Code gibt es schon.',
} as const
