import type { Language } from '#contract/account.ts'
import type * as contract from '#contract/imports.ts'
import type { Import } from '#contract/imports.ts'
import { canUploadFor } from '#domain/rules/imports.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import type { ClubId, Db } from '../db/client.ts'
import type { Handlers } from '../http/mount.ts'
import { demand, Refusal } from '../http/refusal.ts'
import { seesAthlete } from '../privacy/facts.ts'
import { elsewhere, sessionFacts } from '../sessions/facts.ts'
import { answerImport, assignImport, queueImport } from './commands.ts'
import { importsOf, isActiveMember } from './queries.ts'

async function visibleImport(db: Db, clubId: ClubId, viewer: Viewer, id: number, language: Language): Promise<Import> {
  const { imports } = await importsOf(db, clubId, { id, limit: 1, offset: 0 }, language)
  const [one] = imports
  if (!one) throw await elsewhere(db, 'import', viewer, id)
  if (!(await seesAthlete(db, clubId, viewer, one.user_id))) throw new Refusal('not_found')
  return one
}

export const importHandlers: Handlers<typeof contract> = {
  async startImport({ db, clubId, viewer, upload, file }) {
    const userId = upload.user_id ?? viewer.user_id
    demand(canUploadFor(viewer, userId))
    if (upload.session_id !== undefined) await sessionFacts(db, clubId, viewer, upload.session_id)
    demand(await isActiveMember(db, clubId, userId), 'unknown_reference')
    return {
      data: await queueImport(db, clubId, { user_id: userId, uploaded_by: viewer.user_id, session_id: upload.session_id ?? null, file }),
    }
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
        seen_by: viewer.user_id,
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
  async assignImport({ db, clubId, viewer, params, body, language }) {
    const one = await visibleImport(db, clubId, viewer, params.id, language)
    demand(canUploadFor(viewer, one.user_id))
    demand(one.activities.length > 0, 'conflict')
    const facts = await sessionFacts(db, clubId, viewer, body.session_id)
    demand(!facts.is_event, 'scores_not_taken')
    await assignImport(db, clubId, params.id, body.session_id)
    return { data: { id: params.id, state: 'done' } }
  },
  async answerImport({ db, clubId, viewer, params, body, language }) {
    const one = await visibleImport(db, clubId, viewer, params.id, language)
    demand(canUploadFor(viewer, one.user_id))
    demand(await answerImport(db, clubId, params.id, body.date_order), 'conflict')
    return { data: { id: params.id, state: 'queued' } }
  },
}
