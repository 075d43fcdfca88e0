import { admin } from '#texts/de/screens/admin.ts'
import { webhooks } from '#texts/de/screens/webhooks.ts'
import { xyz } from '#texts/de/screens/xyz.ts'

export const texts = { admin, webhooks, xyz }
