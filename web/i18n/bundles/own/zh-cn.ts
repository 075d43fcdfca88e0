import { account } from '#texts/zh-cn/screens/account.ts'
import { billing } from '#texts/zh-cn/screens/billing.ts'
import { billingClub } from '#texts/zh-cn/screens/billing-club.ts'
import { integrations } from '#texts/zh-cn/screens/integrations.ts'
import { ownData } from '#texts/zh-cn/screens/own-data.ts'
import { settings } from '#texts/zh-cn/screens/settings.ts'
import { setup } from '#texts/zh-cn/screens/setup.ts'

export const texts = { account, billing, billingClub, integrations, ownData, settings, setup }
