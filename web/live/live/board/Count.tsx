import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { countAt } from '#domain/live/erg-race.ts'
import { sound } from '../recorder/sounds.ts'
import { useTicks } from '../use-ticks.ts'
import classes from './board.module.css'

const TICK_MS = 100
/** "Go" stands on the board for so long. */
const GO_MS = 1_500

type CountProps = { goesAt: number; ahead: number; isLoud: boolean }

/** The count to the start, by the clock of the server, as on every device. */
export function Count({ goesAt, ahead, isLoud }: CountProps) {
  const { t } = useTranslation('erg-room')
  const now = useTicks(TICK_MS) + ahead
  const isOver = now > goesAt + GO_MS
  const count = countAt(goesAt, now)
  const second = typeof count === 'number' ? Math.max(0, count) : null
  useEffect(() => {
    if (isLoud && !isOver && second !== null) sound(second === 0 ? 'go' : 'soon')
  }, [isLoud, isOver, second])
  if (isOver) return null
  const isGo = typeof count === 'number' && count <= 0
  return (
    <div className={classes.count} role="timer" aria-live="assertive" data-count={count}>
      {typeof count === 'number' ? (
        <>
          {!isGo && <p>{t('attention')}</p>}
          <strong>{isGo ? t('go') : count}</strong>
        </>
      ) : (
        <p className={classes.soon}>{t(count)}</p>
      )}
    </div>
  )
}
