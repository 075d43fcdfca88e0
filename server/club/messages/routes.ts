import type * as contract from '#contract/club/messages.ts'
import type { Message } from '#contract/club/messages.ts'
import { wordsOf } from '#domain/search/fold.ts'
import { mayExport, threadState } from '#domain/messages/safety.ts'
import { LIST_SEPARATOR, type Language } from '#domain/constants/languages.ts'
import { csvOf } from '#domain/sheets/write-csv.ts'
import { callRoutine } from '../../db/routine.ts'
import type { FileStore } from '../../files/store.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { fileReply } from '../../http/reply.ts'
import type { ServerTexts } from '../../text/text.ts'
import { deleteOwnMessage, leaveGroup, markThreadRead, setMuted, writeMessage } from './commands.ts'
import { demandWelfare } from './blocks.ts'
import { writeToBoats } from './boat-messages.ts'
import { ownThread, threadFor } from './facts.ts'
import { messageIn, messagesOf } from './history.ts'
import { openThread } from './threads.ts'
import { noteExport } from './notify.ts'
import { threadDetail, threadsOf } from './queries.ts'

/** The messages of a thread as a file for spreadsheets, in the language of who asks. */
function threadCsv(
  messages: readonly Message[],
  { columns, deleted }: ServerTexts['messages'],
  language: Language,
): Buffer {
  const head = [columns.number, columns.sent_at, columns.author, columns.meant, columns.text]
  const rows = messages.map(({ number, sent_at, author, to_crews, text }) => [
    number,
    sent_at,
    author?.full_name ?? null,
    to_crews.length > 0 ? to_crews.join(LIST_SEPARATOR[language]) : null,
    text ?? deleted,
  ])
  return Buffer.from(csvOf([head, ...rows], language))
}

/** The last messages of a thread, as many as one file has. */
const MOST_EXPORTED = 10_000

const done = { data: { done: true } }

export const messageHandlers = (files: FileStore): Handlers<typeof contract> => ({
  ...fileHandlers(files),
  async messageThreads({ db, clubId, viewer, query }) {
    const { welfare = false, page = 1, limit = 100 } = query
    if (welfare) await demandWelfare(db, viewer)
    const { threads, total } = await threadsOf(db, clubId, viewer, { welfare, page, limit })
    return { data: threads, meta: { page, limit, total } }
  },
  async openThread({ db, clubId, viewer, body }) {
    return { data: { id: await openThread(db, clubId, viewer, body) } }
  },
  async messageThread({ db, clubId, viewer, params }) {
    const thread = await threadFor(db, clubId, viewer, params.id)
    return { data: await threadDetail(db, clubId, viewer, thread) }
  },
  async threadMessages({ db, clubId, viewer, params, query }) {
    const { before, limit = 50, query: searched = '' } = query
    const thread = await threadFor(db, clubId, viewer, params.id)
    if (!thread.belongs) await callRoutine(db, 'note_thread_read', { thread: thread.id })
    const words = wordsOf(searched)
    const wanted = { viewer_id: viewer.user_id, before, limit, words }
    const { messages, has_older } = await messagesOf(db, clubId, thread, wanted)
    return { data: messages, meta: { has_older, read_number: thread.read_number ?? 0 } }
  },
  async sendMessage({ db, clubId, viewer, params, body }) {
    return { data: { number: await writeMessage(db, clubId, viewer, params.id, body) } }
  },
  async createMessage({ db, clubId, viewer, body }) {
    return { data: await writeToBoats(db, clubId, viewer, body) }
  },
  async deleteMessage({ db, clubId, viewer, params }) {
    await deleteOwnMessage(db, clubId, viewer, params)
    return done
  },
  async readMessages({ db, clubId, viewer, params, body }) {
    await markThreadRead(db, clubId, viewer, { ...params, ...body })
    return done
  },
  async muteThread({ db, clubId, viewer, params, body }) {
    await setMuted(db, clubId, viewer, { ...params, ...body })
    return done
  },
  async leaveThread({ db, clubId, viewer, params }) {
    await leaveGroup(db, clubId, viewer, params.id)
    return done
  },
})

const fileHandlers = (
  files: FileStore,
): Pick<Handlers<typeof contract>, 'sendPhoto' | 'messagePhoto' | 'exportThread'> => ({
  sendPhoto: {
    async authorize({ db, clubId, viewer, params }) {
      const { ages } = await ownThread(db, clubId, viewer, params.id)
      demand(threadState(ages) === 'open', 'thread_needs_adult')
    },
    async handle({ db, clubId, viewer, params, upload, file }) {
      const writing = { ...upload, photo: file.sha256 }
      return { data: { number: await writeMessage(db, clubId, viewer, params.id, writing) } }
    },
  },
  async exportThread({ db, clubId, viewer, params, texts, language }) {
    const thread = await threadFor(db, clubId, viewer, params.id)
    demand(mayExport(viewer), 'permission_missing', { need: 'welfare' })
    await noteExport(db, clubId, viewer, thread.id)
    const all = { viewer_id: viewer.user_id, before: undefined, limit: MOST_EXPORTED, words: [] }
    const { messages } = await messagesOf(db, clubId, thread, all)
    return fileReply('messages.csv', threadCsv(messages, texts.messages, language))
  },
  async messagePhoto({ db, clubId, viewer, params }) {
    const thread = await threadFor(db, clubId, viewer, params.id)
    if (!thread.belongs) await callRoutine(db, 'note_thread_read', { thread: thread.id })
    const { photo } = found(await messageIn(db, clubId, thread, params.number))
    return fileReply('photo.webp', await files.read(found(photo)))
  },
})
