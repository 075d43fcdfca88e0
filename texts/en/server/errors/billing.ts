export const errors = {
  billing_address_missing: 'Enter your billing address first.',
} as const

export const fields = {
  voucher: 'This voucher is not valid or has already been used.',
  tax_id: 'Enter a valid VAT number for this country.',
  plan_not_sold: 'This plan is not available with these options.',
  add_on_not_sold: 'This add-on cannot be ordered with this plan.',
  seats_too_few: 'The number of seats cannot be lower than the number of members.',
  expiry: 'Expiry date is invalid.',
  voucher_code: 'This code is already in use.',
} as const
