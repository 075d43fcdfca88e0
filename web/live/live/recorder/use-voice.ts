import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoatMessage } from '#contract/live/live-recorder.ts'

const KEPT = 'slipway-recorder-reads-aloud'

export const canSpeak = (): boolean => 'speechSynthesis' in window

/** After what is being said. */
function speak(text: string, language: string): void {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = language
  speechSynthesis.speak(utterance)
}

/** Reads each message aloud that comes while this is turned on; the phone remembers that. */
export function useVoice(messages: readonly BoatMessage[]) {
  const { t, i18n } = useTranslation('recorder')
  const [speaks, setSpeaks] = useState(() => canSpeak() && localStorage.getItem(KEPT) === 'yes')
  // What was there before the page was opened has been read.
  const spoken = useRef(messages.at(-1)?.number ?? 0)
  useEffect(() => {
    for (const { number, text } of messages) {
      if (number <= spoken.current) continue
      spoken.current = number
      if (speaks) speak(text, i18n.language)
    }
  }, [messages, speaks, i18n.language])
  return {
    speaks,
    setSpeaks: (wanted: boolean) => {
      setSpeaks(wanted)
      localStorage.setItem(KEPT, wanted ? 'yes' : 'no')
      // Within the tap: phones let a page speak only after that.
      if (wanted) speak(t('message.nowAloud'), i18n.language)
      else speechSynthesis.cancel()
    },
  }
}
