import type * as contract from '#contract/analysis/performance-tests-breaths.ts'
import { readBreathFile } from '#domain/performance-tests/breath-file.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { noteHealthRead } from '../../people/privacy/open.ts'
import { breathsOf, dropBreaths, keepBreaths } from './breaths.ts'
import { noteChanged } from './commands.ts'
import { faultTexts } from './fault-texts.ts'
import { seenTest, testedPerson } from './queries.ts'

/** Faults that one message has room for. */
const FAULTS_SAID = 20

export const testBreathHandlers: Handlers<typeof contract> = {
  async testBreaths({ db, clubId, viewer, params }) {
    const { user_id } = found(await seenTest(db, clubId, viewer, params.id))
    await noteHealthRead(db, clubId, viewer, { user_ids: [user_id], read: 'tests' })
    return { data: await breathsOf(db, clubId, params.id) }
  },
  async saveTestBreaths({ db, clubId, viewer, params, body, language }) {
    const test = found(await seenTest(db, clubId, viewer, params.id))
    demand(test.can_write)
    const { consents } = found(await testedPerson(db, clubId, viewer, test))
    demand(consents, 'consent_missing')
    demand(test.kind === 'vo2', 'invalid', { fields: { file: 'drv_not_vo2' } })
    const file = readBreathFile(body.file)
    if (typeof file === 'string') throw new Refusal('invalid', { fields: { file: `drv_${file}` } })
    const faults = faultTexts(file.faults.slice(0, FAULTS_SAID), language)
    demand(faults.length === 0, 'invalid', {
      errors: {
        file: faults.map(
          ({ line, column, message }) => `${line}${column ? ` · ${column}` : ''}: ${message}`,
        ),
      },
    })
    await keepBreaths(db, clubId, params.id, file.breaths)
    await noteChanged(db, clubId, viewer, [test.user_id])
    return { data: { done: true } }
  },
  async deleteTestBreaths({ db, clubId, viewer, params }) {
    const test = found(await seenTest(db, clubId, viewer, params.id))
    demand(test.can_write)
    await dropBreaths(db, clubId, params.id)
    await noteChanged(db, clubId, viewer, [test.user_id])
    return { data: { done: true } }
  },
}
