import type * as contract from '#contract/recordings/rereads.ts'
import { canReadAllAgain, canUploadFor } from '#domain/rules/imports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { seesAthlete } from '../../people/privacy/open.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import { queueReread } from './reread-commands.ts'
import { importOfActivity, latestReread } from './reread-queries.ts'

/**
 * The import of an activity the viewer may change, or null for all of the club where they may ask
 * for that.
 */
async function importToReread(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  activityId: number | null,
): Promise<number | null> {
  if (activityId === null) {
    demand(canReadAllAgain(viewer))
    return null
  }
  const activity = await importOfActivity(db, clubId, activityId)
  if (!activity) throw await elsewhere(db, 'activity', viewer, activityId)
  demand(await seesAthlete(db, clubId, viewer, activity.user_id), 'not_found')
  demand(canUploadFor(viewer, activity.user_id))
  return activity.import_id
}

export const rereadHandlers: Handlers<typeof contract> = {
  async startReread({ db, clubId, viewer, body }) {
    const importId = await importToReread(db, clubId, viewer, body.activity_id)
    await queueReread(db, clubId, importId, viewer.user_id)
    return { data: found(await latestReread(db, clubId, importId)) }
  },
  async latestReread({ db, clubId, viewer, query }) {
    const importId = await importToReread(db, clubId, viewer, query.activity_id ?? null)
    return { data: { reread: (await latestReread(db, clubId, importId)) ?? null } }
  },
}
