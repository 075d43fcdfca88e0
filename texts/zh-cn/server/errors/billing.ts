export const errors = {
  billing_address_missing: '请先填写账单地址。',
} as const

export const fields = {
  voucher: '该优惠码无效或已用完。',
  tax_id: '税号格式与该国家或地区不符。',
  plan_not_sold: '不能这样订购此套餐。',
  add_on_not_sold: '此附加项不能与该套餐一起订购。',
  seats_too_few: '订购人数不能少于俱乐部现有人数。',
  expiry: '到期日期无效。',
  voucher_code: '该代码已存在。',
} as const
