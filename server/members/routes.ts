import type * as contract from '#contract/members.ts'
import { DEFAULT_MEMBER_FILTER, MEMBER_STATUS } from '#domain/constants/statuses.ts'
import type { Handlers } from '../http/mount.ts'
import { rawJson } from '../http/reply.ts'
import { clubUsersJson } from './queries.ts'

export const memberHandlers: Handlers<typeof contract> = {
  async clubUsers({ db, clubId, viewer, query }) {
    const statuses = query.status?.split(',').map(Number) ?? [...DEFAULT_MEMBER_FILTER]
    return rawJson(
      await clubUsersJson(db, clubId, {
        viewer_id: viewer.user_id,
        statuses: statuses.filter((status) => status !== MEMBER_STATUS.left),
        page: query.page ?? 1,
        limit: query.limit ?? 1000,
        include: new Set(query.include?.split(',')),
      }),
    )
  },
}
