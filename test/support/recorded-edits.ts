import * as contract from '#contract/recordings/imports.ts'
import type { CallInput } from '#contract/endpoint.ts'
import type { ClubId } from '../../server/db/client.ts'
import type { TestApp } from './app.ts'
import { rowingFile } from './factories.ts'
import type { As } from './http.ts'
import { storeFile } from './stored-activity.ts'

type Change = NonNullable<CallInput<typeof contract.editActivity>['body']>
/**
 * Whose recordings are changed, in which session, and by whom. It is called each time, since every
 * test has its own.
 */
type Owned = () => { app: TestApp; club: ClubId; owner: number; session: number; as: As }

/** Short recordings of an athlete, and the calls that change them. */
export function recordingsOf(owned: Owned) {
  const editor = async (id: number) => {
    const { app, as } = owned()
    return (await app.ask(contract.activityEditor, { params: { id } }, as)).data
  }
  return {
    /** Two minutes of rowing from a minute after six on. */
    rowed: async (minute = 5) => {
      const { app, club, owner, session } = owned()
      const bytes = rowingFile(new Date(Date.UTC(2026, 2, 2, 6, minute)), { seconds: 120 })
      return (await storeFile(app.db, club, { user_id: owner, session_id: session }, bytes))
        .activity_id
    },
    /** The activity a change makes besides, 0 where it makes none. */
    edit: async (id: number, body: Change) => {
      const { app, as } = owned()
      return (await app.ask(contract.editActivity, { params: { id }, body }, as)).data.other_id ?? 0
    },
    editor,
  }
}
