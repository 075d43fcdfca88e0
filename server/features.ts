import type { FastifyInstance } from 'fastify'
import { CONTRACT } from '#contract/all.ts'
import {
  loginLimit,
  mailLimit,
  passwordLimit,
  providerHandlers,
  providersOf,
  setupHandlers,
} from './people/account/open.ts'
import { accountHandlers } from './people/account/routes.ts'
import { activityHandlers } from './recordings/activities/routes.ts'
import { attendanceHandlers } from './planning/attendance/routes.ts'
import { availabilityHandlers } from './planning/availability/routes.ts'
import { boathouseHandlers } from './boats/boathouse/routes.ts'
import { calendarHandlers } from './planning/calendar/routes.ts'
import { clubImportHandlers } from './people/club-data/import-routes.ts'
import { clubDataHandlers } from './people/club-data/routes.ts'
import { clubHandlers } from './people/clubs/routes.ts'
import { equipmentSheetHandlers } from './boats/equipment/open.ts'
import { equipmentHandlers } from './boats/equipment/routes.ts'
import { crewSheetHandlers } from './boats/crews/open.ts'
import { crewHandlers } from './boats/crews/routes.ts'
import { consentHandlers } from './people/consent/routes.ts'
import { attemptsIn } from './http/attempts.ts'
import type { FeatureSettings as Settings } from './feature-settings.ts'
import { mountAnalysis } from './analysis-features.ts'
import { mountPlatform } from './platform-features.ts'
import { mountClub } from './club-features.ts'
import { mountLive } from './live-features.ts'
import type { PublicPages } from './live/public/open.ts'
import { mount, type MountParts } from './http/mount.ts'
import { effortHandlers } from './recordings/efforts/routes.ts'
import { importHandlers } from './recordings/imports/routes.ts'
import { uploadHandlers, rereadHandlers } from './recordings/imports/open.ts'
import { integrationHandlers } from './recordings/integrations/routes.ts'
import { linkForGuest } from './people/invitations/open.ts'
import { invitationHandlers } from './people/invitations/routes.ts'
import { personalLinkHandlers } from './people/invitations/personal-routes.ts'
import { stopHandlers } from './people/invitations/stop-routes.ts'
import { lookupHandlers } from './lookups/routes.ts'
import { memberHandlers } from './people/members/routes.ts'
import { ownDataHandlers } from './people/own-data/routes.ts'
import { privacyHandlers } from './people/privacy/routes.ts'
import { profileHandlers } from './people/profiles/routes.ts'
import { publishingHandlers } from './planning/publishing/routes.ts'
import { raceHandlers } from './boats/races/routes.ts'
import { seatRacingHandlers } from './analysis/seat-racing/routes.ts'
import { sessionHandlers } from './planning/sessions/routes.ts'
import { sessionLifeHandlers } from './planning/session-life/routes.ts'
import { linkHandlers } from './people/settings/open.ts'
import { settingsHandlers } from './people/settings/routes.ts'
import { squadHandlers } from './people/squads/routes.ts'
import { telemetryHandlers } from './recordings/telemetry/routes.ts'
import { workoutHandlers } from './recordings/workouts/routes.ts'
import { templateHandlers } from './planning/templates/routes.ts'

/** Every feature of the contract with its handlers; the pages that people outside look at. */
export function mountFeatures(
  app: FastifyInstance,
  parts: MountParts,
  settings: Settings,
): PublicPages {
  mountPeople(app, parts, settings)
  mountPlanning(app, parts, settings)
  mountBoats(app, parts, settings)
  mountRecordings(app, parts, settings)
  mountAnalysis(app, parts, settings)
  mountClub(app, parts, settings)
  mountPlatform(app, parts, settings)
  mount(app, parts, CONTRACT.lookups, lookupHandlers)
  return mountLive(app, parts, settings)
}

function mountPeople(app: FastifyInstance, parts: MountParts, settings: Settings): void {
  const { publicUrl, secrets } = settings
  const { pool, files, gate } = parts
  const attempts = attemptsIn(pool)
  const mails = mailLimit(attempts, settings.mailsPerHour)
  const logins = loginLimit(attempts, settings.loginsPerMinute)
  const signIn = { pool, loginLimit: logins, secrets, publicUrl }
  // The demo shows whom a mail would have reached.
  const sendsMail = settings.sendsMail || settings.showMailLinks
  mount(
    app,
    parts,
    CONTRACT.account,
    accountHandlers({
      ...signIn,
      mailLimit: mails,
      sendsMail,
      findLink: linkForGuest(attempts, settings.loginsPerMinute),
      forget: gate.forget,
    }),
  )
  const signInProviders = providersOf({ ...settings, list: settings.signInProviders })
  mount(app, parts, CONTRACT.accountProviders, providerHandlers({ ...signIn, signInProviders }))
  const setup = { pool, secrets, attempts, sendsMail, signInProviders, demo: settings.demo }
  mount(app, parts, CONTRACT.accountSetup, setupHandlers(setup))
  const limit = passwordLimit(attempts, settings.loginsPerMinute)
  const account = { pool, secrets, files, publicUrl, limit, mailLimit: mails }
  mount(app, parts, CONTRACT.settings, settingsHandlers(account))
  mount(app, parts, CONTRACT.settingsLinks, linkHandlers({ ...account, signInProviders }))
  mount(app, parts, CONTRACT.ownData, ownDataHandlers(account))
  mount(app, parts, CONTRACT.clubData, clubDataHandlers(account))
  mount(app, parts, CONTRACT.clubDataImports, clubImportHandlers(account))
  mount(app, parts, CONTRACT.clubs, clubHandlers(files))
  mount(app, parts, CONTRACT.members, memberHandlers(publicUrl))
  mount(app, parts, CONTRACT.invitations, invitationHandlers({ ...settings, attempts }))
  mount(app, parts, CONTRACT.invitationsPersonal, personalLinkHandlers(settings))
  mount(app, parts, CONTRACT.invitationsStops, stopHandlers)
  mount(app, parts, CONTRACT.squads, squadHandlers)
  mount(app, parts, CONTRACT.profiles, profileHandlers)
  mount(app, parts, CONTRACT.privacy, privacyHandlers)
  mount(app, parts, CONTRACT.consent, consentHandlers({ publicUrl, mailLimit: mails }))
}

function mountPlanning(
  app: FastifyInstance,
  parts: MountParts,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): void {
  mount(app, parts, CONTRACT.calendar, calendarHandlers(publicUrl))
  mount(app, parts, CONTRACT.sessions, sessionHandlers)
  mount(app, parts, CONTRACT.templates, templateHandlers)
  mount(app, parts, CONTRACT.publishing, publishingHandlers)
  mount(app, parts, CONTRACT['session-life'], sessionLifeHandlers)
  mount(app, parts, CONTRACT.attendance, attendanceHandlers)
  mount(app, parts, CONTRACT.availability, availabilityHandlers)
}

function mountBoats(
  app: FastifyInstance,
  parts: MountParts,
  { secrets, publicUrl }: Settings,
): void {
  const { pool } = parts
  mount(app, parts, CONTRACT.crews, crewHandlers(publicUrl))
  mount(app, parts, CONTRACT.crewSheets, crewSheetHandlers({ pool, secrets, publicUrl }))
  mount(app, parts, CONTRACT.seatRacing, seatRacingHandlers)
  mount(app, parts, CONTRACT.races, raceHandlers)
  mount(app, parts, CONTRACT.equipment, equipmentHandlers)
  mount(app, parts, CONTRACT.equipmentSheets, equipmentSheetHandlers)
  mount(app, parts, CONTRACT.boathouse, boathouseHandlers(parts.files))
}

function mountRecordings(app: FastifyInstance, parts: MountParts, settings: Settings): void {
  const { publicUrl, secrets, providers } = settings
  mount(app, parts, CONTRACT.imports, importHandlers)
  mount(app, parts, CONTRACT.uploads, uploadHandlers)
  mount(app, parts, CONTRACT.rereads, rereadHandlers)
  mount(app, parts, CONTRACT.activities, activityHandlers)
  mount(app, parts, CONTRACT.efforts, effortHandlers)
  mount(
    app,
    parts,
    CONTRACT.integrations,
    integrationHandlers({ pool: parts.pool, secrets, publicUrl, providers }),
  )
  mount(app, parts, CONTRACT.telemetry, telemetryHandlers)
  mount(app, parts, CONTRACT.workouts, workoutHandlers)
}
