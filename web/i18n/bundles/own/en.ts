import { account } from '../../en/account.ts'
import { billing } from '../../en/billing.ts'
import { integrations } from '../../en/integrations.ts'
import { ownData } from '../../en/own-data.ts'
import { settings } from '../../en/settings.ts'

export const texts = { account, billing, integrations, ownData, settings }
