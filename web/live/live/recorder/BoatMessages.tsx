import { Button, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useEffect, useRef, useState } from 'react'
import type { BoatMessage } from '#contract/live/live-recorder.ts'
import { useFormat } from '../../../format/format.ts'
import type { Recorder } from './recorder.ts'
import { isOver, type Run } from './run.ts'
import { lastShown } from './run-control.ts'
import classes from './recorder.module.css'

/** So long a message stands where another waits: long enough to read it, with both hands full. */
const STANDS_MS = 12_000

/**
 * The message that stands on the screen, one after the other, and how many wait. Only one that
 * somebody can see counts as shown.
 */
function useMessages(run: Run, recorder: Recorder) {
  const [done, setDone] = useState(() => lastShown(run))
  const isVisible = useIsVisible()
  const waiting = (run.messages ?? []).filter(({ number }) => number > done)
  const message: BoatMessage | undefined = waiting[0]
  const number = message?.number
  const hasMore = waiting.length > 1
  useEffect(() => {
    if (number === undefined || !isVisible) return undefined
    recorder.showMessage(number)
    if (!hasMore) return undefined
    const timer = setTimeout(() => setDone(number), STANDS_MS)
    return () => clearTimeout(timer)
  }, [number, hasMore, isVisible, recorder])
  const next = () => {
    if (number !== undefined) setDone(number)
  }
  return { message, more: Math.max(0, waiting.length - 1), next }
}

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(() => document.visibilityState === 'visible')
  useEffect(() => {
    const look = () => setIsVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}

const KEPT = 'slipway-recorder-reads-aloud'

const canSpeak = (): boolean => 'speechSynthesis' in window

/** After what is being said. */
function speak(text: string, language: string): void {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = language
  speechSynthesis.speak(utterance)
}

/** Reads each message aloud that comes while this is turned on; the phone remembers that. */
function useVoice(messages: readonly BoatMessage[]) {
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

const NONE = [] as const

/** What coaches wrote to the boat, one after the other, to be read from afar or aloud. */
export function BoatMessages({ run, recorder }: { run: Run; recorder: Recorder }) {
  const { t } = useTranslation('recorder')
  const format = useFormat()
  const { message, more, next } = useMessages(run, recorder)
  const { speaks, setSpeaks } = useVoice(run.messages ?? NONE)
  return (
    <div>
      {canSpeak() && run.prepared_at !== null && !isOver(run) && (
        <Switch
          label={t('message.aloud')}
          checked={speaks}
          onChange={(event) => setSpeaks(event.currentTarget.checked)}
        />
      )}
      <div role="status" aria-live="assertive">
        {message !== undefined && (
          <section className={classes.said} aria-label={t('message.label')}>
            <p className={classes.words}>{message.text}</p>
            <p>
              {format.time(new Date(message.sent_at).toISOString())}
              {more > 0 && ` · ${t('message.more', { count: more })}`}
            </p>
            <Button size="lg" variant="default" onClick={next}>
              {t(more > 0 ? 'message.next' : 'message.seen')}
            </Button>
          </section>
        )}
      </div>
    </div>
  )
}
