import { endSignedOut } from '#contract/people/account.ts'
import { api } from '../api/api.ts'
import { keepSignOuts, pendingSignOuts } from './session-store.ts'

/** As many as a call takes; older sign-ins than these have expired. */
const MOST = 50
/** What the server says when it could not do it now. */
const LATER = [0, 408, 425, 429, 500, 502, 503, 504]

/** The SHA-256 of a token as hex, by which a sign-in can be ended and nothing else. */
async function fingerprintOf(token: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Notes that a sign-in is over; it is ended on the server as soon as there is a connection. */
export async function noteSignOut(token: string): Promise<void> {
  const fingerprint = await fingerprintOf(token)
  keepSignOuts([...new Set([...pendingSignOuts(), fingerprint])].slice(-MOST))
}

/** Ends on the server what was left here, and says whether nothing waits any more. */
export async function sendSignOuts(signal?: AbortSignal): Promise<boolean> {
  const fingerprints = pendingSignOuts()
  if (fingerprints.length === 0) return true
  try {
    await api(endSignedOut, { body: { fingerprints } }, { own: LATER, ...(signal && { signal }) })
  } catch {
    return false
  }
  // Another tab may have signed out meanwhile.
  keepSignOuts(pendingSignOuts().filter((one) => !fingerprints.includes(one)))
  return pendingSignOuts().length === 0
}

/** Sends them whenever there is a connection, also after a reload and with nobody signed in. */
export function followSignOuts(): void {
  const send = () => void sendSignOuts()
  window.addEventListener('online', send)
  document.addEventListener('visibilitychange', send)
  send()
}
