import * as account from './account.ts'
import * as admin from './admin.ts'
import * as attendance from './attendance.ts'
import * as boathouse from './boathouse.ts'
import * as availability from './availability.ts'
import * as billing from './billing.ts'
import * as calendar from './calendar.ts'
import * as clubs from './clubs.ts'
import * as efforts from './efforts.ts'
import * as equipment from './equipment.ts'
import * as crews from './crews.ts'
import * as consent from './consent.ts'
import * as home from './home.ts'
import * as imports from './imports.ts'
import * as integrations from './integrations.ts'
import * as invitations from './invitations.ts'
import * as lookups from './lookups.ts'
import * as members from './members.ts'
import * as notifications from './notifications.ts'
import * as notes from './notes.ts'
import * as ownData from './own-data.ts'
import * as privacy from './privacy.ts'
import * as profiles from './profiles.ts'
import * as publishing from './publishing.ts'
import * as reports from './reports.ts'
import * as rereads from './rereads.ts'
import * as results from './results.ts'
import * as scores from './scores.ts'
import * as seatRacing from './seat-racing.ts'
import * as settings from './settings.ts'
import * as sessions from './sessions.ts'
import * as sessionLife from './session-life.ts'
import * as squads from './squads.ts'
import * as telemetry from './telemetry.ts'
import * as templates from './templates.ts'
import * as uploads from './uploads.ts'

/** Every contract file by feature: what the OpenAPI page, the access table and the generated matrix go through. */
export const CONTRACT = {
  account,
  clubs,
  settings,
  ownData,
  members,
  invitations,
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
  efforts,
  integrations,
  results,
  scores,
  telemetry,
  crews,
  seatRacing,
  home,
  notifications,
  reports,
  profiles,
  privacy,
  consent,
  notes,
  billing,
  equipment,
  boathouse,
  admin,
} as const
