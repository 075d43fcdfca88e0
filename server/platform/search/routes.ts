import type * as contract from '#contract/platform/search.ts'
import { FOUND_KINDS } from '#contract/platform/search.ts'
import { daysMeant } from '#domain/search/dates.ts'
import { wordsOf } from '#domain/search/fold.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Handlers } from '../../http/mount.ts'
import { found } from './found.ts'

const A_FEW = 6

export const searchHandlers: Handlers<typeof contract> = {
  async search({ db, clubId, viewer, query: { query, kind, limit = A_FEW }, timeZone }) {
    const days = daysMeant(query, dayIn(timeZone, new Date()))
    const asked = { clubId, viewer, words: wordsOf(query), days, timeZone, limit }
    return { data: await found(db, asked, kind === undefined ? FOUND_KINDS : [kind]) }
  },
}
