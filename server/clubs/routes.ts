import type * as contract from '#contract/clubs.ts'
import type { Handlers } from '../http/mount.ts'
import { pass } from '../http/gate.ts'
import { Refusal } from '../http/refusal.ts'
import { SPORTS } from '#domain/constants/sports.ts'
import { isTimeZone } from '#domain/time/time-zone.ts'
import { fieldText } from '../text/text.ts'
import { foundClub } from './commands.ts'
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
  async foundClub({ db, body, language }) {
    const wrong = (field: string) => new Refusal('invalid', { errors: { [field]: [fieldText(language, 'choice')] } })
    if (!isTimeZone(body.time_zone)) throw wrong('time_zone')
    if (!SPORTS.some(({ id }) => id === body.default_sport_id)) throw wrong('default_sport_id')
    const id = await foundClub(db, { ...body, name: body.name.trim(), venue_name: body.venue_name?.trim() || null })
    if (id === null) throw new Refusal('too_many_requests', { retry_after: 3600 })
    return { data: { id } }
  },
}
