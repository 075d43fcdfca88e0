import type * as contract from '#contract/analysis/report-links.ts'
import type { PublicReport } from '#contract/analysis/report-links.ts'
import { daysAsked, hasMovingDays } from '#domain/reports/question.ts'
import { reportContext } from '#domain/reports/context.ts'
import { isOpenTo } from '#domain/rules/access.ts'
import {
  canLinkReports,
  canStopReportLink,
  seesAllReportLinks,
} from '#domain/rules/report-links.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Language } from '#domain/constants/languages.ts'
import { wordingsOf } from '#texts/wording.ts'
import { inTransaction, provenClub, type Pool } from '../../db/client.ts'
import type { Attempts } from '../../http/attempts.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { demandQuestion, PAGE_ACCESS, filterNames, outgoingReport } from '../reports/open.ts'
import { contextOfPerson, toViewer } from '../../http/gate.ts'
import { serverTexts } from '../../text/text.ts'
import { makeLink, stopLink, noteOpened } from './commands.ts'
import { allowsLinks, linkFacts, linksOf, openLink } from './queries.ts'

/**
 * What a token shows, by the rights that its maker has now. Where they may no longer show it, the
 * answer is that to a token nobody has.
 * @throws Refusal not_found, report_link_stopped or report_link_expired
 */
async function reportBehind(pool: Pool, token: string, language: Language): Promise<PublicReport> {
  const link = found(await inTransaction(pool, {}, (db) => openLink(db, token)))
  const { page, question, state, maker } = link
  const { club } = found(maker)
  const viewer = toViewer(found(maker))
  demand(isOpenTo(PAGE_ACCESS[page], viewer) && canLinkReports(viewer, true), 'not_found')
  demand(state !== 'stopped', 'report_link_stopped')
  demand(state !== 'expired', 'report_link_expired')
  const { time_zone, ...speaker } = found(club)
  const clubId = provenClub(link.club_id)
  const now = new Date()
  const today = dayIn(time_zone, now)
  const days = daysAsked(question, today, reportContext(viewer))
  const texts = serverTexts(language, wordingsOf(speaker))
  return inTransaction(pool, contextOfPerson(found(maker), viewer), async (db) => {
    const shown = { db, clubId, viewer, page, question, days, language, texts }
    const { title, group, earlier, table } = await outgoingReport({ ...shown, outsideOn: today })
    const filters = await filterNames({ db, clubId, texts }, question)
    await noteOpened(db, clubId, link.id)
    return {
      club_name: link.club_name,
      time_zone,
      title,
      ...days,
      earlier,
      moves: hasMovingDays(question),
      group,
      filters,
      as_of: now.toISOString(),
      expires_at: link.expires_at,
      table,
    }
  })
}

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
