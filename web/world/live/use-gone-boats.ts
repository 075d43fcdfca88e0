import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { restoreRecording, type DiscardedRecording } from '#contract/world/live.ts'
import { api } from '../../api.ts'
import { notify } from '../../shell/notices.ts'

/**
 * Says which recording was discarded since one looks; who did it can take it back from there.
 * @param discarded what was discarded lately; undefined before it is known
 */
export function useGoneBoats(
  discarded: readonly DiscardedRecording[] | undefined,
  onRestored: () => void,
): void {
  const { t } = useTranslation('live')
  const known = useRef<ReadonlySet<number> | null>(null)
  useEffect(() => {
    if (!discarded) return
    const before = known.current
    known.current = new Set(discarded.map(({ recording_id }) => recording_id))
    if (!before) return
    for (const { recording_id, name, restorable_until } of discarded) {
      if (before.has(recording_id)) continue
      const run = () =>
        void api(restoreRecording, { params: { id: recording_id } }).then(onRestored)
      notify('error', t('athleteDiscardRecording', { name }), {
        persistent: true,
        ...(restorable_until !== null && { action: { label: t('takeBack'), run } }),
      })
    }
  }, [discarded, t, onRestored])
}
