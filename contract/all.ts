import * as account from './people/account.ts'
import * as accountProviders from './people/account-providers.ts'
import * as accountSetup from './people/account-setup.ts'
import * as activities from './recordings/activities.ts'
import * as adminMails from './platform/admin-mails.ts'
import * as adminUpkeep from './platform/admin-upkeep.ts'
import * as admin from './platform/admin.ts'
import * as attendance from './planning/attendance.ts'
import * as boathouse from './boats/boathouse.ts'
import * as availability from './planning/availability.ts'
import * as billing from './platform/billing.ts'
import * as billingAdmin from './platform/billing-admin.ts'
import * as billingPayment from './platform/billing-payment.ts'
import * as billingClub from './platform/billing-club.ts'
import * as calendar from './planning/calendar.ts'
import * as clubs from './people/clubs.ts'
import * as efforts from './recordings/efforts.ts'
import * as equipment from './boats/equipment.ts'
import * as crews from './boats/crews.ts'
import * as crewSheets from './boats/crews-sheets.ts'
import * as equipmentSheets from './boats/equipment-sheets.ts'
import * as consent from './people/consent.ts'
import * as guardians from './club/guardians.ts'
import * as guardiansLinks from './club/guardians-links.ts'
import * as guardiansMessages from './club/guardians-messages.ts'
import * as home from './analysis/home.ts'
import * as homeDistribution from './analysis/home-distribution.ts'
import * as imports from './recordings/imports.ts'
import * as integrations from './recordings/integrations.ts'
import * as invitations from './people/invitations.ts'
import * as invitationsPersonal from './people/invitations-personal.ts'
import * as invitationsStops from './people/invitations-stops.ts'
import * as lookups from './lookups.ts'
import * as monitoring from './analysis/monitoring.ts'
import * as members from './people/members.ts'
import * as notifications from './platform/inbox.ts'
import * as notificationsPush from './platform/inbox-push.ts'
import * as noticeSettings from './platform/inbox-settings.ts'
import * as search from './platform/search.ts'
import * as messages from './club/messages.ts'
import * as messagesFiles from './club/messages-files.ts'
import * as messagesPeople from './club/messages-people.ts'
import * as messagesSafety from './club/messages-safety.ts'
import * as wall from './club/wall.ts'
import * as wallReactions from './club/wall-reactions.ts'
import * as wallReports from './club/wall-reports.ts'
import * as wallSessions from './club/wall-sessions.ts'
import * as challenges from './club/challenges.ts'
import * as challengeTeams from './club/challenges-teams.ts'
import * as challengeOrganising from './club/challenges-organising.ts'
import * as notes from './club/notes.ts'
import * as live from './live/live.ts'
import * as liveRaces from './live/live-races.ts'
import * as liveRecorder from './live/live-recorder.ts'
import * as publicPages from './live/public.ts'
import * as clubData from './people/club-data.ts'
import * as clubDataImports from './people/club-data-imports.ts'
import * as ownData from './people/own-data.ts'
import * as privacy from './people/privacy.ts'
import * as profiles from './people/profiles.ts'
import * as publishing from './planning/publishing.ts'
import * as comparison from './analysis/comparison.ts'
import * as racing from './analysis/race-analysis.ts'
import * as season from './analysis/season.ts'
import * as seasonTemplates from './analysis/season-templates.ts'
import * as reportViews from './analysis/report-views.ts'
import * as reportMails from './analysis/report-mails.ts'
import * as reportLinks from './analysis/report-links.ts'
import * as reports from './analysis/reports.ts'
import * as reportsBike from './analysis/reports-bike.ts'
import * as reportsErgo from './analysis/reports-ergo.ts'
import * as reportsCrews from './analysis/reports-crews.ts'
import * as reportsTraining from './analysis/reports-training.ts'
import * as reportsAnalysis from './analysis/reports-analysis.ts'
import * as reportsWater from './analysis/reports-water.ts'
import * as performanceTestDays from './analysis/performance-tests-days.ts'
import * as performanceTestsBreaths from './analysis/performance-tests-breaths.ts'
import * as performanceTestsImport from './analysis/performance-tests-import.ts'
import * as performanceTestsZones from './analysis/performance-tests-zones.ts'
import * as performanceTests from './analysis/performance-tests.ts'
import * as monitoringFiles from './analysis/monitoring-files.ts'
import * as performanceTestsReports from './analysis/performance-tests-reports.ts'
import * as monitoringReports from './analysis/monitoring-reports.ts'
import * as monitoringRatio from './analysis/monitoring-ratio.ts'
import * as monitoringNoted from './analysis/monitoring-noted.ts'
import * as monitoringReturns from './analysis/monitoring-returns.ts'
import * as rereads from './recordings/rereads.ts'
import * as results from './analysis/results.ts'
import * as scores from './analysis/result-entry.ts'
import * as races from './boats/races.ts'
import * as seatRacing from './analysis/seat-racing.ts'
import * as settings from './people/settings.ts'
import * as settingsLinks from './people/settings-links.ts'
import * as sessions from './planning/sessions.ts'
import * as sessionLife from './planning/session-life.ts'
import * as squads from './people/squads.ts'
import * as telemetry from './recordings/telemetry.ts'
import * as workouts from './recordings/workouts.ts'
import * as templates from './planning/templates.ts'
import * as uploads from './recordings/uploads.ts'
import * as bringIn from './platform/bring-in.ts'
import * as bringInCalendars from './platform/bring-in-calendars.ts'
import * as webhooks from './platform/webhooks.ts'

/**
 * Every contract file by feature: what the OpenAPI page, the access table and the generated matrix
 * go through.
 */
export const CONTRACT = {
  account,
  accountProviders,
  accountSetup,
  clubs,
  settings,
  settingsLinks,
  clubData,
  clubDataImports,
  ownData,
  members,
  invitations,
  invitationsPersonal,
  invitationsStops,
  squads,
  lookups,
  calendar,
  sessions,
  templates,
  publishing,
  'session-life': sessionLife,
  attendance,
  availability,
  imports,
  uploads,
  rereads,
  activities,
  efforts,
  integrations,
  results,
  scores,
  telemetry,
  workouts,
  crews,
  crewSheets,
  seatRacing,
  races,
  home,
  homeDistribution,
  notifications,
  notificationsPush,
  reports,
  reportsErgo,
  reportsAnalysis,
  reportsWater,
  reportsBike,
  reportsCrews,
  reportsTraining,
  performanceTestDays,
  performanceTests,
  performanceTestsBreaths,
  performanceTestsImport,
  performanceTestsZones,
  performanceTestsReports,
  monitoringReports,
  monitoringRatio,
  monitoringReturns,
  monitoringNoted,
  season,
  seasonTemplates,
  reportViews,
  reportLinks,
  reportMails,
  noticeSettings,
  racing,
  comparison,
  monitoring,
  monitoringFiles,
  profiles,
  privacy,
  consent,
  notes,
  messages,
  messagesFiles,
  messagesPeople,
  messagesSafety,
  wall,
  wallReactions,
  wallReports,
  wallSessions,
  guardians,
  guardiansLinks,
  guardiansMessages,
  challenges,
  challengeTeams,
  challengeOrganising,
  live,
  liveRaces,
  liveRecorder,
  publicPages,
  search,
  billing,
  billingClub,
  billingAdmin,
  billingPayment,
  equipment,
  equipmentSheets,
  boathouse,
  admin,
  adminMails,
  adminUpkeep,
  bringIn,
  bringInCalendars,
  webhooks,
} as const
