import type * as contract from '#contract/analysis/monitoring-noted.ts'
import type { Handlers } from '../../http/mount.ts'
import { notedMorningsOf } from './noted-mornings.ts'
import { isNoticeWanted, wantNotice } from './notify.ts'

export const notedMorningHandlers: Handlers<typeof contract> = {
  async notedMornings(asked) {
    return { data: await notedMorningsOf(asked) }
  },
  async morningNotice({ db, clubId, viewer }) {
    return { data: { wanted: await isNoticeWanted(db, clubId, viewer.user_id) } }
  },
  async saveMorningNotice({ db, clubId, viewer, body }) {
    await wantNotice(db, clubId, viewer.user_id, body.wanted)
    return { data: body }
  },
}
