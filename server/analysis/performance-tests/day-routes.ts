import type * as contract from '#contract/analysis/performance-tests-days.ts'
import { addDays } from '#domain/time/week.ts'
import { dayIn, toInstant } from '#domain/time/zoned-time.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { noteHealthReads } from '../../people/privacy/open.ts'
import { testDay, testRecordings } from './people.ts'
import { writeTests } from './store.ts'

export const performanceTestDayHandlers: Handlers<typeof contract> = {
  async performanceTestDay({ db, clubId, viewer, query }) {
    const people = await testDay(db, clubId, viewer, query)
    const user_ids = people.filter(({ test }) => test).map(({ user_id }) => user_id)
    await noteHealthReads(db, clubId, viewer.user_id, { user_ids, read: 'tests' })
    return { data: { people } }
  },
  async writePerformanceTests({ db, clubId, viewer, body, timeZone }) {
    demand(body.day <= dayIn(timeZone, new Date()), 'invalid', { fields: { day: 'until_today' } })
    return { data: { conflicts: await writeTests(db, clubId, viewer, body) } }
  },
  async testRecordings({ db, clubId, viewer, query, timeZone }) {
    const until = toInstant(timeZone, { day: addDays(query.day, 1), time: '00:00' })
    const recordings = await testRecordings(db, clubId, viewer, { user_id: query.user_id, until })
    return { data: { recordings } }
  },
}
