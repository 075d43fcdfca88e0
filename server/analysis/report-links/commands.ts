import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { ReportQuestion } from '#contract/analysis/report-views.ts'
import type { OutgoingPage } from '#domain/reports/outgoing.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { hashOf } from '../../http/gate.ts'
import { demand } from '../../http/refusal.ts'

/** How many links of one person may hold in a club. */
const MOST_LINKS = 50

/** When a link was last opened is known to the minute. */
const OPENED_EVERY = '1 minute'

type NewLink = { user_id: number; page: OutgoingPage; question: ReportQuestion; days: number }

/**
 * A link with a token of 192 bits, which is kept as a hash only.
 * @throws Refusal report_link_limit beyond the links of one person that may hold
 */
export async function makeLink(
  db: Db,
  clubId: ClubId,
  { user_id, page, question, days }: NewLink,
): Promise<{ id: number; token: string }> {
  const { count } = await db
    .selectFrom('report_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('club_id', '=', clubId)
    .where('user_id', '=', user_id)
    .where('stopped_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  demand(count < MOST_LINKS, 'report_link_limit', { values: { max: MOST_LINKS } })
  const token = randomBytes(24).toString('base64url')
  const { id } = await db
    .insertInto('report_links')
    .values({
      club_id: clubId,
      user_id,
      page,
      question: JSON.stringify(question),
      token_hash: hashOf(token),
      expires_at: sql`now() + make_interval(days => ${days}::int)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await note(db, clubId, user_id, { action: 'report-link-made', subject: { id, page, days } })
  return { id, token }
}

/** It leads nowhere from now on. */
export async function stopLink(db: Db, clubId: ClubId, by: number, id: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('report_links')
    .set({ stopped_at: sql`now()` })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    await note(db, clubId, by, { action: 'report-link-stopped', subject: { ids: [id] } })
}

/** The club no longer shows reports outside: all of its links end for good. */
export async function stopAllLinks(db: Db, clubId: ClubId, by: number | null): Promise<void> {
  const stopped = await db
    .updateTable('report_links')
    .set({ stopped_at: sql`now()` })
    .where('club_id', '=', clubId)
    .where('stopped_at', 'is', null)
    .returning('id')
    .execute()
  const ids = stopped.map(({ id }) => id)
  await note(db, clubId, by, { action: 'report-link-stopped', subject: { ids } })
}

/** Notes that somebody has looked. */
export async function noteOpened(db: Db, clubId: ClubId, id: number): Promise<void> {
  await db
    .updateTable('report_links')
    .set({ opened_at: sql`now()` })
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('opened_at', 'is', null),
        eb('opened_at', '<', sql<string>`now() - ${OPENED_EVERY}::interval`),
      ]),
    )
    .execute()
}

type Noted = { action: 'report-link-made' | 'report-link-stopped'; subject: object }

async function note(
  db: Db,
  clubId: ClubId,
  user_id: number | null,
  { action, subject }: Noted,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ user_id, about_club: clubId, action, subject: JSON.stringify(subject) })
    .execute()
}
