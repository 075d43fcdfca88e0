import type { FastifyInstance } from 'fastify'
import { CONTRACT } from '#contract/all.ts'
import type { FeatureSettings } from './feature-settings.ts'
import { mount, type MountParts } from './http/mount.ts'
import { adminHandlers, adminMailHandlers, adminUpkeepHandlers } from './platform/admin/routes.ts'
import { serveAssistants } from './platform/assistants/routes.ts'
import { billingAdminHandlers } from './platform/billing/admin-routes.ts'
import { clubBillingHandlers } from './platform/billing/club-routes.ts'
import { paymentHandlers } from './platform/billing/payment-routes.ts'
import { billingHandlers } from './platform/billing/routes.ts'
import { calendarHandlers } from './platform/bring-in/calendar-routes.ts'
import { bringInHandlers } from './platform/bring-in/routes.ts'
import { notificationHandlers } from './platform/inbox/routes.ts'
import { noticeSettingsHandlers, pushHandlers } from './platform/inbox/open.ts'
import { searchHandlers } from './platform/search/routes.ts'
import { webhookHandlers } from './platform/webhooks/routes.ts'

/** The features of the district platform with their handlers. */
export function mountPlatform(
  app: FastifyInstance,
  parts: MountParts,
  settings: FeatureSettings,
): void {
  const { billing: config, publicUrl } = settings
  mount(app, parts, CONTRACT.billing, billingHandlers)
  mount(app, parts, CONTRACT.billingClub, clubBillingHandlers(config, publicUrl))
  mount(app, parts, CONTRACT.billingAdmin, billingAdminHandlers)
  mount(
    app,
    parts,
    CONTRACT.billingPayment,
    paymentHandlers({ pool: parts.pool, config, publicUrl }),
  )
  mount(app, parts, CONTRACT.notifications, notificationHandlers)
  mount(app, parts, CONTRACT.notificationsPush, pushHandlers(settings))
  mount(app, parts, CONTRACT.noticeSettings, noticeSettingsHandlers)
  mount(app, parts, CONTRACT.search, searchHandlers)
  mount(app, parts, CONTRACT.bringIn, bringInHandlers(publicUrl))
  mount(app, parts, CONTRACT.bringInCalendars, calendarHandlers(settings))
  mount(app, parts, CONTRACT.webhooks, webhookHandlers(settings))
  mount(app, parts, CONTRACT.admin, adminHandlers(settings, settings.backupHours))
  mount(app, parts, CONTRACT.adminMails, adminMailHandlers(settings))
  mount(app, parts, CONTRACT.adminUpkeep, adminUpkeepHandlers)
  serveAssistants(app, parts)
}
