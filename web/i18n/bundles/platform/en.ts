import { admin } from '#texts/en/screens/admin.ts'
import { billingAdmin } from '#texts/en/screens/billing-admin.ts'
import { webhooks } from '#texts/en/screens/webhooks.ts'
import { xyz } from '#texts/en/screens/xyz.ts'

export const texts = { admin, billingAdmin, webhooks, xyz }
