import { admin } from '../../en/admin.ts'
import { webhooks } from '../../en/webhooks.ts'
import { xyz } from '../../en/xyz.ts'

export const texts = { admin, webhooks, xyz }
