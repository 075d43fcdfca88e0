import type * as contract from '#contract/analysis/performance-tests.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { noteHealthRead } from '../../people/privacy/open.ts'
import { deleteTest, saveTest } from './commands.ts'
import { seenTest, testedPerson } from './queries.ts'

export const performanceTestHandlers: Handlers<typeof contract> = {
  async performanceTest({ db, clubId, viewer, params }) {
    const test = found(await seenTest(db, clubId, viewer, params.id))
    await noteHealthRead(db, clubId, viewer, { user_ids: [test.user_id], read: 'tests' })
    return { data: test }
  },
  async savePerformanceTest({ db, clubId, viewer, body, timeZone }) {
    const { consents } = found(await testedPerson(db, clubId, viewer, body))
    demand(consents, 'consent_missing')
    demand(body.day <= dayIn(timeZone, new Date()), 'invalid', { fields: { day: 'until_today' } })
    return { data: await saveTest(db, clubId, viewer, body) }
  },
  async deletePerformanceTest({ db, clubId, viewer, params }) {
    await deleteTest(db, clubId, viewer, params.id)
    return { data: { done: true } }
  },
}
