import type * as contract from '#contract/analysis/report-mails.ts'
import { isReportPage } from '#domain/reports/pages.ts'
import { lastMailDay } from '#domain/reports/mail-periods.ts'
import { isOpenTo } from '#domain/rules/access.ts'
import {
  canMailReports,
  canStopReportMails,
  seesAllReportMails,
} from '#domain/rules/report-mails.ts'
import { canOpenView } from '#domain/rules/report-views.ts'
import { toLocal } from '#domain/time/zoned-time.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { PAGE_ACCESS } from '../reports/open.ts'
import { viewFacts } from '../report-views/open.ts'
import { addMail, deleteMail } from './commands.ts'
import { hasSquads, mailFacts, mailsOf, stopByCode } from './queries.ts'

const DONE = { data: { done: true } }

export const reportMailHandlers: Handlers<typeof contract> = {
  async reportMails({ db, clubId, viewer }) {
    return { data: await mailsOf(db, clubId, viewer.user_id, seesAllReportMails(viewer)) }
  },
  async sendReportMails({ db, clubId, viewer, body, timeZone }) {
    const { view_id, rhythm, audience, squad_ids = [] } = body
    demand(canMailReports(viewer, audience))
    const view = found(await viewFacts(db, clubId, view_id))
    demand(canOpenView(viewer, view), 'not_found')
    // Lists of tests are kept too, and not sent.
    const { page } = view
    if (!isReportPage(page)) throw new Refusal('unknown_reference', { fields: { view_id: null } })
    demand(isOpenTo(PAGE_ACCESS[page], viewer))
    const fits = (audience === 'coaches') === squad_ids.length > 0
    demand(fits && (await hasSquads(db, clubId, squad_ids)), 'unknown_reference', {
      fields: { squad_ids: null },
    })
    const sent_on = lastMailDay(rhythm, toLocal(timeZone, new Date()))
    const { user_id } = viewer
    const mail = { user_id, view_id, rhythm, audience, squad_ids, sent_on }
    return { data: { id: await addMail(db, clubId, mail) } }
  },
  async stopReportMails({ db, clubId, viewer, params }) {
    const mail = found(await mailFacts(db, clubId, params.id))
    demand(canStopReportMails(viewer, mail), 'not_found')
    await deleteMail(db, clubId, params.id)
    return DONE
  },
  async stoppedReportMails({ db, params }) {
    return { data: found(await stopByCode(db, params.code, null)) }
  },
  async refuseReportMails({ db, params, body }) {
    return { data: found(await stopByCode(db, params.code, body.stopped)) }
  },
  async refuseReportMailsOneClick({ db, params }) {
    found(await stopByCode(db, params.code, true))
    return DONE
  },
}
