import type { account } from './en/account.ts'
import type { admin } from './en/admin.ts'
import type { attendance } from './en/attendance.ts'
import type { availability } from './en/availability.ts'
import type { billing } from './en/billing.ts'
import type { calendar } from './en/calendar.ts'
import type { clubs } from './en/clubs.ts'
import type { common } from './en/common.ts'
import type { crews } from './en/crews.ts'
import type { efforts } from './en/efforts.ts'
import type { equipment } from './en/equipment.ts'
import type { consent } from './en/consent.ts'
import type { form } from './en/form.ts'
import type { home } from './en/home.ts'
import type { imports } from './en/imports.ts'
import type { integrations } from './en/integrations.ts'
import type { invitations } from './en/invitations.ts'
import type { members } from './en/members.ts'
import type { notifications } from './en/notifications.ts'
import type { publishing } from './en/publishing.ts'
import type { reports } from './en/reports.ts'
import type { results } from './en/results.ts'
import type { scores } from './en/scores.ts'
import type { seatRacing } from './en/seat-racing.ts'
import type { settings } from './en/settings.ts'
import type { sessionLife } from './en/session-life.ts'
import type { session } from './en/session.ts'
import type { notes } from './en/notes.ts'
import type { ownData } from './en/own-data.ts'
import type { privacy } from './en/privacy.ts'
import type { offline } from './en/offline.ts'
import type { profiles } from './en/profiles.ts'
import type { sessionForm } from './en/session-form.ts'
import type { squads } from './en/squads.ts'
import type { telemetry } from './en/telemetry.ts'
import type { templates } from './en/templates.ts'
import type { ui } from './en/ui.ts'
import type { webhooks } from './en/webhooks.ts'
import type { xyz } from './en/xyz.ts'

/** One line a feature: the file `<language>/<feature>.ts` exports its texts under the same name. */
type Texts = {
  account: typeof account
  admin: typeof admin
  attendance: typeof attendance
  availability: typeof availability
  billing: typeof billing
  calendar: typeof calendar
  clubs: typeof clubs
  common: typeof common
  crews: typeof crews
  efforts: typeof efforts
  equipment: typeof equipment
  consent: typeof consent
  form: typeof form
  home: typeof home
  notifications: typeof notifications
  'session-form': typeof sessionForm
  imports: typeof imports
  integrations: typeof integrations
  invitations: typeof invitations
  members: typeof members
  publishing: typeof publishing
  reports: typeof reports
  results: typeof results
  scores: typeof scores
  'seat-racing': typeof seatRacing
  session: typeof session
  'session-life': typeof sessionLife
  squads: typeof squads
  telemetry: typeof telemetry
  templates: typeof templates
  settings: typeof settings
  notes: typeof notes
  'own-data': typeof ownData
  privacy: typeof privacy
  offline: typeof offline
  profiles: typeof profiles
  ui: typeof ui
  webhooks: typeof webhooks
  xyz: typeof xyz
}

export type Namespace = keyof Texts

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Texts
    returnNull: false
    strictInterpolationChecks: true
  }
}
