import { Button, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/format.ts'
import type { Recorder } from './recorder.ts'
import classes from './recorder.module.css'
import { isOver, type Run } from './run.ts'
import { useMessages } from './use-messages.ts'
import { canSpeak, useVoice } from './use-voice.ts'

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
