import type * as contract from '#contract/analysis/report-links.ts'
import { daysAsked } from '#domain/reports/question.ts'
import { reportContext } from '#domain/reports/context.ts'
import { isOpenTo } from '#domain/rules/access.ts'
import {
  canLinkReports,
  canStopReportLink,
  seesAllReportLinks,
} from '#domain/rules/report-links.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Pool } from '../../db/client.ts'
import type { Attempts } from '../../http/attempts.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { demandQuestion, PAGE_ACCESS } from '../reports/open.ts'
import { makeLink, stopLink } from './commands.ts'
import { reportBehind } from './opened.ts'
import { allowsLinks, linkFacts, linksOf } from './queries.ts'

type Parts = { pool: Pool; publicUrl: string; attempts: Attempts; perMinute: number }

/** Reports are worked out for each who looks, so an address does not look all the time. */
const lookedAt = (from: string, perMinute: number) => ({
  of: `reports looked at by ${from}`,
  most: perMinute,
  window_s: 60,
})

export const reportLinkHandlers = ({
  pool,
  publicUrl,
  attempts,
  perMinute,
}: Parts): Handlers<typeof contract> => ({
  async reportLinks({ db, clubId, viewer }) {
    const whose = seesAllReportLinks(viewer) ? null : viewer.user_id
    const links = await linksOf(db, clubId, whose)
    return { data: { allowed: await allowsLinks(db, clubId), links } }
  },
  async makeReportLink({ db, clubId, viewer, body, timeZone }) {
    const { page, question, days } = body
    demand(isOpenTo(PAGE_ACCESS[page], viewer))
    demand(canLinkReports(viewer, await allowsLinks(db, clubId)), 'links_not_allowed')
    const today = dayIn(timeZone, new Date())
    const asked = daysAsked(question, today, reportContext(viewer))
    demandQuestion(page, viewer, question, asked)
    const { user_id } = viewer
    const { id, token } = await makeLink(db, clubId, { user_id, page, question, days })
    return { data: { id, url: `${publicUrl}/public/report/${token}` } }
  },
  async stopReportLink({ db, clubId, viewer, params }) {
    const link = found(await linkFacts(db, clubId, params.id))
    demand(canStopReportLink(viewer, link), 'not_found')
    await stopLink(db, clubId, viewer.user_id, params.id)
    return { data: { done: true } }
  },
  publicReport: {
    async prepare({ params, ip, language }) {
      const retry_after = await attempts.take([lookedAt(ip, perMinute)])
      if (retry_after > 0) throw new Refusal('too_many_requests', { retry_after })
      const data = await reportBehind(pool, params.token, language)
      return async () => ({ data })
    },
  },
})
