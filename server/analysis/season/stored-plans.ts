import { sql } from 'kysely'
import type { SeasonScope } from '#domain/rules/season.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { planOf, type Plan } from './queries.ts'

/** The season that is changed, in whose name and by whom. */
export type SeasonToChange = {
  scope: SeasonScope
  first: string
  last: string
  today: string
  viewer: Pick<Viewer, 'user_id'>
}

const ownerOf = ({ kind, id }: SeasonScope) => ({
  squad_id: kind === 'squad' ? id : null,
  user_id: kind === 'athlete' ? id : null,
})

/**
 * The plan of this scope itself. Who has had that of their squad or club until now takes it over,
 * so that a change does not reach others.
 */
export async function ownPlan(db: Db, clubId: ClubId, season: SeasonToChange): Promise<Plan> {
  const { scope, first } = season
  const plan = await planOf(db, clubId, scope, first)
  if (plan && plan.whose.kind === scope.kind) return plan
  const row = {
    club_id: clubId,
    first_day: first,
    ...ownerOf(scope),
    phases: JSON.stringify(plan?.phases ?? []),
    rules: plan?.rules ? JSON.stringify(plan.rules) : null,
  }
  const { id } = await db
    .insertInto('seasons')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['club_id', 'squad_id', 'user_id', 'first_day'])
        .doUpdateSet({ first_day: first }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  if (plan) await takeOver(db, clubId, plan.id, id)
  return { id, whose: { ...scope, name: null }, phases: plan?.phases ?? [], rules: null }
}

async function takeOver(db: Db, clubId: ClubId, from: number, to: number): Promise<void> {
  const columns = sql`monday, seconds, distance, load, sessions, shares, kind, by_hand,
    proposed_on, note`
  await sql`
    insert into season_weeks (club_id, season_id, ${columns})
    select club_id, ${to}, ${columns} from season_weeks
    where club_id = ${clubId} and season_id = ${from}
    on conflict do nothing`.execute(db)
  await sql`
    insert into season_goals (club_id, season_id, session_id, priority)
    select club_id, ${to}, session_id, priority from season_goals
    where club_id = ${clubId} and season_id = ${from}
    on conflict do nothing`.execute(db)
}
