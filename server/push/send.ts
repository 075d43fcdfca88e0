import type { Config } from '../config.ts'
import type { Pool } from '../db/client.ts'
import { countPush } from '../metrics/counters.ts'
import { send, type Outcome } from '../outbound/send.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { devicesOf, forgetDevices, type Device } from './devices.ts'

export type PushParts = { pool: Pool; outbound: Outbound; vapid?: Config['vapid'] }

/**
 * What a device shows. `link` is a path within the product; a message with the tag of an earlier one
 * takes its place; `unread` is the number on the icon of the app.
 */
export type PushMessage = {
  title: string
  body: string
  link: string
  tag: string
  language: string
  unread?: number
}

/** How long a push service keeps a message for a device that is off. */
const KEPT_SECONDS = 24 * 3600
const GONE = [404, 410]

/**
 * Sends a message to the devices of a person, or to one of them, and forgets those that their push
 * service no longer knows. Returns how many it has reached; sending it again replaces it there.
 * @throws when no device could be reached, but one may be later
 */
export async function sendPush(
  { pool, outbound, vapid }: PushParts,
  userId: number,
  message: PushMessage,
  deviceId?: number,
): Promise<number> {
  if (!vapid) return 0
  const devices = await devicesOf(pool, userId, deviceId)
  const outcomes = await Promise.all(
    devices.map(async (device) => {
      const outcome = await send(outbound, await messageFor(device, message, vapid))
      return { id: device.id, outcome }
    }),
  )
  for (const { outcome } of outcomes)
    countPush(outcome.fault === null ? 'sent' : isDead(outcome) ? 'gone' : 'failed')
  const dead = outcomes.filter(({ outcome }) => isDead(outcome)).map(({ id }) => id)
  if (dead.length > 0) await forgetDevices(pool, userId, dead)
  const reached = outcomes.filter(({ outcome }) => outcome.fault === null).length
  if (reached === 0 && dead.length < devices.length)
    throw new Error(`no push service took the message: ${faults(outcomes)}`)
  return reached
}

const isDead = ({ status }: Outcome) => status !== null && GONE.includes(status)
const faults = (outcomes: readonly { outcome: Outcome }[]) =>
  outcomes.map(({ outcome: { status, fault } }) => status ?? fault).join(', ')

/** The message so that only this device can read it. The library is fetched by the first one. */
async function messageFor(
  { endpoint, p256dh, auth }: Device,
  message: PushMessage,
  vapid: NonNullable<Config['vapid']>,
) {
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: vapid, TTL: KEPT_SECONDS, topic: topicOf(message.tag) },
  )
  return { address: endpoint, headers: headers as Record<string, string>, body }
}

/** A push service keeps one message of a topic for a device that is off; a topic is 32 letters. */
const topicOf = (tag: string) => tag.replaceAll(/[^A-Za-z0-9_-]/g, '_').slice(0, 32)
