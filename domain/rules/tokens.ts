import { isOpenTo, type Access } from './access.ts'
import type { TokenScope, Viewer } from './viewer.ts'

type Call = {
  method: string
  access: Access
  reads?: boolean
  byToken?: boolean
  returnsSecret?: boolean
}
type PersonalCall = Call & { whileImpersonating?: boolean; notWhileImpersonating?: boolean }

/**
 * Whether a call may be made with a personal API token: what belongs to a club, never what belongs
 * to the account (`byToken` names the
 * exceptions), and with scope `read` only what changes nothing and says no secret, by which more
 * could be done than to read.
 */
export function tokenMayCall(
  { method, access, reads = false, byToken = false, returnsSecret = false }: Call,
  scope: TokenScope,
): boolean {
  if (access.level === 'public') return true
  if (access.level === 'admin' || access.level === 'guardian') return false
  if (access.level === 'user' && !byToken) return false
  return scope === 'write' || ((method === 'GET' || reads) && !returnsSecret)
}

/**
 * Whether a call may be made in somebody's name: what belongs to a club but for what is about their
 * health or privacy, and of the account
 * only what every screen needs. Health data and notes within other calls are hidden besides, see
 * canSeeAthlete.
 */
export function mayCallImpersonating({
  access,
  whileImpersonating = false,
  notWhileImpersonating = false,
}: PersonalCall): boolean {
  if (notWhileImpersonating) return false
  return access.level === 'public' || access.level === 'member' || whileImpersonating
}

/** What a sign-in of this kind may not call, even where its person may; null where it may. */
export function signInRefusal(
  call: PersonalCall,
  { token_scope, impersonated }: Pick<Viewer, 'token_scope' | 'impersonated'>,
): 'token_scope' | 'impersonating' | null {
  if (token_scope && !tokenMayCall(call, token_scope)) return 'token_scope'
  return impersonated && !mayCallImpersonating(call) ? 'impersonating' : null
}

/**
 * Whether the viewer may make a call, by their rights and by how they are signed in. Whatever
 * shows data of several calls at once, such as the search or a socket, asks this for each kind.
 */
export const mayCall = (call: PersonalCall, viewer: Viewer): boolean =>
  isOpenTo(call.access, viewer) && signInRefusal(call, viewer) === null
