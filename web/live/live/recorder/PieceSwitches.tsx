import { Switch } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recorder } from './recorder.ts'
import type { RecorderState } from './recorder-state.ts'
import classes from './recorder.module.css'
import { isOver } from './run.ts'
import { cueOf, readySounds, sound } from './sounds.ts'

const MUTE = 'slipway-recorder-is-mute'

type PieceSwitchesProps = { state: RecorderState; recorder: Recorder }

/** How pieces of the plan begin and are heard; a piece that ends is felt as well. */
export function PieceSwitches({ state, recorder }: PieceSwitchesProps) {
  const { t } = useTranslation('recorder')
  const { run } = state
  const [isMute, setIsMute] = useState(() => localStorage.getItem(MUTE) === 'yes')
  useCues(state, isMute)
  const { pieces } = run.connection
  // A piece under way needs the room.
  const isRowed = run.piece?.ended === false
  if (run.prepared_at === null || isOver(run) || isRowed || pieces.length === 0) return null
  const hasRest = pieces.slice(0, -1).some(({ rest }) => rest !== null && rest > 0)
  return (
    <div className={classes.more}>
      {hasRest && (
        <Switch
          label={t('pieces.byItself')}
          checked={run.goes_on_itself === true}
          onChange={(event) => recorder.goOnByItself(event.currentTarget.checked)}
        />
      )}
      <Switch
        label={t('pieces.sounds')}
        checked={!isMute}
        onChange={(event) => {
          const mute = !event.currentTarget.checked
          setIsMute(mute)
          localStorage.setItem(MUTE, mute ? 'yes' : 'no')
          if (!mute) readySounds()
        }}
      />
    </div>
  )
}

/** Nobody looks at the moment a piece begins or ends. */
function useCues({ run, at }: RecorderState, isMute: boolean): void {
  const before = useRef(run)
  const listen = useEffectEvent((now: number) => {
    const cue = cueOf(before.current, run, now)
    before.current = run
    if (cue === null) return
    if (!isMute) sound(cue)
    if (cue === 'end' && 'vibrate' in navigator) navigator.vibrate(600)
  })
  // Once a second, however often it is drawn.
  useEffect(() => listen(at), [at])
}
