import { RECORDING, SILENT_MS, type RecordingStatus } from './recording.ts'

/** What one device records of a crew, or of an athlete in none. */
type Entry = {
  crew_id: number | null
  user_id: number | null
  status: RecordingStatus
  heard_at: number | null
}
/** A participant by the recording that is shown, with the others of the same. */
export type Participant<T extends Entry> = { shown: T; others: T[] }

const goesOn = ({ status }: Entry) => status === RECORDING.active || status === RECORDING.paused

/**
 * Which of several recordings of one participant is shown. One that waits is dropped beside one that
 * has begun. Of those heard of last it is one that goes on, and of several the first, so that the
 * boat does not jump.
 */
export function shownOf<T extends Entry>(entries: readonly T[]): T | undefined {
  const begun = entries.filter(({ status }) => status !== RECORDING.idle)
  const chosen = begun.length > 0 ? begun : entries
  const latest = Math.max(...chosen.map(({ heard_at }) => heard_at ?? 0))
  const heard = chosen.filter(({ heard_at }) => (heard_at ?? 0) >= latest - SILENT_MS)
  return heard.find(goesOn) ?? heard[0]
}

/** Each participant once, in the order of their first recordings. */
export function participantsOf<T extends Entry>(entries: readonly T[]): Participant<T>[] {
  const groups = Map.groupBy(entries, ({ crew_id, user_id }) => `${crew_id} ${user_id}`)
  return [...groups.values()].flatMap((own) => {
    const shown = shownOf(own)
    return shown ? [{ shown, others: own.filter((one) => one !== shown) }] : []
  })
}
