import type * as contract from '#contract/club/wall-reports.ts'
import type { Handlers } from '../../http/mount.ts'
import { settleReport } from '../messages/open.ts'
import { demandSettling, report, reportsOf } from './reports.ts'

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
    const settled_at = await settleReport(db, 'wall_reports', { clubId, viewer, ...params })
    return { data: { settled_at } }
  },
}
