import type { PublicReport } from '#contract/analysis/report-links.ts'
import type { Language } from '#domain/constants/languages.ts'
import { daysAsked, hasMovingDays } from '#domain/reports/question.ts'
import { reportContext } from '#domain/reports/context.ts'
import { isOpenTo } from '#domain/rules/access.ts'
import { canLinkReports } from '#domain/rules/report-links.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { wordingsOf } from '#texts/wording.ts'
import { inTransaction, provenClub, type Pool } from '../../db/client.ts'
import { contextOfPerson, toViewer } from '../../http/gate.ts'
import { demand, found } from '../../http/refusal.ts'
import { serverTexts } from '../../text/text.ts'
import { filterNames, outgoingReport, PAGE_ACCESS } from '../reports/open.ts'
import { noteOpened } from './commands.ts'
import { openLink } from './queries.ts'

/**
 * What a token shows, by the rights that its maker has now. Where they may no longer show it, the
 * answer is that to a token nobody has.
 * @throws Refusal not_found, report_link_stopped or report_link_expired
 */
export async function reportBehind(
  pool: Pool,
  token: string,
  language: Language,
): Promise<PublicReport> {
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
