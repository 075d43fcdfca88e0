import { sharedReply, type SharedReply } from '../../http/shared-reply.ts'
import { drawCard, type Card } from './draw-card.ts'

/** Drawings a node has at hand, those asked for last. */
const MOST_KEPT = 200
const kept = new Map<string, Promise<SharedReply>>()

/** The picture of a page, drawn once while it says the same. */
export function cardReply(card: Card): Promise<SharedReply> {
  const key = JSON.stringify(card)
  const reply = kept.get(key) ?? drawCard(card).then((drawn) => sharedReply('image/png', drawn))
  reply.catch(() => kept.delete(key))
  kept.delete(key)
  kept.set(key, reply)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return reply
}
