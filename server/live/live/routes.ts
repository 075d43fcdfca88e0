import type * as contract from '#contract/live/live.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { boatsFollowed, followedOf } from './boats.ts'
import { codesOf } from './codes.ts'
import { askRecorders, takeBackDiscard } from './commands.ts'
import { followSession, MOST_SAMPLES } from './follow-session.ts'
import { pointOf } from './points.ts'
import { samplesAfter } from './chunks.ts'
import { sessionsOfTheseHours } from './queries.ts'
import { stickerOf } from './stickers.ts'

async function follow(db: Db, clubId: ClubId, viewer: Viewer, id: number) {
  return { data: (await followSession(db, clubId, viewer, id)).session }
}

export const liveHandlers = (publicUrl: string): Handlers<typeof contract> => ({
  async liveSessions({ db, clubId }) {
    return { data: { now: Date.now(), sessions: await sessionsOfTheseHours(db, clubId) } }
  },
  async liveWater({ db, clubId, viewer }) {
    const { boats, discarded } = await boatsFollowed(db, clubId, viewer, 'recording')
    return { data: { now: Date.now(), boats, discarded } }
  },
  liveSession: ({ db, clubId, viewer, params }) => follow(db, clubId, viewer, params.id),
  sessionLiveResults: ({ db, clubId, viewer, params }) => follow(db, clubId, viewer, params.id),
  async liveSamples({ db, clubId, viewer, params, query }) {
    const { recording_id, total } = await followedOf(db, clubId, viewer, params.id)
    const after = query.after ?? 0
    const { first, samples } = await samplesAfter(db, clubId, {
      recording_id,
      after,
      most: MOST_SAMPLES,
    })
    return { data: { first, samples: samples.map(pointOf), total } }
  },
  async controlRecordings({ db, clubId, viewer, params, body }) {
    const { control, recording_ids } = body
    const followed = await boatsFollowed(db, clubId, viewer, { session: params.id })
    const gone = new Set(followed.discarded.map(({ recording_id }) => recording_id))
    const boats = recording_ids
      .filter((id) => !gone.has(id))
      .map((id) => found(followed.boats.find(({ recording_id }) => recording_id === id)))
    const asking = { control, session_id: params.id, boats }
    const { asked, left_out } = await askRecorders(db, clubId, viewer, asking)
    const over = recording_ids.filter((id) => gone.has(id))
    return { data: { asked, left_out: [...left_out, ...over] } }
  },
  async restoreRecording({ db, clubId, viewer, params }) {
    await takeBackDiscard(db, clubId, viewer, params.id)
    return { data: { done: true } }
  },
  async makeConnectCodes({ db, clubId, viewer, params, body }) {
    const session = await sessionFacts(db, clubId, viewer, params.id)
    demand(!session.is_event, 'not_found')
    demand(canEditSession(viewer, session), 'edit_denied')
    const making = { session_id: params.id, viewer_id: viewer.user_id, renew: body.renew }
    return { data: await codesOf(db, clubId, publicUrl, making) }
  },
  async boatSticker({ db, clubId, params }) {
    return { data: await stickerOf(db, clubId, publicUrl, params.id) }
  },
})
