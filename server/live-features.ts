import type { FastifyInstance } from 'fastify'
import { CONTRACT } from '#contract/all.ts'
import type { FeatureSettings } from './feature-settings.ts'
import { attemptsIn } from './http/attempts.ts'
import { mount, type MountParts } from './http/mount.ts'
import { announceSamples } from './live/live/open.ts'
import { raceHandlers } from './live/live/race-routes.ts'
import { recorderHandlers } from './live/live/recorder-routes.ts'
import { liveHandlers } from './live/live/routes.ts'
import {
  openLooking,
  openPublicEvents,
  openPublicPages,
  servePublicSite,
  type PublicPages,
} from './live/public/open.ts'
import { publicPageHandlers } from './live/public/routes.ts'

/** The features of the district live; the pages that people outside look at. */
export function mountLive(
  app: FastifyInstance,
  parts: MountParts,
  settings: FeatureSettings,
): PublicPages {
  const announcer = announceSamples(settings.sendSamples, settings.log)
  app.addHook('onClose', () => announcer.end())
  mount(app, parts, CONTRACT.live, liveHandlers(settings.publicUrl))
  mount(app, parts, CONTRACT.liveRaces, raceHandlers)
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
  return mountPublic(app, parts, settings)
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
  servePublicSite(app, { looking, pages, publicUrl, log, renderer })
  return pages
}
