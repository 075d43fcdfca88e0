import { sql } from 'kysely'
import { Managing } from '#contract/analysis/home.ts'
import type { Static } from '#contract/schema.ts'
import { checkedRow } from '../../db/checked-rows.ts'
import type { ClubId, Db } from '../../db/client.ts'

/** Who waits, whose invitation is unanswered, how many people there are, and which mails failed. */
export async function managingOf(db: Db, clubId: ClubId): Promise<Static<typeof Managing>> {
  const row = await checkedRow(
    db,
    Managing,
    sql`
      select
        count(*) filter (where m.status = app.pending())::int as waiting,
        count(*) filter (where m.status = app.invited())::int as invited,
        count(*) filter (where app.is_active(m.status))::int as members,
        app.failed_mails_here() as failed_mails
      from memberships m
      where m.club_id = ${clubId}`,
  )
  return row ?? { waiting: 0, invited: 0, members: 0, failed_mails: 0 }
}

/** How many reported posts and comments of the wall nobody has settled yet. */
export async function openWallReports(db: Db, clubId: ClubId): Promise<number> {
  const { open } = await db
    .selectFrom('wall_reports')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('club_id', '=', clubId)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return open
}
