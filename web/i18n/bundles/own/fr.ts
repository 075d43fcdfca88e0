import { account } from '#texts/fr/screens/account.ts'
import { billing } from '#texts/fr/screens/billing.ts'
import { billingClub } from '#texts/fr/screens/billing-club.ts'
import { integrations } from '#texts/fr/screens/integrations.ts'
import { ownData } from '#texts/fr/screens/own-data.ts'
import { settings } from '#texts/fr/screens/settings.ts'
import { setup } from '#texts/fr/screens/setup.ts'

export const texts = { account, billing, billingClub, integrations, ownData, settings, setup }
