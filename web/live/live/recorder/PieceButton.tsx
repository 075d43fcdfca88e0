import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { nextPlace } from '#domain/live/countdown.ts'
import { RECORDING } from '#domain/live/recording.ts'
import type { Recorder } from './recorder.ts'
import type { RecorderState } from './recorder-state.ts'
import classes from './recorder.module.css'

/** Begins the next piece of the plan, or ends the one under way before it ends by itself. */
export function PieceButton({ state, recorder }: { state: RecorderState; recorder: Recorder }) {
  const { t } = useTranslation('recorder')
  const { run } = state
  const { pieces } = run.connection
  const isRaced = run.piece?.task !== undefined
  if (run.status !== RECORDING.active || (pieces.length === 0 && !isRaced)) return null
  const piece = t('words.piece', { ns: 'common' })
  const big = { className: classes.big, size: 'xl', fullWidth: true } as const
  if (run.piece && !run.piece.ended)
    return (
      <Button {...big} onClick={recorder.endPiece}>
        {isRaced
          ? t('stop', { ns: 'machines' })
          : t('act.endPiece', { piece, place: run.piece.place + 1 })}
      </Button>
    )
  const next = nextPlace(pieces.length, run.piece)
  if (next === null) return null
  return (
    <Button {...big} onClick={recorder.beginPiece}>
      {t('act.beginPiece', { piece, place: next + 1, count: pieces.length })}
    </Button>
  )
}
