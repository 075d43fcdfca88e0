import { admin } from '../../zh-cn/admin.ts'
import { webhooks } from '../../zh-cn/webhooks.ts'
import { xyz } from '../../zh-cn/xyz.ts'

export const texts = { admin, webhooks, xyz }
