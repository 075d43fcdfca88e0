import { Button, Switch } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format.ts'
import classes from './recorder.module.css'
import { isOver, type Run } from './run.ts'
import { canSpeak, useVoice } from './use-voice.ts'

/** What a coach wrote to the boat last, to be read from afar, and aloud where that is turned on. */
export function BoatMessages({ run }: { run: Run }) {
  const { t } = useTranslation('recorder')
  const format = useFormat()
  const [seen, setSeen] = useState(0)
  const message = run.messages?.at(-1)
  const { speaks, setSpeaks } = useVoice(message)
  const isShown = message !== undefined && message.number > seen
  return (
    <>
      {canSpeak() && run.prepared_at !== null && !isOver(run) && (
        <Switch
          label={t('message.aloud')}
          checked={speaks}
          onChange={(event) => setSpeaks(event.currentTarget.checked)}
        />
      )}
      <div role="status" aria-live="assertive">
        {isShown && (
          <section className={classes.message} aria-label={t('message.label')}>
            <p className={classes.said}>{message.text}</p>
            <p>{format.time(new Date(message.sent_at).toISOString())}</p>
            <Button size="lg" variant="default" onClick={() => setSeen(message.number)}>
              {t('message.seen')}
            </Button>
          </section>
        )}
      </div>
    </>
  )
}
