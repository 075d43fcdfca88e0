import type { TaskList } from 'graphile-worker'
import type { ReportQuestion } from '#contract/analysis/report-views.ts'
import { isCoachLike, ROLE_IDS } from '#domain/constants/roles.ts'
import { mailDue, type MailRhythm } from '#domain/reports/mail-periods.ts'
import type { ReportPageName } from '#domain/reports/pages.ts'
import { canMailReports, type MailAudience } from '#domain/rules/report-mails.ts'
import { toLocal } from '#domain/time/zoned-time.ts'
import { inClub, inTransaction, provenClub, type ClubId, type Pool } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { contextOfPerson, toViewer, type PersonRow } from '../../http/gate.ts'
import type { MailSettings } from '../../mail/jobs.ts'
import { noteSent } from './commands.ts'
import { sendReport, type SentView } from './send-report.ts'
import { recipients, sentViews } from './statements.ts'

type Parts = { pool: Pool; mail: Pick<MailSettings, 'publicUrl'> }

/** Runs every hour, since it is six o’clock at some club every hour. */
export const reportMailTasks = ({ pool, mail }: Parts): TaskList => ({
  'send-report-mails': () => sendReportsDue(pool, mail.publicUrl),
})

const COACH_ROLES = ROLE_IDS.filter((role) => isCoachLike([role]))

/**
 * Sends what is due, each mail in a transaction that also notes it, so that none goes out twice. One
 * that fails keeps no other back; the job is then tried again.
 */
export async function sendReportsDue(
  pool: Pool,
  publicUrl: string,
  now = new Date(),
): Promise<void> {
  const { rows: clubs } = await pool.query<{ club_id: number; time_zone: string }>(
    'select club_id, time_zone from app.clubs_sending_reports()',
  )
  const failures: unknown[] = []
  for (const { club_id, time_zone } of clubs) {
    const clubId = provenClub(club_id)
    const views = await inClub(pool, clubId, (db) => run(db, sentViews, { club_id: clubId }))
    for (const { sent_on, ...view } of views) {
      const monday = mailDue(view.rhythm as MailRhythm, sent_on, toLocal(time_zone, now))
      if (monday === null) continue
      const sent: SentView = {
        ...view,
        rhythm: view.rhythm as MailRhythm,
        page: view.page as ReportPageName,
        question: view.question as ReportQuestion,
        monday,
      }
      const isOrdered = mayStillSend(view.maker as PersonRow | null, view.audience as MailAudience)
      const failed = isOrdered ? await sendToAll(pool, clubId, sent, publicUrl) : []
      failures.push(...failed)
      if (failed.length === 0)
        await inClub(pool, clubId, (db) => noteSent(db, clubId, view.id, monday))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'reports could not be sent')
}

const mayStillSend = (maker: PersonRow | null, audience: MailAudience): boolean =>
  maker !== null && canMailReports(toViewer(maker), audience)

/** What went wrong, mail by mail. */
async function sendToAll(
  pool: Pool,
  clubId: ClubId,
  view: SentView,
  publicUrl: string,
): Promise<unknown[]> {
  const asked = { club_id: clubId, id: view.id, coach_roles: COACH_ROLES, sent_on: view.monday }
  const people = await inClub(pool, clubId, (db) => run(db, recipients, asked))
  const failures: unknown[] = []
  for (const { person, ...recipient } of people) {
    const row = person as unknown as PersonRow
    const viewer = toViewer(row)
    const context = contextOfPerson(row, viewer)
    await inTransaction(pool, context, (db) =>
      sendReport({ db, clubId, publicUrl, view, viewer, person: row, ...recipient }),
    ).catch((error: unknown) => failures.push(error))
  }
  return failures
}
