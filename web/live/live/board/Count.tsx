import { useTranslation } from 'react-i18next'
import { countAt } from '#domain/live/erg-race.ts'
import { useTicks } from '../use-ticks.ts'
import classes from './board.module.css'

const TICK_MS = 100
/** "Go" stands on the board for so long. */
const GO_MS = 1_500

/** The count to the start, by the clock of the server, as on every device. */
export function Count({ goesAt, ahead }: { goesAt: number; ahead: number }) {
  const { t } = useTranslation('erg-room')
  const now = useTicks(TICK_MS) + ahead
  if (now > goesAt + GO_MS) return null
  const count = countAt(goesAt, now)
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
