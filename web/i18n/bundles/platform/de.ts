import { admin } from '../../de/admin.ts'
import { webhooks } from '../../de/webhooks.ts'
import { xyz } from '../../de/xyz.ts'

export const texts = { admin, webhooks, xyz }
