import { account } from '../../de/account.ts'
import { billing } from '../../de/billing.ts'
import { integrations } from '../../de/integrations.ts'
import { ownData } from '../../de/own-data.ts'
import { settings } from '../../de/settings.ts'

export const texts = { account, billing, integrations, ownData, settings }
