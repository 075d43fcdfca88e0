import type * as contract from '#contract/club/messages-files.ts'
import { threadState } from '#domain/messages/safety.ts'
import { documentType, isAsNamed } from '#domain/wall/documents.ts'
import { callRoutine } from '../../db/routine.ts'
import type { FileStore } from '../../files/store.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import { writeMessage } from './commands.ts'
import { ownThread, threadFor } from './facts.ts'
import { messageIn } from './history.ts'

export const messageFileHandlers = (files: FileStore): Handlers<typeof contract> => ({
  sendFile: {
    async authorize({ db, clubId, viewer, params }) {
      const { ages } = await ownThread(db, clubId, viewer, params.id)
      demand(threadState(ages) === 'open', 'thread_needs_adult')
    },
    async handle({ db, clubId, viewer, params, upload, file: { name, sha256, size, head = '' } }) {
      demand(isAsNamed(name, head), 'unsupported_media_type')
      const { client_id, text = name } = upload
      const writing = { client_id, text, file: { sha256, name, size } }
      return { data: { number: await writeMessage(db, clubId, viewer, params.id, writing) } }
    },
  },
  async messageFile({ db, clubId, viewer, params }) {
    const thread = await threadFor(db, clubId, viewer, params.id)
    if (!thread.belongs) await callRoutine(db, 'note_thread_read', { thread: thread.id })
    const { file, file_name } = found(await messageIn(db, clubId, thread, params.number))
    const name = found(file_name)
    const type = documentType(name) ?? 'application/octet-stream'
    return fileReply(name, await files.read(found(file)), 'none', type)
  },
})
