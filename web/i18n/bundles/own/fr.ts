import { account } from '../../fr/account.ts'
import { billing } from '../../fr/billing.ts'
import { integrations } from '../../fr/integrations.ts'
import { ownData } from '../../fr/own-data.ts'
import { settings } from '../../fr/settings.ts'

export const texts = { account, billing, integrations, ownData, settings }
