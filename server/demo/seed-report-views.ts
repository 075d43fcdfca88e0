import type { ReportQuestion } from '#contract/analysis/report-views.ts'
import type { ReportPageName } from '#domain/reports/pages.ts'
import type { Db } from '../db/client.ts'
import { isoWeekStart } from '#domain/time/week.ts'
import { makeLink } from '../analysis/report-links/commands.ts'
import { addMail, beginSending } from '../analysis/report-mails/commands.ts'
import { addView } from '../analysis/report-views/commands.ts'
import type { DemoClubs } from './seed-clubs.ts'

type View = { page: ReportPageName; name: string; question: ReportQuestion }

/** What the head coach looks at every Monday. */
const VIEWS: readonly View[] = [
  {
    page: 'training-summary',
    name: 'Last week against the week before',
    question: { span: 'last-week', against: 'before' },
  },
  {
    page: 'training-summary',
    name: 'Four weeks by squad',
    question: { span: 'four-weeks', group: 'squad' },
  },
  { page: 'rpe', name: 'Felt last week', question: { span: 'last-week', by: 'day' } },
  { page: 'attendance', name: 'Who comes on which day', question: { by: 'weekday' } },
]

/** A page that anybody with its address may look at, and a report that a coach gets by mail. */
export type DemoReportLink = { link: number; token: string; mail: number; code: string }

/** The demo club shows how its training was attended to people outside. */
export async function seedReportLink(
  db: Db,
  { club, coaches, today }: DemoClubs,
): Promise<DemoReportLink> {
  await db.updateTable('clubs').set({ reports_outside: true }).where('id', '=', club).execute()
  const user_id = coaches[0]?.id ?? 0
  const { id, token } = await makeLink(db, club, {
    user_id,
    page: 'training-summary',
    question: { span: 'four-weeks' },
    days: 90,
  })
  const { view } = await db
    .selectFrom('report_views')
    .select((eb) => eb.fn.max('id').as('view'))
    .where('club_id', '=', club)
    .where('page', '=', 'attendance')
    .executeTakeFirstOrThrow()
  const sent_on = isoWeekStart(today)
  const mail = await addMail(db, club, {
    user_id,
    view_id: view,
    rhythm: 'weekly',
    audience: 'self',
    squad_ids: [],
    sent_on,
  })
  const code = await beginSending(db, club, { mail_id: mail, user_id, sent_on })
  return { link: id, token, mail, code: code ?? '' }
}

/** Views of reports for everybody in the demo club; none opens by itself. */
export async function seedReportViews(db: Db, { club, coaches }: DemoClubs): Promise<void> {
  for (const view of VIEWS)
    await addView(db, club, { ...view, user_id: coaches[0]?.id ?? 0, shared: true })
}
