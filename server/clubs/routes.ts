import type * as contract from '#contract/clubs.ts'
import type { Membership } from '#contract/clubs.ts'
import type { Static } from '#contract/schema.ts'
import { sql } from 'kysely'
import { defaultTrainingMetric } from '#domain/constants/sports.ts'
import type { Handlers } from '../http/mount.ts'
import { pass } from '../http/gate.ts'
import { Refusal } from '../http/refusal.ts'

type Stored = Static<typeof Membership>

/** A club that chose no metric is led by its sport: paddlers by Foster, all others by ETS. */
const withMetric = (membership: Stored): Stored => {
  const { club } = membership
  return { ...membership, club: { ...club, training_metric: club.training_metric ?? defaultTrainingMetric(club.default_sport.id) } }
}

export const clubHandlers: Handlers<typeof contract> = {
  async myClubs({ db, viewer }) {
    const { rows } = await sql<{ clubs: Stored[] }>`select app.my_clubs(${viewer.user_id}) as clubs`.execute(db)
    return { data: (rows[0]?.clubs ?? []).map(withMetric) }
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
