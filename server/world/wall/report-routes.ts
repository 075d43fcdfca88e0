import type * as contract from '#contract/world/wall-reports.ts'
import type { Handlers } from '../../http/mount.ts'
import { demandSettling, report, reportsOf, settle } from './reports.ts'

export const wallReportHandlers: Handlers<typeof contract> = {
  async reportOnWall({ db, clubId, viewer, body }) {
    await report(db, clubId, viewer, body)
    return { data: { done: true } }
  },
  async wallReports({ db, clubId, viewer, query: { page = 1, limit = 50 } }) {
    demandSettling(viewer)
    const { reports, total } = await reportsOf(db, clubId, viewer, { page, limit })
    return { data: reports, meta: { page, limit, total } }
  },
  async settleWallReport({ db, clubId, viewer, params }) {
    demandSettling(viewer)
    return { data: { settled_at: await settle(db, clubId, viewer, params.id) } }
  },
}
