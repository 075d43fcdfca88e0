import { endpoint } from '../endpoint.ts'
import { data, Done, Id, IdParams, nullable, Strict, T, type Static } from '../schema.ts'

const access = { level: 'member', feature: 2 } as const

/**
 * The owner of the file and the place it belongs to: the caller's own and wherever it fits, if
 * nothing else is said.
 */
export const ImportTarget = {
  session_id: T.Optional(Id),
  user_id: T.Optional(Id),
  crew_id: T.Optional(Id),
}

export const Upload = T.Object({
  id: Id,
  name: T.String(),
  size: T.Integer(),
  /** Bytes received so far: where the next part begins. */
  offset: T.Integer(),
  session_id: nullable(Id),
  expires_at: T.String(),
  /** Once all is there and put together. */
  import_id: nullable(Id),
  duplicate: T.Boolean(),
})
export type Upload = Static<typeof Upload>

/** Bytes of a part; the last may be shorter. Smaller files are sent at once. */
export const UPLOAD_PART = 1_048_576

export const startUpload = endpoint({
  method: 'POST',
  path: 'uploads',
  access,
  summary:
    'Announce a file that is sent in parts, so that it goes on where it ' +
    'was after a lost connection',
  body: Strict({
    name: T.String({ minLength: 1, maxLength: 255 }),
    size: T.Integer({ minimum: 1, maximum: 104_857_600 }),
    ...ImportTarget,
  }),
  reply: data(Upload),
  status: 201,
})

export const getUpload = endpoint({
  method: 'GET',
  path: 'uploads/{id}',
  access,
  summary: 'How far an upload is, and the import it became',
  params: IdParams,
  reply: data(Upload),
})

export const sendPart = endpoint({
  method: 'POST',
  path: 'uploads/{id}/parts',
  access,
  summary: 'Send the next part; one that was received before changes nothing',
  params: IdParams,
  upload: Strict({ offset: T.Integer({ minimum: 0, maximum: 104_857_600 }) }),
  part: true,
  reply: data(Upload),
})

export const dropUpload = endpoint({
  method: 'DELETE',
  path: 'uploads/{id}',
  access,
  summary: 'Forget an upload that has not arrived in full',
  params: IdParams,
  reply: Done,
})
