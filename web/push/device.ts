import { addPushDevice } from '#contract/platform/inbox-push.ts'
import { api } from '../api/api.ts'
import { pushedTo } from './pushed-to.ts'

/**
 * Whether this browser can get notices while the app is closed: it cannot at all, only once the app
 * is on the home screen (iPhone, iPad), its person has refused, or it can.
 */
export type PushAbility = 'none' | 'when-installed' | 'refused' | 'able'

export function pushAbility(): PushAbility {
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window)
    return Notification.permission === 'denied' ? 'refused' : 'able'
  return /\b(iPhone|iPad)\b/.test(navigator.userAgent) ? 'when-installed' : 'none'
}

/** Asks the person and subscribes. Resolves to false where they refuse. */
export async function turnOnPush(key: string, userId: number): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await subscribe(key)
  pushedTo.set(userId)
  return true
}

/** The browser forgets its subscription; the server drops what can no longer be reached. */
export async function turnOffPush(): Promise<void> {
  pushedTo.set(null)
  const subscription = await (await registration())?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

export async function subscribe(key: string): Promise<void> {
  if (!(await registration())) throw new Error('this browser keeps no service worker')
  const { pushManager } = await navigator.serviceWorker.ready
  const made = await subscriptionWith(pushManager, key)
  const { endpoint, keys } = made.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new Error('the browser subscribed without its keys')
  await api(addPushDevice, { body: { endpoint, keys: { p256dh, auth } } })
}

/** A subscription made with another key of the server is of no use any more. */
async function subscriptionWith(manager: PushManager, key: string): Promise<PushSubscription> {
  const current = await manager.getSubscription()
  const used = current?.options.applicationServerKey
  if (current && used && coded(used) === key) return current
  await current?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

const registration = () => navigator.serviceWorker.getRegistration()

/** Bytes as the server writes its key. */
const coded = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
