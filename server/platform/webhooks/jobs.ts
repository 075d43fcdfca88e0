import type { TaskList } from 'graphile-worker'
import { nextTry } from '#domain/rules/webhooks.ts'
import { inClub, provenClub, type ClubId, type Db, type Pool } from '../../db/client.ts'
import type { Lanes } from '../../jobs/lanes.ts'
import type { Secrets } from '../../secrets.ts'
import { ownerOf } from './commands.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { send, type Message } from '../../outbound/send.ts'
import { signedHeaders } from './signature.ts'
import { claim, requeue, settle, type Claimed } from './store.ts'

type Payload = { club_id: number; delivery_id: number }
type Parts = { pool: Pool; secrets: Secrets; lanes: Lanes; outbound: Outbound }

export const webhookTasks = (parts: Parts): TaskList => ({
  'send-webhook': async (payload) => {
    const { club_id, delivery_id } = payload as Payload
    const clubId = provenClub(club_id)
    const leave = parts.lanes.enter('webhook')
    if (!leave) return inClub(parts.pool, clubId, (db) => requeue(db, clubId, delivery_id))
    try {
      await deliver(parts, clubId, delivery_id)
    } finally {
      leave()
    }
  },
  'forget-old-deliveries': async () => {
    await parts.pool.query('select app.forget_old_webhook_words()')
  },
})

/** Makes one attempt. Nothing is sent while a transaction is open. */
async function deliver({ pool, secrets, outbound }: Parts, clubId: ClubId, id: number) {
  const inHand = (work: (db: Db) => Promise<Claimed | null>) => inClub(pool, clubId, work)
  const claimed = await inHand((db) => claim(db, clubId, id))
  if (!claimed) return
  const outcome = await send(outbound, messageOf(claimed, clubId, secrets))
  const next =
    outcome.fault === 'closed'
      ? null
      : nextTry({
          attempts: claimed.attempts,
          since: new Date(claimed.tried_since),
          now: new Date(),
          random: Math.random(),
        })
  await inClub(pool, clubId, (db) => settle(db, clubId, claimed, outcome, next))
}

function messageOf(claimed: Claimed, clubId: ClubId, secrets: Secrets): Message {
  const { address, message_id, body, secret, old_secret } = claimed
  const open = (sealed: Buffer) => secrets.open(sealed, ownerOf(clubId))
  const keys = [open(secret), ...(old_secret ? [open(old_secret)] : [])]
  const timestamp = Math.floor(Date.now() / 1000)
  const signed = signedHeaders({ id: message_id, timestamp, body }, keys)
  return { address, body, headers: { 'user-agent': 'Slipway-Webhooks/1', ...signed } }
}
