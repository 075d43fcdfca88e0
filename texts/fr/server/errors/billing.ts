export const errors = {
  billing_address_missing: 'Saisissez d’abord l’adresse de facturation.',
} as const

export const fields = {
  voucher: 'Ce bon n’est pas valable ou a déjà été utilisé.',
  tax_id: 'Ceci ne ressemble pas à un numéro fiscal de ce pays.',
  plan_not_sold: 'Cette formule ne peut pas être commandée ainsi.',
  add_on_not_sold: 'Cette option ne peut pas être commandée avec cette formule.',
  seats_too_few:
    'Une formule pour moins de personnes que n’en compte le club ne peut pas être commandée.',
  expiry: 'La date d’expiration n’est pas valable.',
  voucher_code: 'Ce code existe déjà.',
} as const
