import type { ViewQuestion, ReportView } from '#contract/analysis/report-views.ts'
import type { ViewPageName } from '#domain/reports/pages.ts'
import { canChangeView, type ViewFacts } from '#domain/rules/report-views.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { byAlphabet } from '../../db/by-alphabet.ts'
import type { ClubId, Db } from '../../db/client.ts'

/** The views somebody may open, by name. */
export async function viewsFor(db: Db, clubId: ClubId, viewer: Viewer): Promise<ReportView[]> {
  const rows = await db
    .selectFrom('report_views as v')
    .leftJoin('report_view_defaults as d', (join) =>
      join
        .onRef('d.club_id', '=', 'v.club_id')
        .onRef('d.view_id', '=', 'v.id')
        .on('d.user_id', '=', viewer.user_id),
    )
    .select(['v.id', 'v.user_id', 'v.page', 'v.name', 'v.question', 'v.shared', 'd.view_id'])
    .where('v.club_id', '=', clubId)
    .where((eb) => eb.or([eb('v.shared', '=', true), eb('v.user_id', '=', viewer.user_id)]))
    .orderBy('v.name', byAlphabet)
    .orderBy('v.id')
    .execute()
  return rows.map(({ user_id, page, question, view_id, ...view }) => ({
    ...view,
    page: page as ViewPageName,
    question: question as ViewQuestion,
    can_change: canChangeView(viewer, { user_id, shared: view.shared }),
    is_default: view_id !== null,
  }))
}

export const viewFacts = (
  db: Db,
  clubId: ClubId,
  id: number,
): Promise<(ViewFacts & { page: string }) | undefined> =>
  db
    .selectFrom('report_views')
    .select(['user_id', 'shared', 'page'])
    .where('club_id', '=', clubId)
    .where('id', '=', id)
    .executeTakeFirst()
