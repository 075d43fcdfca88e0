import type { ReportQuestion } from '#contract/analysis/report-views.ts'
import type { ReportPageName } from '#domain/reports/pages.ts'
import { isoWeekStart } from '#domain/time/week.ts'
import { makeLink } from '../analysis/report-links/commands.ts'
import { addMail, beginSending } from '../analysis/report-mails/commands.ts'
import { addView } from '../analysis/report-views/commands.ts'
import type { Demo } from './seed-clubs.ts'

const SUMMARY = 'training-summary'
/** What the head coach looks at every Monday. */
const VIEWS: readonly [ReportPageName, string, ReportQuestion][] = [
  [SUMMARY, 'Last week against the week before', { span: 'last-week', against: 'before' }],
  [SUMMARY, 'Four weeks by squad', { span: 'four-weeks', group: 'squad' }],
  ['rpe', 'Felt last week', { span: 'last-week', by: 'day' }],
  ['attendance', 'Who comes on which day', { by: 'weekday' }],
]

/**
 * Views of reports for everybody in the demo club; none opens by itself. The club shows people
 * outside how its training was attended, by a page that anybody with its address may look at, and a
 * coach gets the last view by mail.
 */
export async function seedReports({ db, club, coach, today }: Demo) {
  let view_id = 0
  for (const [page, name, question] of VIEWS)
    view_id = await addView(db, club, { page, name, question, user_id: coach, shared: true })
  await db.updateTable('clubs').set({ reports_outside: true }).where('id', '=', club).execute()
  const shared = { page: SUMMARY, question: { span: 'four-weeks' }, days: 90 } as const
  const { id, token } = await makeLink(db, club, { ...shared, user_id: coach })
  const to = { user_id: coach, sent_on: isoWeekStart(today) }
  const weekly = { view_id, rhythm: 'weekly', audience: 'self', squad_ids: [] } as const
  const mail = await addMail(db, club, { ...to, ...weekly })
  const code = await beginSending(db, club, { ...to, mail_id: mail })
  return { link: id, token, mail, code: code ?? '' }
}
