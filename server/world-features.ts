import type { FastifyInstance } from 'fastify'
import { CONTRACT } from '#contract/all.ts'
import type { FeatureSettings } from './feature-settings.ts'
import { attemptsIn } from './http/attempts.ts'
import { mount, type MountParts } from './http/mount.ts'
import { servePublicChallenges } from './world/challenges/open.ts'
import { challengeHandlers } from './world/challenges/routes.ts'
import { challengeTeamHandlers } from './world/challenges/team-routes.ts'
import { challengeOrganisingHandlers } from './world/challenges/organising-routes.ts'
import { announceSamples } from './world/live/open.ts'
import { recorderHandlers } from './world/live/recorder-routes.ts'
import { liveHandlers } from './world/live/routes.ts'
import {
  openLooking,
  openPublicEvents,
  openPublicPages,
  servePublicSite,
  type PublicPages,
} from './world/public/open.ts'
import { publicPageHandlers } from './world/public/routes.ts'
import { messageFileHandlers } from './world/messages/file-routes.ts'
import { guardianLinkHandlers } from './world/guardians/open.ts'
import { guardianMessageHandlers } from './world/guardians/message-routes.ts'
import { guardianHandlers } from './world/guardians/routes.ts'
import { messageHandlers } from './world/messages/routes.ts'
import { messagePeopleHandlers } from './world/messages/people-routes.ts'
import { messageSafetyHandlers } from './world/messages/safety-routes.ts'
import { wallHandlers } from './world/wall/routes.ts'
import { wallReactionHandlers } from './world/wall/reaction-routes.ts'
import { wallReportHandlers } from './world/wall/report-routes.ts'
import { sessionCommentHandlers } from './world/wall/session-comment-routes.ts'
import { notificationHandlers } from './world/notifications/routes.ts'
import { noticeSettingsHandlers, pushHandlers } from './world/notifications/open.ts'
import { searchHandlers } from './world/search/routes.ts'
import { noteHandlers } from './world/notes/routes.ts'

/** The features of the district world; the pages that people outside look at. */
export function mountWorld(
  app: FastifyInstance,
  parts: MountParts,
  settings: FeatureSettings,
): PublicPages {
  mount(app, parts, CONTRACT.notifications, notificationHandlers)
  mount(app, parts, CONTRACT.notificationsPush, pushHandlers(settings))
  mount(app, parts, CONTRACT.noticeSettings, noticeSettingsHandlers)
  mount(app, parts, CONTRACT.notes, noteHandlers)
  mount(app, parts, CONTRACT.messages, messageHandlers(parts.files))
  mount(app, parts, CONTRACT.messagesFiles, messageFileHandlers(parts.files))
  mount(app, parts, CONTRACT.messagesPeople, messagePeopleHandlers)
  mount(app, parts, CONTRACT.messagesSafety, messageSafetyHandlers)
  mount(app, parts, CONTRACT.wall, wallHandlers(parts.files))
  mount(app, parts, CONTRACT.wallReactions, wallReactionHandlers)
  mount(app, parts, CONTRACT.wallReports, wallReportHandlers)
  mount(app, parts, CONTRACT.wallSessions, sessionCommentHandlers)
  mountLive(app, parts, settings)
  mount(app, parts, CONTRACT.guardians, guardianHandlers)
  mount(app, parts, CONTRACT.guardiansMessages, guardianMessageHandlers(parts.files))
  mount(
    app,
    parts,
    CONTRACT.guardiansLinks,
    guardianLinkHandlers({ pool: parts.pool, publicUrl: settings.publicUrl }),
  )
  mount(app, parts, CONTRACT.challenges, challengeHandlers)
  mount(app, parts, CONTRACT.challengeTeams, challengeTeamHandlers)
  mount(
    app,
    parts,
    CONTRACT.challengeOrganising,
    challengeOrganisingHandlers({ files: parts.files, attempts: attemptsIn(parts.pool) }),
  )
  mount(app, parts, CONTRACT.search, searchHandlers)
  return mountPublic(app, parts, settings)
}

function mountLive(app: FastifyInstance, parts: MountParts, settings: FeatureSettings): void {
  const announcer = announceSamples(settings.sendSamples, settings.log)
  app.addHook('onClose', () => announcer.end())
  mount(app, parts, CONTRACT.live, liveHandlers(settings.publicUrl))
  mount(
    app,
    parts,
    CONTRACT.liveRecorder,
    recorderHandlers({
      pool: parts.pool,
      attempts: attemptsIn(parts.pool),
      perMinute: settings.loginsPerMinute,
      changes: settings.changes,
      announcer,
    }),
  )
}

/** What people outside see needs no gate, and is worked out once for all who look. */
function mountPublic(
  app: FastifyInstance,
  parts: MountParts,
  settings: FeatureSettings,
): PublicPages {
  const { publicUrl, changes, renderer, log, loginsPerMinute: perMinute } = settings
  const pages = openPublicPages(parts.pool, changes)
  const events = openPublicEvents(parts.pool, pages, changes)
  const looking = openLooking({ pages, events, attempts: attemptsIn(parts.pool), perMinute })
  mount(app, parts, CONTRACT.publicPages, publicPageHandlers({ publicUrl, looking }))
  servePublicChallenges(app, { pool: parts.pool, publicUrl, renderer })
  servePublicSite(app, { looking, pages, publicUrl, log, renderer })
  return pages
}
