import { useOutbox, type OutboxEntry } from '../../offline/outbox-state.ts'
import { wordsOfEntry } from '../../offline/words-of-entry.ts'

type Pending = { entry: OutboxEntry; text: string }
type Stored = { client_id: string; is_own: boolean }

/** Words on their way from this device that are not among those that are stored. */
export function usePendingWords(subject: string, stored: readonly Stored[]): Pending[] {
  const entries = useOutbox(subject)
  const known = new Set(stored.filter(({ is_own }) => is_own).map(({ client_id }) => client_id))
  return entries.flatMap((entry): Pending[] => {
    const words = wordsOfEntry(entry)
    const isDone = entry.state === 'stored' && stored.length > 0
    return words && !isDone && !known.has(words.client_id) ? [{ entry, text: words.text }] : []
  })
}
