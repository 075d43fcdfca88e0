import { useEffect } from 'react'
import { setWording } from '../i18n/i18n.ts'
import { wordingsOf } from '#texts/wording.ts'
import { useViewerIfAny } from './viewer.ts'

/** Keeps the words of the app those of the selected club. */
export function useClubWording(): void {
  const selected = useViewerIfAny()?.selected ?? null
  useEffect(() => {
    if (!selected) return
    const { wording, default_sport, subscription_info } = selected.club
    const plan = subscription_info?.subscription_plan.key ?? null
    void setWording(wordingsOf({ wording, default_sport_id: default_sport.id, plan }))
  }, [selected])
}
