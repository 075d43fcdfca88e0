import type * as contract from '#contract/people/privacy.ts'
import type { Handlers } from '../../http/mount.ts'
import { savePrivacy } from './commands.ts'
import { privacyOf } from './queries.ts'

export const privacyHandlers: Handlers<typeof contract> = {
  async privacySettings({ db, clubId, viewer }) {
    return { data: await privacyOf(db, clubId, viewer.user_id) }
  },
  async savePrivacySettings({ db, clubId, viewer, body }) {
    await savePrivacy(db, clubId, viewer.user_id, {
      mode: body.mode,
      coach_ids: body.coach_ids ?? [],
    })
    return { data: await privacyOf(db, clubId, viewer.user_id) }
  },
}
