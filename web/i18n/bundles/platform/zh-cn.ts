import { admin } from '#texts/zh-cn/screens/admin.ts'
import { billingAdmin } from '#texts/zh-cn/screens/billing-admin.ts'
import { webhooks } from '#texts/zh-cn/screens/webhooks.ts'
import { xyz } from '#texts/zh-cn/screens/xyz.ts'

export const texts = { admin, billingAdmin, webhooks, xyz }
