import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/format.ts'
import classes from './recorder.module.css'
import type { Recorder } from './recorder.ts'
import type { Run } from './run.ts'
import { readySounds } from './sounds.ts'

/** Says that one is ready, and takes it back. */
export function ReadyButton({ run, recorder }: { run: Run; recorder: Recorder }) {
  const { t } = useTranslation('machines')
  const format = useFormat()
  const { race, is_ready = false } = run
  if (!race) return null
  const ready = format.number(race.ready)
  const lanes = format.number(race.lanes)
  return (
    <>
      <p className={classes.ready} role="status">
        <strong>{t('ready', { ready, lanes })}</strong>
        {` · ${t('waits')}`}
      </p>
      <Button
        size="xl"
        fullWidth
        aria-pressed={is_ready}
        variant={is_ready ? 'outline' : 'filled'}
        onClick={() => {
          readySounds()
          recorder.beReady(!is_ready)
        }}
      >
        {t(is_ready ? 'isReady' : 'iAmReady')}
      </Button>
    </>
  )
}
