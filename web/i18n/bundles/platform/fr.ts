import { admin } from '#texts/fr/screens/admin.ts'
import { billingAdmin } from '#texts/fr/screens/billing-admin.ts'
import { webhooks } from '#texts/fr/screens/webhooks.ts'
import { xyz } from '#texts/fr/screens/xyz.ts'

export const texts = { admin, billingAdmin, webhooks, xyz }
