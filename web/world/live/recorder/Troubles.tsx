import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Recorder } from './recorder.ts'
import type { RecorderState } from './recorder-state.ts'
import classes from './recorder.module.css'
import { isOver } from './run.ts'

type Props = { state: RecorderState; recorder: Recorder }

/** What keeps the phone from recording everything, each with what to do about it. */
export function Troubles({ state, recorder }: Props) {
  const { t } = useTranslation('recorder')
  const { run, position, heart, store } = state
  const texts = [
    ...(run.refused === null ? [] : [t(`trouble.refused.${run.refused}`)]),
    ...(position === 'denied' || position === 'missing' || position === 'silent'
      ? [t(`trouble.${position}`)]
      : []),
    ...(store === 'full' ? [t('trouble.store')] : []),
    ...(heart === 'failed' ? [t('trouble.heart')] : []),
  ]
  return (
    <>
      {texts.map((text) => (
        <Alert key={text} color="amber" role="alert" icon={<IconAlertTriangle />}>
          {text}
        </Alert>
      ))}
      {run.prepared_at !== null && !isOver(run) && (
        <MoreSensors state={state} recorder={recorder} />
      )}
    </>
  )
}

/** Sensors that want a tap of their own. */
function MoreSensors({ state: { motion, heart }, recorder }: Props) {
  const { t } = useTranslation('recorder')
  const canListen = heart === 'off' || heart === 'asking' || heart === 'failed'
  if (motion !== 'denied' && !canListen) return null
  return (
    <div className={classes.more}>
      {motion === 'denied' && (
        <Button variant="default" size="md" onClick={recorder.prepare}>
          {t('act.motion')}
        </Button>
      )}
      {canListen && (
        <Button
          variant="default"
          size="md"
          disabled={heart === 'asking'}
          onClick={() => void recorder.listenToHeart()}
        >
          {t(heart === 'asking' ? 'act.heartAsking' : 'act.heart')}
        </Button>
      )}
    </div>
  )
}
