import { account } from '#texts/de/screens/account.ts'
import { billing } from '#texts/de/screens/billing.ts'
import { billingClub } from '#texts/de/screens/billing-club.ts'
import { integrations } from '#texts/de/screens/integrations.ts'
import { ownData } from '#texts/de/screens/own-data.ts'
import { settings } from '#texts/de/screens/settings.ts'
import { setup } from '#texts/de/screens/setup.ts'

export const texts = { account, billing, billingClub, integrations, ownData, settings, setup }
