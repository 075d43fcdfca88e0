import { admin } from '#texts/de/screens/admin.ts'
import { billingAdmin } from '#texts/de/screens/billing-admin.ts'
import { webhooks } from '#texts/de/screens/webhooks.ts'
import { xyz } from '#texts/de/screens/xyz.ts'

export const texts = { admin, billingAdmin, webhooks, xyz }
