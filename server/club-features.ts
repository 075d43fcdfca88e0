import type { FastifyInstance } from 'fastify'
import { CONTRACT } from '#contract/all.ts'
import type { FeatureSettings } from './feature-settings.ts'
import { attemptsIn } from './http/attempts.ts'
import { mount, type MountParts } from './http/mount.ts'
import { servePublicChallenges } from './club/challenges/open.ts'
import { challengeHandlers } from './club/challenges/routes.ts'
import { challengeTeamHandlers } from './club/challenges/team-routes.ts'
import { challengeOrganisingHandlers } from './club/challenges/organising-routes.ts'
import { messageFileHandlers } from './club/messages/file-routes.ts'
import { guardianLinkHandlers } from './club/guardians/open.ts'
import { guardianMessageHandlers } from './club/guardians/message-routes.ts'
import { guardianHandlers } from './club/guardians/routes.ts'
import { messageHandlers } from './club/messages/routes.ts'
import { messagePeopleHandlers } from './club/messages/people-routes.ts'
import { messageSafetyHandlers } from './club/messages/safety-routes.ts'
import { wallHandlers } from './club/wall/routes.ts'
import { wallReactionHandlers } from './club/wall/reaction-routes.ts'
import { wallReportHandlers } from './club/wall/report-routes.ts'
import { sessionCommentHandlers } from './club/wall/session-comment-routes.ts'
import { noteHandlers } from './club/notes/routes.ts'

/** The features of the district club with their handlers. */
export function mountClub(
  app: FastifyInstance,
  parts: MountParts,
  settings: FeatureSettings,
): void {
  mount(app, parts, CONTRACT.notes, noteHandlers)
  mount(app, parts, CONTRACT.messages, messageHandlers(parts.files))
  mount(app, parts, CONTRACT.messagesFiles, messageFileHandlers(parts.files))
  mount(app, parts, CONTRACT.messagesPeople, messagePeopleHandlers)
  mount(app, parts, CONTRACT.messagesSafety, messageSafetyHandlers)
  mount(app, parts, CONTRACT.wall, wallHandlers(parts.files))
  mount(app, parts, CONTRACT.wallReactions, wallReactionHandlers)
  mount(app, parts, CONTRACT.wallReports, wallReportHandlers)
  mount(app, parts, CONTRACT.wallSessions, sessionCommentHandlers)
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
  servePublicChallenges(app, {
    pool: parts.pool,
    publicUrl: settings.publicUrl,
    renderer: settings.renderer,
  })
}
