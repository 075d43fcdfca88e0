import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiscardedRecording } from '#contract/live/live.ts'
import { sayGone } from './gone-boats.ts'

/**
 * Says which recording was discarded since one looks.
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
    const words = {
      discarded: (name: string) => t('athleteDiscardRecording', { name }),
      takeBack: () => t('takeBack'),
    }
    sayGone([before, discarded], words, onRestored)
  }, [discarded, t, onRestored])
}
