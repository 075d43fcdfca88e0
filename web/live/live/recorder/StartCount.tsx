import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { countAt } from '#domain/live/erg-race.ts'
import { useTicks } from '../use-ticks.ts'
import classes from './machine.module.css'
import { startOf } from './run-machine.ts'
import type { Run } from './run.ts'
import { sound } from './sounds.ts'

const TICK_MS = 100
/** "Go" stands on the screen for so long. */
const GO_MS = 2_000

/** The count to the start of a race, the same on every device by the server's clock. */
export function StartCount({ run }: { run: Run }) {
  const { t } = useTranslation('machines')
  const now = useTicks(TICK_MS)
  const start = startOf(run)
  const count = start === null || now > start + GO_MS ? null : countAt(start, now)
  useEffect(() => {
    if (typeof count === 'number' && count > 0) sound('soon')
  }, [count])
  if (count === null) return null
  const isGo = typeof count === 'number' && count <= 0
  return (
    <div className={classes.count} role="timer" aria-live="assertive" data-count={count}>
      <p>{typeof count === 'number' ? (isGo ? t('go') : t('attention')) : t(count)}</p>
      {typeof count === 'number' && !isGo && <strong>{count}</strong>}
      {!isGo && <p className={classes.still}>{t('still')}</p>}
    </div>
  )
}
