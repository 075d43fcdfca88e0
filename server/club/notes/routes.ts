import type * as contract from '#contract/club/notes.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, found } from '../../http/refusal.ts'
import { changeNote, removeNote, writeNote } from './commands.ts'
import { notesOf } from './queries.ts'

export const noteHandlers: Handlers<typeof contract> = {
  async notes({ db, viewer, query }) {
    const { page = 1, limit = 100 } = query
    const { notes, total } = await notesOf(db, viewer.user_id, {
      query: query.query ?? '',
      page,
      limit,
    })
    return { data: notes, meta: { page, limit, total } }
  },
  async addNote({ db, viewer, body }) {
    return { data: await writeNote(db, viewer.user_id, body.text.trim(), body.created_at) }
  },
  async updateNote({ db, viewer, params, body }) {
    return { data: found(await changeNote(db, viewer.user_id, params.id, body.text.trim())) }
  },
  async deleteNote({ db, viewer, params }) {
    demand(await removeNote(db, viewer.user_id, params.id), 'not_found')
    return { data: { done: true } }
  },
}
