import { randomUUID } from 'node:crypto'
import { isVouched, pushDevice } from './push-device.ts'
import { startReceiver, type Received } from './webhook-receiver.ts'

const MOST_BYTES = 4096
const URGENCIES = ['very-low', 'low', 'normal', 'high']

/** What a browser has at its push service: messages wait until it asks for them. */
type Subscription = { isOpen: boolean; waiting: Map<string, Received> }

/**
 * A push service as RFC 8030 describes it, for browsers that subscribe with the key of a server
 * (RFC 8292). It takes only what keeps to that, and cannot read what it takes (RFC 8291).
 */
export async function startPushService(publicKey: string) {
  const receiver = await startReceiver()
  const origin = `https://push.example:${receiver.port}`
  const subscriptions = new Map<string, Subscription>()
  let count = 0

  function statusFor({ method, path, headers, bytes }: Received): number {
    const subscription = subscriptions.get(path)
    if (method !== 'POST') return 405
    if (!subscription) return 404
    if (!subscription.isOpen) return 410
    if (headers.authorization === undefined) return 401
    if (bytes.length > MOST_BYTES) return 413
    if (headers['content-encoding'] !== 'aes128gcm') return 415
    if (!/^\d+$/.test(String(headers['ttl'] ?? ''))) return 400
    if (!/^[A-Za-z0-9_-]{1,32}$/.test(String(headers['topic'] ?? 'none'))) return 400
    return URGENCIES.includes(String(headers['urgency'] ?? 'normal')) ? 201 : 400
  }
  receiver.answers((response, message) => {
    const status = statusFor(message)
    const isTrusted = status !== 201 || isVouched(message, publicKey, origin)
    if (status === 201 && isTrusted) {
      count += 1
      const topic = message.headers['topic'] ?? `message-${count}`
      subscriptions.get(message.path)?.waiting.set(String(topic), message)
      response.writeHead(201, { location: `${origin}/message/${count}` }).end()
    } else response.writeHead(isTrusted ? status : 403).end()
  })
  return {
    outbound: receiver.outbound,
    /** A browser that subscribes; it reads what waits for it, and it alone can. */
    subscribe() {
      const path = `/push/${randomUUID()}`
      const subscription: Subscription = { isOpen: true, waiting: new Map() }
      subscriptions.set(path, subscription)
      const { endpoint, keys, read } = pushDevice(`${origin}${path}`)
      return {
        endpoint,
        keys,
        waiting: () => subscription.waiting.size,
        collect() {
          const messages = [...subscription.waiting.values()].map(read)
          subscription.waiting.clear()
          return messages
        },
        unsubscribe: () => void (subscription.isOpen = false),
      }
    },
    close: receiver.close,
  }
}
