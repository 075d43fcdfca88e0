import type * as contract from '#contract/analysis/report-views.ts'
import type { ViewQuestion } from '#contract/analysis/report-views.ts'
import { isProfilePage, NAMING_PEOPLE } from '#domain/reports/pages.ts'
import { canChangeView, canOpenView, canShareViews } from '#domain/rules/report-views.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { addView, changeView, chooseView, deleteView, forgetChoice } from './commands.ts'
import { viewFacts, viewsFor } from './queries.ts'

/** Refuses people in a view that serves the profile of everybody. */
function demandNobody(page: string, question: ViewQuestion = {}): void {
  if (!isProfilePage(page)) return
  const named = NAMING_PEOPLE.find((name) => question[name] !== undefined)
  demand(named === undefined, 'unknown_reference', { fields: { [`question.${named}`]: null } })
}

const DONE = { data: { done: true } }

export const reportViewHandlers: Handlers<typeof contract> = {
  async reportViews({ db, clubId, viewer }) {
    return { data: await viewsFor(db, clubId, viewer) }
  },
  async saveReportView({ db, clubId, viewer, body }) {
    const { is_default = false, shared = false, ...view } = body
    const { user_id } = viewer
    demand(!shared || canShareViews(viewer))
    demandNobody(view.page, view.question)
    const id = await addView(db, clubId, { ...view, shared, user_id })
    if (is_default) await chooseView(db, clubId, { user_id, page: view.page, view_id: id })
    return { data: { id } }
  },
  async changeReportView({ db, clubId, viewer, params, body }) {
    const view = found(await viewFacts(db, clubId, params.id))
    demand(canOpenView(viewer, view), 'not_found')
    demand(canChangeView(viewer, view))
    demand(body.shared !== true || view.shared || canShareViews(viewer))
    demandNobody(view.page, body.question)
    await changeView(db, clubId, params.id, body)
    return DONE
  },
  async chooseReportView({ db, clubId, viewer, params, body }) {
    const view = found(await viewFacts(db, clubId, params.id))
    demand(canOpenView(viewer, view), 'not_found')
    const choice = { user_id: viewer.user_id, page: view.page, view_id: params.id }
    await (body.is_default ? chooseView : forgetChoice)(db, clubId, choice)
    return DONE
  },
  async deleteReportView({ db, clubId, viewer, params }) {
    const view = found(await viewFacts(db, clubId, params.id))
    demand(canOpenView(viewer, view), 'not_found')
    demand(canChangeView(viewer, view))
    await deleteView(db, clubId, params.id)
    return DONE
  },
}
