import { useEffect } from 'react'
import { setWording } from '../i18n/i18n.ts'
import { wordingsOf } from '../i18n/wording.ts'
import { useViewerIfAny } from './viewer.ts'

/** Keeps the words of the app those of the selected club. */
export function useClubWording(): void {
  const selected = useViewerIfAny()?.selected ?? null
  useEffect(() => {
    if (selected) void setWording(wordingsOf(selected.club))
  }, [selected])
}
