import { sql } from 'kysely'
import type { ReportMail, StoppedReportMails } from '#contract/analysis/report-mails.ts'
import type { MailRhythm } from '#domain/reports/mail-periods.ts'
import type { ReportPageName } from '#domain/reports/pages.ts'
import type { MailAudience } from '#domain/rules/report-mails.ts'
import { anyOf } from '../../db/any-of.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { runForOne } from '../../db/statement.ts'
import { hashOf } from '../../http/gate.ts'
import { stopBehindCode } from './statements.ts'

const MOST_SHOWN = 200

const NAMES = sql<string[]>`coalesce(array_agg(q.name order by q.name collate names), '{}')`

/**
 * What is sent, the newest first: by one person, or by all. A private view of somebody else goes
 * without its name.
 */
export async function mailsOf(
  db: Db,
  clubId: ClubId,
  asking: number,
  ofAll: boolean,
): Promise<ReportMail[]> {
  const rows = await db
    .selectFrom('report_mails as r')
    .innerJoin('report_views as v', (join) =>
      join.onRef('v.club_id', '=', 'r.club_id').onRef('v.id', '=', 'r.view_id'),
    )
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('users as o', 'o.id', 'v.user_id')
    .leftJoin('report_mail_stops as s', (join) =>
      join
        .onRef('s.club_id', '=', 'r.club_id')
        .onRef('s.mail_id', '=', 'r.id')
        .on('s.user_id', '=', asking),
    )
    .select(['r.id', 'r.rhythm', 'r.audience', 'v.id as view_id', 'v.name', 'v.page'])
    .select(['v.user_id', 'v.shared', 'o.full_name as owner'])
    .select(['u.full_name', 's.user_id as stopped_by'])
    .select((eb) =>
      eb
        .selectFrom('squads as q')
        .select(NAMES.as('names'))
        .whereRef('q.club_id', '=', 'r.club_id')
        .where(sql<boolean>`q.id = any (r.squad_ids)`)
        .as('squads'),
    )
    .where('r.club_id', '=', clubId)
    .$if(!ofAll, (query) => query.where('r.user_id', '=', asking))
    .orderBy('r.id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(({ id, rhythm, audience, view_id, name, page, ...row }) => ({
    id,
    view: {
      id: view_id,
      name: row.shared || row.user_id === asking ? name : null,
      page: page as ReportPageName,
      owner: row.owner ?? '',
    },
    rhythm: rhythm as MailRhythm,
    audience: audience as MailAudience,
    squads: row.squads ?? [],
    created_by: row.full_name ?? '',
    is_stopped: row.stopped_by !== null,
  }))
}

/** Who made a subscription of the club. */
export const mailFacts = (
  db: Db,
  clubId: ClubId,
  id: number,
): Promise<{ user_id: number } | undefined> =>
  db
    .selectFrom('report_mails')
    .select('user_id')
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Whether the club has all of these squads. */
export async function hasSquads(db: Db, clubId: ClubId, ids: readonly number[]): Promise<boolean> {
  const rows = await db
    .selectFrom('squads')
    .select('id')
    .where('club_id', '=', clubId)
    .where('id', '=', anyOf(ids))
    .execute()
  return rows.length === ids.length
}

/** What the code in a mail is about; `stops` says what its owner wants, null that they look. */
export async function stopByCode(
  db: Db,
  code: string,
  stops: boolean | null,
): Promise<StoppedReportMails | null> {
  const { found } = await runForOne(db, stopBehindCode, { hash: hashOf(code), stops })
  return found as StoppedReportMails | null
}
