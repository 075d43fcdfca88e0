import { performanceTestsChanged } from '#contract/events.ts'
import type * as contract from '#contract/analysis/performance-tests-import.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { record } from '../../events/record.ts'
import { noteHealthRead } from '../../people/privacy/open.ts'
import { noteImport } from './commands.ts'
import { judgeFile } from './import-tests.ts'
import { rememberNames } from './known-people.ts'
import { writeTests } from './imported-tests.ts'

export const testImportHandlers: Handlers<typeof contract> = {
  async importPerformanceTests(call) {
    const { db, clubId, viewer, body } = call
    const { reply, judged, chosen } = await judgeFile(call)
    const compared = judged.flatMap(({ written, version }) =>
      written && version > 0 ? [written.user_id] : [],
    )
    if (body.dry_run) {
      const user_ids = [...new Set(compared)]
      await noteHealthRead(db, clubId, viewer, { user_ids, read: 'tests' })
      return { data: reply }
    }
    const isOpen = reply.tests.some(({ outcome }) => ['unknown', 'unclear'].includes(outcome))
    demand(!isOpen, 'invalid', { fields: { choices: 'drv_names_open' } })
    demand(reply.state === body.state, 'changed_meanwhile')
    const of = (outcome: string) =>
      judged.flatMap(({ shown, written }) => (written && shown.outcome === outcome ? written : []))
    const [added, changed] = [of('new'), of('changed')]
    await rememberNames(db, clubId, chosen)
    await writeTests(db, clubId, viewer.user_id, { added, changed })
    const user_ids = [...new Set([...added, ...changed].map(({ user_id }) => user_id))]
    if (user_ids.length > 0) {
      await noteImport(db, clubId, viewer, { added: added.length, changed: changed.length })
      await record(db, performanceTestsChanged, {
        clubId,
        by: viewer,
        subject: user_ids,
        data: { user_ids },
      })
    }
    return { data: reply }
  },
}
