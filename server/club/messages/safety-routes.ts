import type * as contract from '#contract/club/messages-safety.ts'
import { hasPermission } from '#domain/rules/viewer.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { block, demandWelfare, report, reportsOf, settleReport, unblock } from './blocks.ts'

const done = { data: { done: true } }

export const messageSafetyHandlers: Handlers<typeof contract> = {
  async blockPerson({ db, clubId, viewer, body }) {
    await block(db, clubId, viewer, body.user_id)
    return done
  },
  async unblockPerson({ db, clubId, viewer, params }) {
    demand(await unblock(db, clubId, viewer, params.id), 'not_found')
    return done
  },
  async reportMessage({ db, clubId, viewer, params, body }) {
    await report(db, clubId, viewer, { ...params, ...body })
    return done
  },
  async messageReports({ db, clubId, viewer, query }) {
    const { page = 1, limit = 50 } = query
    await demandWelfare(db, viewer)
    const opens = hasPermission(viewer, 'welfare')
    const { reports, total } = await reportsOf(db, clubId, { page, limit, opens })
    return { data: reports, meta: { page, limit, total } }
  },
  async settleReport({ db, clubId, viewer, params }) {
    await demandWelfare(db, viewer)
    const settled_at = await settleReport(db, 'message_reports', { clubId, viewer, ...params })
    return { data: { settled_at } }
  },
}
