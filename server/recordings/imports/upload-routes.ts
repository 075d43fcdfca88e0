import type * as contract from '#contract/recordings/uploads.ts'
import { canRecordCrew, canUploadFor } from '#domain/rules/imports.ts'
import { takesResults } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { oneCrew } from '../../boats/crews/open.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demandRoom } from '../../files/held-files.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { sessionFacts } from '../../planning/session-facts/open.ts'
import { addPart, createUpload, dropUpload, isActiveMember, ownUpload } from './uploads.ts'

type Target = {
  session_id?: number | undefined
  user_id?: number | undefined
  crew_id?: number | undefined
}
type Aim = { user_id: number; session_id: number | null; crew_id: number | null }

/**
 * Whose a file is and where it goes, once all of it has been checked. A crew determines its
 * session.
 */
export async function targetOf(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  target: Target,
): Promise<Aim> {
  const user_id = target.user_id ?? viewer.user_id
  demand(canUploadFor(viewer, user_id))
  const crew =
    target.crew_id === undefined ? null : await oneCrew(db, clubId, viewer, target.crew_id)
  demand(
    !crew ||
      (crew.session_id !== null && crew.session_id === (target.session_id ?? crew.session_id)),
    'unknown_reference',
  )
  demand(!crew || canRecordCrew(viewer, crew), 'crew_of_others')
  const session_id = target.session_id ?? crew?.session_id ?? null
  if (session_id !== null)
    demand(takesResults(await sessionFacts(db, clubId, viewer, session_id)), 'scores_not_taken')
  demand(await isActiveMember(db, clubId, user_id), 'unknown_reference')
  return { user_id, session_id, crew_id: crew?.id ?? null }
}

export const uploadHandlers: Handlers<typeof contract> = {
  async startUpload({ db, clubId, viewer, body }) {
    const { user_id, ...aim } = await targetOf(db, clubId, viewer, body)
    await demandRoom(db, { club_id: clubId, user_id: viewer.user_id }, body.size)
    return {
      data: await createUpload(db, clubId, {
        user_id: viewer.user_id,
        owner_id: user_id,
        name: body.name,
        size: body.size,
        ...aim,
      }),
    }
  },
  async getUpload({ db, clubId, viewer, params }) {
    return { data: found(await ownUpload(db, clubId, viewer.user_id, params.id)) }
  },
  sendPart: {
    async authorize({ db, clubId, viewer, params, upload }) {
      const known = found(await ownUpload(db, clubId, viewer.user_id, params.id))
      demand(upload.offset <= known.offset, 'conflict')
    },
    async handle({ db, clubId, viewer, params, upload, file }) {
      const known = found(await ownUpload(db, clubId, viewer.user_id, params.id, true))
      // Sent once more because its answer was lost on the way.
      if (upload.offset < known.offset) return { data: known }
      demand(upload.offset === known.offset, 'conflict')
      demand(file.size > 0 && known.offset + file.size <= known.size, 'too_large')
      return { data: await addPart(db, clubId, known, file) }
    },
  },
  async dropUpload({ db, clubId, viewer, params }) {
    found(await ownUpload(db, clubId, viewer.user_id, params.id, true))
    await dropUpload(db, clubId, params.id)
    return { data: { done: true } }
  },
}
