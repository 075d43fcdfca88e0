import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sportById } from '#domain/constants/sports.ts'
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
  const { run, position, failed, store } = state
  const texts = [
    ...(run.refused === null ? [] : [t(`trouble.refused.${run.refused}`)]),
    ...(position === 'denied' || position === 'missing' || position === 'silent'
      ? [t(`trouble.${position}`)]
      : []),
    ...(store === 'full' ? [t('trouble.store')] : []),
    ...(failed === null ? [] : [t(failed === 'belt' ? 'trouble.heart' : 'trouble.machine')]),
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
function MoreSensors({ state, recorder }: Omit<TroublesProps, 'mayGoDark'>) {
  const { motion, hasBluetooth, devices, asking, run } = state
  const { t } = useTranslation('recorder')
  const canListen = hasBluetooth && !devices.some(({ kind }) => kind === 'belt')
  const isOnLand = sportById(run.connection.sport_id)?.place === 'land'
  const canCount = hasBluetooth && isOnLand && !devices.some(({ kind }) => kind === 'machine')
  if (motion !== 'denied' && !canListen && !canCount) return null
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
          disabled={asking !== null}
          onClick={() => void recorder.connect('belt')}
        >
          {t(asking === 'belt' ? 'act.heartAsking' : 'act.heart')}
        </Button>
      )}
      {canCount && (
        <Button
          variant="default"
          size="md"
          disabled={asking !== null}
          onClick={() => void recorder.connect('machine')}
        >
          {t('act.machine')}
        </Button>
      )}
    </div>
  )
}
