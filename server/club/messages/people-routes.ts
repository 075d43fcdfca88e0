import type * as contract from '#contract/club/messages-people.ts'
import type { Handlers } from '../../http/mount.ts'
import { addToGroup } from './adding.ts'
import { showTyping } from './typing.ts'

const done = { data: { done: true } }

export const messagePeopleHandlers: Handlers<typeof contract> = {
  async addToThread({ db, clubId, viewer, params, body }) {
    await addToGroup(db, clubId, viewer, params.id, body.user_ids)
    return done
  },
  async noteTyping({ db, clubId, viewer, params }) {
    await showTyping(db, clubId, viewer, params.id)
    return done
  },
}
