import { account } from '#texts/en/screens/account.ts'
import { billing } from '#texts/en/screens/billing.ts'
import { billingClub } from '#texts/en/screens/billing-club.ts'
import { integrations } from '#texts/en/screens/integrations.ts'
import { ownData } from '#texts/en/screens/own-data.ts'
import { settings } from '#texts/en/screens/settings.ts'
import { setup } from '#texts/en/screens/setup.ts'

export const texts = { account, billing, billingClub, integrations, ownData, settings, setup }
