export const errors = {
  billing_address_missing: 'Saisissez d’abord l’adresse de facturation.',
} as const

export const fields = {
  voucher: 'Ce bon n’est pas valable ou a déjà été utilisé.',
  tax_id: 'Ce numéro fiscal ne semble pas valable pour ce pays.',
  plan_not_sold: 'Cette formule ne peut pas être commandée ainsi.',
  add_on_not_sold: 'Cette option ne peut pas être commandée avec cette formule.',
  seats_too_few: 'La formule ne peut pas couvrir moins de personnes que le club n’en compte.',
  expiry: 'La date d’expiration n’est pas valable.',
  voucher_code: 'Ce code existe déjà.',
} as const
