import { account } from '../../zh-cn/account.ts'
import { billing } from '../../zh-cn/billing.ts'
import { integrations } from '../../zh-cn/integrations.ts'
import { ownData } from '../../zh-cn/own-data.ts'
import { settings } from '../../zh-cn/settings.ts'

export const texts = { account, billing, integrations, ownData, settings }
