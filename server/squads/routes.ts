import type * as contract from '#contract/squads.ts'
import type { Handlers } from '../http/mount.ts'
import { rawJson } from '../http/reply.ts'
import { squadPage } from './queries.ts'

export const squadHandlers: Handlers<typeof contract> = {
  async squads({ db, clubId, query }) {
    const { page = 1, limit = 1000 } = query
    return rawJson(await squadPage(db, clubId, { page, limit, include: new Set(query.include?.split(',')) }))
  },
}
