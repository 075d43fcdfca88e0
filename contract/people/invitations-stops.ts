import { endpoint } from '../endpoint.ts'
import { data, Done, Strict, T, Text, WordOf, type Static } from '../schema.ts'

const Code = T.Object({ code: Text(64, 1) })

export const STOP_SCOPES = ['none', 'club', 'all'] as const
/**
 * Which invitations the owner of an address does not want: none are unwanted, those of this club,
 * or all.
 */
const StoppedInvitations = T.Object({ club_name: T.String(), scope: WordOf(...STOP_SCOPES) })
export type StoppedInvitations = Static<typeof StoppedInvitations>

export const stoppedInvitations = endpoint({
  method: 'GET',
  path: 'no-invitations/{code}',
  access: { level: 'public' },
  summary:
    'How the owner of the link in an invitation stands to further ones; looking changes nothing',
  params: Code,
  reply: data(StoppedInvitations),
})

export const stopInvitations = endpoint({
  method: 'POST',
  path: 'no-invitations/{code}',
  access: { level: 'public' },
  summary:
    'Decline what waits and refuse further invitations of the club or of all; or take that back',
  params: Code,
  body: Strict({ scope: WordOf(...STOP_SCOPES) }),
  reply: data(StoppedInvitations),
})

/** What mail programs send for List-Unsubscribe-Post (RFC 8058); the body is not looked at. */
export const stopInvitationsOneClick = endpoint({
  method: 'POST',
  path: 'no-invitations/{code}/one-click',
  access: { level: 'public' },
  summary: 'Refuse further invitations of the club, as mail programs ask with one click',
  params: Code,
  rawBody: true,
  reply: Done,
})
