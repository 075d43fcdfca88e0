import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { restoreRecording, type DiscardedRecording } from '#contract/live/live.ts'
import { api } from '../../api/api.ts'
import { dismissText, notify } from '../../shell/notices.ts'

/**
 * Says which recording was discarded since one looks; who did it can take it back from there,
 * for as long as that is possible.
 * @param discarded what was discarded lately; undefined before it is known
 */
export function useGoneBoats(
  discarded: readonly DiscardedRecording[] | undefined,
  onRestored: () => void,
): void {
  const { t } = useTranslation('live')
  const known = useRef<readonly DiscardedRecording[] | null>(null)
  useEffect(() => {
    if (!discarded) return
    const before = known.current
    known.current = discarded
    if (!before) return
    const isIn = (list: readonly DiscardedRecording[], id: number) =>
      list.some(({ recording_id }) => recording_id === id)
    const textOf =
      ({ name }: DiscardedRecording) =>
      () =>
        t('athleteDiscardRecording', { name })
    for (const gone of discarded) {
      const { recording_id, restorable_until } = gone
      if (isIn(before, recording_id)) continue
      const run = () =>
        void api(restoreRecording, { params: { id: recording_id } }).then(onRestored)
      notify('error', textOf(gone), {
        persistent: true,
        ...(restorable_until !== null && { action: { label: () => t('takeBack'), run } }),
      })
    }
    for (const past of before)
      if (past.restorable_until !== null && !isIn(discarded, past.recording_id))
        dismissText(textOf(past))
  }, [discarded, t, onRestored])
}
