import { restoreRecording, type DiscardedRecording } from '#contract/live/live.ts'
import { api } from '../../api/api.ts'
import { dismiss, notify } from '../../shell/notices.ts'

type Discarded = readonly DiscardedRecording[]
type Words = { discarded: (name: string) => string; takeBack: () => string }

/** The notices about recordings, by the id of the recording. */
const saidOf = new Map<number, number>()

/**
 * Says which recordings were discarded since one looked before; who did it can take it back from
 * there, for as long as that is possible.
 */
export function sayGone(
  [before, now]: readonly [Discarded, Discarded],
  words: Words,
  onRestored: () => void,
): void {
  const isIn = (list: Discarded, id: number) => list.some(({ recording_id }) => recording_id === id)
  for (const gone of now) {
    const { recording_id, restorable_until } = gone
    if (isIn(before, recording_id)) continue
    const run = () => void api(restoreRecording, { params: { id: recording_id } }).then(onRestored)
    const id = notify('error', () => words.discarded(gone.name), {
      persistent: true,
      ...(restorable_until !== null && {
        action: { label: words.takeBack, run },
      }),
    })
    saidOf.set(recording_id, id)
  }
  for (const { recording_id, restorable_until } of before) {
    const id = saidOf.get(recording_id)
    if (id !== undefined && restorable_until !== null && !isIn(now, recording_id)) dismiss(id)
  }
}
