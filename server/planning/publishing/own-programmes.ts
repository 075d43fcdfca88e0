import type { PublishedProgramme } from '#contract/planning/publishing.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { programmesFor } from '#domain/rules/plan-of-person.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { programmesOfPlans } from './statements.ts'

type Plans = { ids: readonly number[]; published: boolean }

/** The programmes of each athlete in plans that have some, as the statements take them. */
export async function ownProgrammesIn(
  db: Db,
  club_id: ClubId,
  { ids, published }: Plans,
): Promise<string> {
  const role_id = ROLE.athlete
  const rows = await run(db, programmesOfPlans, {
    club_id,
    ids,
    published,
    athlete_role: role_id,
  })
  const own = rows.flatMap(({ session_id, programmes, user_ids }) =>
    user_ids.map((user_id) => ({
      session_id,
      user_id,
      exercises: programmesFor(programmes as PublishedProgramme[], { user_id, role_id }),
    })),
  )
  return JSON.stringify(own)
}
