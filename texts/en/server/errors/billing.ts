export const errors = {
  billing_address_missing: 'Enter the address that bills go to first.',
} as const

export const fields = {
  voucher: 'This voucher is not valid, or has been used up.',
  tax_id: 'This does not look like a tax number of this country.',
  plan_not_sold: 'This plan cannot be ordered like this.',
  add_on_not_sold: 'This add-on cannot be ordered with this plan.',
  seats_too_few: 'A plan for fewer people than the club has cannot be ordered.',
  expiry: 'Expiry date is invalid.',
  voucher_code: 'This code is taken.',
} as const
