import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { restoreRecording, type LiveBoat } from '#contract/world/live.ts'
import { RECORDING } from '#domain/live/recording.ts'
import { api } from '../../api.ts'
import { notify } from '../../shell/notices.ts'

/** Says which recording was discarded; who did it can take it back from there. */
export function useGoneBoats(boats: readonly LiveBoat[], onRestored: () => void): void {
  const { t } = useTranslation('live')
  const before = useRef<readonly LiveBoat[]>([])
  useEffect(() => {
    const going = before.current.filter(({ status }) => status !== RECORDING.discarded)
    for (const { recording_id, name } of going) {
      const now = boats.find((boat) => boat.recording_id === recording_id)
      if (now && now.status !== RECORDING.discarded) continue
      const restore = () =>
        void api(restoreRecording, { params: { id: recording_id } }).then(onRestored)
      notify('error', t('athleteDiscardRecording', { name }), {
        persistent: true,
        ...(now && { action: { label: t('takeBack'), run: restore } }),
      })
    }
    before.current = boats
  }, [boats, t, onRestored])
}
