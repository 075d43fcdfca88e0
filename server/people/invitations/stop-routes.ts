import type * as contract from '#contract/people/invitations-stops.ts'
import type { Handlers } from '../../http/mount.ts'
import { found } from '../../http/refusal.ts'
import { stopInvitations } from './commands.ts'
import { stoppedInvitations } from './queries.ts'

/** "I do not want this", for who got an invitation, signed in or not. */
export const stopHandlers: Handlers<typeof contract> = {
  async stoppedInvitations({ db, params }) {
    return { data: found(await stoppedInvitations(db, params.code), 'code_unknown') }
  },
  async stopInvitations({ db, params, body }) {
    return { data: found(await stopInvitations(db, params.code, body.scope), 'code_unknown') }
  },
  async stopInvitationsOneClick({ db, params }) {
    found(await stopInvitations(db, params.code, 'club'), 'code_unknown')
    return { data: { done: true } }
  },
}
