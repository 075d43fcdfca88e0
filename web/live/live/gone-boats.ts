import { restoreRecording, type DiscardedRecording } from '#contract/live/live.ts'
import { api } from '../../api/api.ts'
import { dismissText, notify } from '../../shell/notices.ts'

type Discarded = readonly DiscardedRecording[]
type Words = { discarded: (name: string) => string; takeBack: () => string }

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
  const textOf =
    ({ name }: DiscardedRecording) =>
    () =>
      words.discarded(name)
  for (const gone of now) {
    const { recording_id, restorable_until } = gone
    if (isIn(before, recording_id)) continue
    const run = () => void api(restoreRecording, { params: { id: recording_id } }).then(onRestored)
    notify('error', textOf(gone), {
      persistent: true,
      ...(restorable_until !== null && {
        action: { label: words.takeBack, run },
      }),
    })
  }
  for (const past of before)
    if (past.restorable_until !== null && !isIn(now, past.recording_id)) dismissText(textOf(past))
}
