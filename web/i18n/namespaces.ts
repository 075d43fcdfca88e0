import type { account } from '#texts/en/screens/account.ts'
import type { admin } from '#texts/en/screens/admin.ts'
import type { attendance } from '#texts/en/screens/attendance.ts'
import type { availability } from '#texts/en/screens/availability.ts'
import type { billing } from '#texts/en/screens/billing.ts'
import type { billingAdmin } from '#texts/en/screens/billing-admin.ts'
import type { billingClub } from '#texts/en/screens/billing-club.ts'
import type { calendar } from '#texts/en/screens/calendar.ts'
import type { clubs } from '#texts/en/screens/clubs.ts'
import type { common } from '#texts/en/screens/common.ts'
import type { comparison } from '#texts/en/screens/comparison.ts'
import type { crews } from '#texts/en/screens/crews.ts'
import type { demo } from '#texts/en/screens/demo.ts'
import type { distribution } from '#texts/en/screens/distribution.ts'
import type { efforts } from '#texts/en/screens/efforts.ts'
import type { equipment } from '#texts/en/screens/equipment.ts'
import type { consent } from '#texts/en/screens/consent.ts'
import type { form } from '#texts/en/screens/form.ts'
import type { glossary } from '#texts/en/screens/glossary.ts'
import type { guardians } from '#texts/en/screens/guardians.ts'
import type { help } from '#texts/en/screens/help.ts'
import type { home } from '#texts/en/screens/home.ts'
import type { imports } from '#texts/en/screens/imports.ts'
import type { integrations } from '#texts/en/screens/integrations.ts'
import type { invitations } from '#texts/en/screens/invitations.ts'
import type { challenges } from '#texts/en/screens/challenges.ts'
import type { messages } from '#texts/en/screens/messages.ts'
import type { wall } from '#texts/en/screens/wall.ts'
import type { members } from '#texts/en/screens/members.ts'
import type { ergRoom } from '#texts/en/screens/erg-room.ts'
import type { machines } from '#texts/en/screens/machines.ts'
import type { live } from '#texts/en/screens/live.ts'
import type { monitoringFiles } from '#texts/en/screens/monitoring-files.ts'
import type { monitoringReports } from '#texts/en/screens/monitoring-reports.ts'
import type { noted } from '#texts/en/screens/noted.ts'
import type { notifications } from '#texts/en/screens/notifications.ts'
import type { push } from '#texts/en/screens/push.ts'
import type { publishing } from '#texts/en/screens/publishing.ts'
import type { publicPages } from '#texts/en/screens/public-pages.ts'
import type { racing } from '#texts/en/screens/racing.ts'
import type { ratioStatus } from '#texts/en/screens/ratio-status.ts'
import type { recorder } from '#texts/en/screens/recorder.ts'
import type { reports } from '#texts/en/screens/reports.ts'
import type { results } from '#texts/en/screens/results.ts'
import type { scores } from '#texts/en/screens/scores.ts'
import type { races } from '#texts/en/screens/races.ts'
import type { seatRacing } from '#texts/en/screens/seat-racing.ts'
import type { settings } from '#texts/en/screens/settings.ts'
import type { setup } from '#texts/en/screens/setup.ts'
import type { sessionLife } from '#texts/en/screens/session-life.ts'
import type { session } from '#texts/en/screens/session.ts'
import type { testReports } from '#texts/en/screens/test-reports.ts'
import type { monitoring } from '#texts/en/screens/monitoring.ts'
import type { myTraining } from '#texts/en/screens/my-training.ts'
import type { notes } from '#texts/en/screens/notes.ts'
import type { bringIn } from '#texts/en/screens/bring-in.ts'
import type { clubData } from '#texts/en/screens/club-data.ts'
import type { ownData } from '#texts/en/screens/own-data.ts'
import type { personalLinks } from '#texts/en/screens/personal-links.ts'
import type { privacy } from '#texts/en/screens/privacy.ts'
import type { offline } from '#texts/en/screens/offline.ts'
import type { profiles } from '#texts/en/screens/profiles.ts'
import type { search } from '#texts/en/screens/search.ts'
import type { sessionForm } from '#texts/en/screens/session-form.ts'
import type { sheet } from '#texts/en/screens/sheet.ts'
import type { squads } from '#texts/en/screens/squads.ts'
import type { telemetry } from '#texts/en/screens/telemetry.ts'
import type { testFiles } from '#texts/en/screens/test-files.ts'
import type { season } from '#texts/en/screens/season.ts'
import type { seasonPlans } from '#texts/en/screens/season-plans.ts'
import type { templates } from '#texts/en/screens/templates.ts'
import type { testEntry } from '#texts/en/screens/test-entry.ts'
import type { ui } from '#texts/en/screens/ui.ts'
import type { upkeep } from '#texts/en/screens/upkeep.ts'
import type { webhooks } from '#texts/en/screens/webhooks.ts'
import type { workouts } from '#texts/en/screens/workouts.ts'
import type { xyz } from '#texts/en/screens/xyz.ts'

/** One line a feature: the file `<language>/<feature>.ts` exports its texts under the same name. */
export type Texts = {
  account: typeof account
  admin: typeof admin
  attendance: typeof attendance
  availability: typeof availability
  billing: typeof billing
  'billing-admin': typeof billingAdmin
  'billing-club': typeof billingClub
  calendar: typeof calendar
  clubs: typeof clubs
  setup: typeof setup
  common: typeof common
  comparison: typeof comparison
  crews: typeof crews
  distribution: typeof distribution
  efforts: typeof efforts
  equipment: typeof equipment
  consent: typeof consent
  form: typeof form
  glossary: typeof glossary
  guardians: typeof guardians
  help: typeof help
  home: typeof home
  noted: typeof noted
  notifications: typeof notifications
  'session-form': typeof sessionForm
  imports: typeof imports
  integrations: typeof integrations
  invitations: typeof invitations
  members: typeof members
  challenges: typeof challenges
  messages: typeof messages
  wall: typeof wall
  live: typeof live
  'erg-room': typeof ergRoom
  machines: typeof machines
  'monitoring-files': typeof monitoringFiles
  'monitoring-reports': typeof monitoringReports
  'test-reports': typeof testReports
  push: typeof push
  publishing: typeof publishing
  'public-pages': typeof publicPages
  racing: typeof racing
  'ratio-status': typeof ratioStatus
  recorder: typeof recorder
  reports: typeof reports
  results: typeof results
  scores: typeof scores
  races: typeof races
  'seat-racing': typeof seatRacing
  session: typeof session
  'session-life': typeof sessionLife
  sheet: typeof sheet
  squads: typeof squads
  telemetry: typeof telemetry
  season: typeof season
  'season-plans': typeof seasonPlans
  workouts: typeof workouts
  templates: typeof templates
  'test-entry': typeof testEntry
  'test-files': typeof testFiles
  search: typeof search
  settings: typeof settings
  monitoring: typeof monitoring
  'my-training': typeof myTraining
  notes: typeof notes
  'bring-in': typeof bringIn
  'club-data': typeof clubData
  demo: typeof demo
  'own-data': typeof ownData
  'personal-links': typeof personalLinks
  privacy: typeof privacy
  offline: typeof offline
  profiles: typeof profiles
  ui: typeof ui
  upkeep: typeof upkeep
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
