import { randomUUID } from 'node:crypto'
import type * as contract from '#contract/club/wall-sessions.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { addPost } from './commands.ts'
import { demandPlace, livePost } from './facts.ts'
import { removePost } from './post-changes.ts'
import { commentsOf } from './session-comments.ts'

/** Comments on a session are posts on its wall, read and written without what else is there. */
export const sessionCommentHandlers: Handlers<typeof contract> = {
  async sessionComments({ db, clubId, viewer, params }) {
    await demandPlace(db, clubId, viewer, { session_id: params.id })
    return { data: await commentsOf(db, clubId, viewer, params.id) }
  },
  async writeComment({ db, clubId, viewer, params, body }) {
    const id = await addPost(db, clubId, viewer, {
      session_id: params.id,
      client_id: randomUUID(),
      kind: 'text',
      text: body.text.trim(),
    })
    return { data: { id } }
  },
  async deleteComment({ db, clubId, viewer, params }) {
    const { session_id, user_id } = await livePost(db, clubId, viewer, params.comment_id)
    demand(session_id === params.id && user_id === viewer.user_id, 'not_found')
    await removePost(db, clubId, viewer, params.comment_id)
    return { data: { done: true } }
  },
}
