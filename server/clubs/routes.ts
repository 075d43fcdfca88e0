import type * as contract from '#contract/clubs.ts'
import type { Handlers } from '../http/mount.ts'
import { pass } from '../http/gate.ts'
import { Refusal } from '../http/refusal.ts'
import { clubsOf } from './queries.ts'

export const clubHandlers: Handlers<typeof contract> = {
  async myClubs({ db, viewer }) {
    return { data: await clubsOf(db, viewer.user_id) }
  },
  async validateToken({ caller, query }) {
    if (query.club_id !== undefined && query.club_id !== caller.viewer.club?.id) return { status_code: 403 }
    try {
      pass({ level: 'member' }, caller)
      return { status_code: 200 }
    } catch (error) {
      if (error instanceof Refusal) return { status_code: error.status }
      throw error
    }
  },
}
