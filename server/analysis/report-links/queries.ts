import { sql } from 'kysely'
import type { ReportLink } from '#contract/analysis/report-links.ts'
import type { ReportQuestion } from '#contract/analysis/report-views.ts'
import type { OutgoingPage } from '#domain/reports/outgoing.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { runForOne } from '../../db/statement.ts'
import { hashOf, type PersonRow } from '../../http/gate.ts'
import { openedLink } from './statements.ts'

const MOST_SHOWN = 200

/** Links that hold, the newest first: of one person, or of all. */
export async function linksOf(
  db: Db,
  clubId: ClubId,
  userId: number | null,
): Promise<ReportLink[]> {
  const rows = await db
    .selectFrom('report_links as l')
    .leftJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.id', 'l.page', 'l.question', 'l.created_at', 'l.expires_at', 'l.opened_at'])
    .select('u.full_name')
    .where('l.club_id', '=', clubId)
    .where('l.stopped_at', 'is', null)
    .where('l.expires_at', '>', sql<string>`now()`)
    .$if(userId !== null, (query) => query.where('l.user_id', '=', userId))
    .orderBy('l.id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(({ page, question, full_name, ...link }) => ({
    ...link,
    page: page as OutgoingPage,
    question: question as ReportQuestion,
    created_by: full_name ?? '',
  }))
}

/** Who made a link of the club. */
export const linkFacts = (
  db: Db,
  clubId: ClubId,
  id: number,
): Promise<{ user_id: number } | undefined> =>
  db
    .selectFrom('report_links')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether coaches of the club may let people outside see reports. */
export async function allowsLinks(db: Db, clubId: ClubId): Promise<boolean> {
  const club = await db
    .selectFrom('clubs')
    .select('reports_outside')
    .where('id', '=', clubId)
    .executeTakeFirst()
  return club?.reports_outside === true
}

/** What a token leads to, and what its maker is in the club now. */
export type OpenedLink = {
  club_id: number
  id: number
  page: OutgoingPage
  question: ReportQuestion
  expires_at: string
  club_name: string
  state: 'open' | 'stopped' | 'expired'
  maker: PersonRow | null
}

export async function openLink(db: Db, token: string): Promise<OpenedLink | null> {
  const { link } = await runForOne(db, openedLink, { hash: hashOf(token) })
  return link as OpenedLink | null
}
