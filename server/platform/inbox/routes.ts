import type * as contract from '#contract/platform/inbox.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { markRead } from './commands.ts'
import { noticesOf, unreadCounts } from './queries.ts'

const PAGE = 30

export const notificationHandlers: Handlers<typeof contract> = {
  async notifications({ db, viewer, query }) {
    const { page = 1, limit = PAGE, unread = false, ...filters } = query
    const asked = { ...filters, page, limit, unread }
    const { data, total } = await noticesOf(db, viewer.user_id, asked)
    return { data, meta: { page, limit, total } }
  },
  async unreadNotifications({ db, viewer, query }) {
    return unreadCounts(db, viewer.user_id, query.club_id ?? null)
  },
  async readNotification({ db, viewer, params }) {
    demand((await markRead(db, viewer.user_id, params.id)) !== false, 'not_found')
    return { data: { done: true } }
  },
  async readAllNotifications({ db, viewer }) {
    return { data: { read: (await markRead(db, viewer.user_id, 'all')) || 0 } }
  },
}
