import type * as contract from '#contract/club/guardians-messages.ts'
import { documentType } from '#domain/wall/documents.ts'
import type { FileStore } from '../../files/store.ts'
import type { Child } from '../../http/child.ts'
import type { Handlers } from '../../http/mount.ts'
import { found } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import {
  markReadByGuardian,
  messageIn,
  messagesOf,
  threadOfChild,
  threadsOfChild,
  type Guarded,
} from '../messages/open.ts'

type Caller = { viewer: { user_id: number }; child: Child }

const guardedBy = ({ viewer, child }: Caller): Guarded => ({
  child_id: child.user_id,
  guardian_id: viewer.user_id,
  since: child.since,
})

export const guardianMessageHandlers = (files: FileStore): Handlers<typeof contract> => ({
  async childThreads({ db, clubId, viewer, child }) {
    return { data: await threadsOfChild(db, clubId, guardedBy({ viewer, child })) }
  },
  async childMessages({ db, clubId, viewer, child, params, query }) {
    const { before, limit = 50 } = query
    const thread = await threadOfChild(db, clubId, guardedBy({ viewer, child }), params.id)
    const asked = { viewer_id: viewer.user_id, child_id: child.user_id, before, limit, words: [] }
    const { messages, has_older } = await messagesOf(db, clubId, thread, asked)
    return { data: messages, meta: { has_older, read_number: thread.read_number ?? 0 } }
  },
  async childMessagePhoto({ db, clubId, viewer, child, params }) {
    const thread = await threadOfChild(db, clubId, guardedBy({ viewer, child }), params.id)
    const { photo } = found(await messageIn(db, clubId, thread, params.number))
    return fileReply('photo.webp', await files.read(found(photo)))
  },
  async childMessageFile({ db, clubId, viewer, child, params }) {
    const thread = await threadOfChild(db, clubId, guardedBy({ viewer, child }), params.id)
    const { file, file_name } = found(await messageIn(db, clubId, thread, params.number))
    const name = found(file_name)
    const type = documentType(name) ?? 'application/octet-stream'
    return fileReply(name, await files.read(found(file)), 'none', type)
  },
  async readChildMessages({ db, clubId, viewer, child, params, body }) {
    const read = { id: params.id, number: body.number }
    await markReadByGuardian(db, clubId, guardedBy({ viewer, child }), read)
    return { data: { done: true } }
  },
})
