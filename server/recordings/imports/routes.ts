import type * as contract from '#contract/recordings/imports.ts'
import type { Import } from '#contract/recordings/imports.ts'
import type { Language } from '#domain/constants/languages.ts'
import { canUploadFor } from '#domain/rules/imports.ts'
import { takesResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { elsewhere } from '../../http/elsewhere.ts'
import { seatsToKeep } from '../telemetry/open.ts'
import { assignImport, ignoreImport, sessionOfImport } from './assign-import.ts'
import { deleteImport } from './delete-import.ts'
import { editHandlers } from './edit-routes.ts'
import { boatsLeaving } from './edit-seats.ts'
import { importsOf, peopleInImport } from './queries.ts'
import { answerImport, queueImport } from './queue.ts'
import { targetOf } from './upload-routes.ts'

async function visibleImport(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  id: number,
  language: Language,
): Promise<Import> {
  const chosen = { id, seen_by: viewer, limit: 1, offset: 0 }
  const { imports } = await importsOf(db, clubId, chosen, language)
  const [one] = imports
  if (!one) throw await elsewhere(db, 'import', viewer, id)
  return one
}

type ImportCall = {
  db: Db
  clubId: ClubId
  viewer: Viewer
  params: { id: number }
  language: Language
}

/**
 * An import the viewer may do something with: their own, or as a coach that of an athlete they see.
 * The same holds for everybody to whom a recording in it was given.
 */
async function importToChange({
  db,
  clubId,
  viewer,
  params,
  language,
}: ImportCall): Promise<Import> {
  const one = await visibleImport(db, clubId, viewer, params.id, language)
  demand(canUploadFor(viewer, one.user_id))
  for (const { user_id, seen } of await peopleInImport(db, clubId, viewer, params.id))
    demand(seen && canUploadFor(viewer, user_id), 'not_yours')
  return one
}

export const importHandlers: Handlers<typeof contract> = {
  ...editHandlers,
  startImport: {
    authorize: async ({ db, clubId, viewer, upload }) =>
      void (await targetOf(db, clubId, viewer, upload)),
    async handle({ db, clubId, viewer, upload, file }) {
      const aim = await targetOf(db, clubId, viewer, upload)
      return { data: await queueImport(db, clubId, { ...aim, uploaded_by: viewer.user_id, file }) }
    },
  },
  async getImport({ db, clubId, viewer, params, language }) {
    return { data: await visibleImport(db, clubId, viewer, params.id, language) }
  },
  async listImports({ db, clubId, viewer, query, language }) {
    const { page = 1, limit = 20, session_id, state } = query
    if (session_id !== undefined) await sessionFacts(db, clubId, viewer, session_id)
    const { imports, total } = await importsOf(
      db,
      clubId,
      {
        seen_by: viewer,
        ...(session_id === undefined && { user_id: viewer.user_id }),
        session_id,
        state,
        limit,
        offset: (page - 1) * limit,
      },
      language,
    )
    return { data: imports, meta: { page, limit, total } }
  },
  async assignImport(call) {
    const { db, clubId, viewer, params, body } = call
    const { activities } = await importToChange(call)
    demand(activities.length > 0, 'conflict')
    const facts = await sessionFacts(db, clubId, viewer, body.session_id)
    demand(takesResults(facts), 'scores_not_taken')
    const seats = await seatsToKeep(db, clubId, { ids: boatsLeaving(activities) })
    await assignImport(db, clubId, params.id, body.session_id, seats)
    return { data: { id: params.id, state: 'done' } }
  },
  async answerImport(call) {
    const { db, clubId, params, body } = call
    await importToChange(call)
    demand(await answerImport(db, clubId, params.id, body.date_order), 'conflict')
    return { data: { id: params.id, state: 'queued' } }
  },
  async ignoreImport(call) {
    demand((await importToChange(call)).state === 'needs-assignment', 'conflict')
    await ignoreImport(call.db, call.clubId, call.params.id)
    return { data: { id: call.params.id, state: 'done' } }
  },
  async sessionOfImport(call) {
    const { db, clubId, params, body, language } = call
    const one = await importToChange(call)
    demand(
      one.activities.some(
        ({ session_id, merged_into }) => session_id === null && merged_into === null,
      ),
      'conflict',
    )
    const session_id = await sessionOfImport(db, clubId, params.id, {
      user_id: one.user_id,
      language,
      start_date: body.start_date ?? null,
    })
    return { data: { id: params.id, state: 'done', session_id } }
  },
  async deleteImport(call) {
    const { db, clubId, viewer, params } = call
    const one = await importToChange(call)
    demand(one.state !== 'reading', 'conflict')
    await deleteImport(db, clubId, params.id, viewer.user_id)
    return { data: { done: true } }
  },
}
