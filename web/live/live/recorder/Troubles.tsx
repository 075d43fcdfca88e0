import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/format.ts'
import type { Recorder } from './recorder.ts'
import type { RecorderState } from './recorder-state.ts'
import classes from './recorder.module.css'
import { isOver } from './run.ts'

type TroublesProps = { state: RecorderState; recorder: Recorder; mayGoDark: boolean }

/** What keeps the phone from recording everything, each with what to do about it. */
export function Troubles({ state, recorder, mayGoDark }: TroublesProps) {
  const { t } = useTranslation('recorder')
  const format = useFormat()
  const { run, position, heart, store } = state
  const texts = [
    ...(run.refused === null ? [] : [t(`trouble.refused.${run.refused}`)]),
    ...(position === 'denied' || position === 'missing' || position === 'silent'
      ? [t(`trouble.${position}`)]
      : []),
    ...(store === 'full' ? [t('trouble.store')] : []),
    ...(heart === 'failed' ? [t('trouble.heart')] : []),
    ...(run.left_out === undefined
      ? []
      : [t('trouble.leftOut', { samples: format.number(run.left_out) })]),
  ]
  return (
    <>
      {texts.map((text) => (
        <Alert key={text} color="amber" role="alert" icon={<IconAlertTriangle />}>
          {text}
        </Alert>
      ))}
      {mayGoDark && <DarkHint />}
      {run.prepared_at !== null && !isOver(run) && (
        <MoreSensors state={state} recorder={recorder} />
      )}
    </>
  )
}

/** Said until somebody has read it. */
function DarkHint() {
  const { t } = useTranslation('recorder')
  const [isRead, setIsRead] = useState(false)
  if (isRead) return null
  const close = { withCloseButton: true, closeButtonLabel: t('trouble.darkRead') }
  return (
    <Alert color="amber" role="alert" {...close} onClose={() => setIsRead(true)}>
      {t('trouble.dark')}
    </Alert>
  )
}

/** Sensors that want a tap of their own. */
function MoreSensors({ state: { motion, heart }, recorder }: Omit<TroublesProps, 'mayGoDark'>) {
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
