import { admin } from '../../fr/admin.ts'
import { webhooks } from '../../fr/webhooks.ts'
import { xyz } from '../../fr/xyz.ts'

export const texts = { admin, webhooks, xyz }
