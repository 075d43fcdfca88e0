import { sql } from 'kysely'
import { Id, T, type Static } from '#contract/schema.ts'
import { isHealth } from '#domain/challenges/shown.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { checkedRows } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { visibleTo } from '../../people/privacy/open.ts'
import type { Seen } from './facts.ts'

const EntryRow = T.Object({
  team_id: Id,
  user_id: Id,
  total: T.Number(),
  best: T.Number(),
  entries: T.Integer(),
  is_seen: T.Boolean(),
})
export type EntryRow = Static<typeof EntryRow>

/**
 * Whether the viewer sees what somebody gave, as a condition on a column of user ids. Load is health
 * data, shown like all of these; what was rowed is shown to members unless its person hides it.
 */
export const showsFigures = (
  { metric }: Pick<Seen, 'metric'>,
  clubId: ClubId,
  viewer: Viewer,
  person = sql`g.user_id`,
) =>
  isHealth(metric)
    ? visibleTo(person, clubId, viewer.user_id)
    : sql<boolean>`(${person} in (
        select app.challengers_shown(${clubId}, ${viewer.user_id})))`

/** What people of the club gave to each team of a challenge. */
export const givenTo = (db: Db, clubId: ClubId, viewer: Viewer, seen: Seen): Promise<EntryRow[]> =>
  checkedRows(
    db,
    EntryRow,
    sql`select g.*, ${showsFigures(seen, clubId, viewer)} as is_seen
      from app.challenge_given(${seen.id}) g order by g.user_id, g.team_id`,
  )

/** How many people gave something to each team whose figures the viewer does not see. */
export function hiddenIn(given: readonly EntryRow[]): ReadonlyMap<number, number> {
  const hidden = new Map<number, number>()
  for (const { team_id, is_seen } of given)
    hidden.set(team_id, (hidden.get(team_id) ?? 0) + Number(!is_seen))
  return hidden
}
