import type * as contract from '#contract/club/wall-reactions.ts'
import type { Handlers } from '../../http/mount.ts'
import { commentFacts } from './comments.ts'
import { livePost } from './facts.ts'
import { notifyOfReaction, showChange } from './notify.ts'
import { reactionsTo, setReaction } from './reactions.ts'

export const wallReactionHandlers: Handlers<typeof contract> = {
  async react({ db, clubId, viewer, params, body }) {
    const post = await livePost(db, clubId, viewer, params.id)
    const isNew = await setReaction(db, clubId, viewer, 'post', { ...params, ...body })
    if (isNew) await notifyOfReaction(db, clubId, post, viewer.user_id, post.user_id)
    await showChange(db, clubId, post)
    return { data: { done: true } }
  },
  async wallReactions({ db, clubId, viewer, params }) {
    await livePost(db, clubId, viewer, params.id)
    return { data: await reactionsTo(db, clubId, 'post', params.id) }
  },
  async reactToComment({ db, clubId, viewer, params, body }) {
    const { post, user_id } = await commentFacts(db, clubId, viewer, params.id)
    const isNew = await setReaction(db, clubId, viewer, 'comment', { ...params, ...body })
    if (isNew) await notifyOfReaction(db, clubId, post, viewer.user_id, user_id)
    await showChange(db, clubId, post)
    return { data: { done: true } }
  },
  async wallCommentReactions({ db, clubId, viewer, params }) {
    await commentFacts(db, clubId, viewer, params.id)
    return { data: await reactionsTo(db, clubId, 'comment', params.id) }
  },
}
