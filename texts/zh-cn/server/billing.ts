import { billing as screens } from '../screens/billing.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const billing = {
  plans: screens.plans,
  addOns: screens.addOns,
  invoice: {
    title: '发票 {number}',
    date: terms.date,
    due: '付款期限',
    description: '项目',
    amount: measures.amount,
    monthly: '一个月',
    annual: '一年',
    seats: '{count} 人',
    unlimited: '人数不限',
    voucher: terms.voucher,
    credit: '原套餐未使用天数的抵扣',
    net: '合计（不含税）',
    tax: '增值税 {rate}',
    reverse: '反向征收：增值税由接收方缴纳。',
    total: '总计',
    paid: '已于 {day} 付款，谢谢。',
    cancelled: '该订单已取消，无需付款。',
    transfer: '请在 {due} 前转账 {sum}，并注明编号 {number}。',
    account: '账户：{iban}',
    bank: '银行：{bic}',
    taxId: '税号：{id}',
  },
  revenue: {
    month: '月份',
    currency: terms.currency,
    orders: '订单数',
    net: '税前',
    tax: '税额',
    total: '总计',
    refunded: '已退款',
  },
}
