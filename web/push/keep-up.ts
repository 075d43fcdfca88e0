import { push } from '#contract/platform/inbox-push.ts'
import { api } from '../api/api.ts'
import { goTo } from '../shell/navigation.ts'
import { pushAbility, subscribe } from './device.ts'

/**
 * Keeps a browser that gets notices known to the server, for the sign-in of now, and follows a tap
 * on a notice to its place. A failure is for the next start.
 */
export function keepUpPush(): void {
  // Each sign-in calls this again; the same listener is added once.
  navigator.serviceWorker.addEventListener('message', follow)
  renew().catch(() => {})
}

function follow({ data }: MessageEvent<unknown>): void {
  const link = linkOf(data)
  if (link !== null) goTo(link)
}

async function renew(): Promise<void> {
  if (pushAbility() !== 'able' || Notification.permission !== 'granted') return
  const { data } = await api(push, undefined, { own: [0, 419, 420, 429, 500, 502, 503, 504] })
  if (data.key !== null) await subscribe(data.key)
}

/** Only a path within the product, as the service worker sends it. */
const linkOf = (data: unknown): string | null =>
  typeof data === 'object' &&
  data !== null &&
  'open' in data &&
  typeof data.open === 'string' &&
  /^\/(?!\/)/.test(data.open)
    ? data.open
    : null
