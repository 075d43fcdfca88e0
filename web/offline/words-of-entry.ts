import type { OutboxEntry } from './outbox-state.ts'

/** What somebody wrote, of an entry that sends words. */
export function wordsOfEntry({ input }: OutboxEntry): { client_id: string; text: string } | null {
  const { body } = input
  if (typeof body !== 'object' || body === null) return null
  if (!('client_id' in body) || !('text' in body)) return null
  const { client_id, text } = body
  return typeof client_id === 'string' && typeof text === 'string' ? { client_id, text } : null
}
