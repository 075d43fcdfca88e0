import { Button, Progress, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { elapsed } from './charts/time-series.ts'
import classes from './rest-clock.module.css'

/** Milliseconds since 1970 at which the rest began and ends. */
export type Rest = { from: number; until: number }

const MORE_MS = 30_000
const BUZZ_MS = 300

/** A rest that begins now. */
export function restOf(seconds: number): Rest {
  const from = Date.now()
  return { from, until: from + seconds * 1000 }
}

type RestClockProps = { rest: Rest; onChange: (rest: Rest) => void }

/** Counts a rest down; it can be made longer, and says when it is over. */
export function RestClock({ rest, onChange }: RestClockProps) {
  const { t } = useTranslation('ui')
  const [now, setNow] = useState(rest.from)
  const { until } = rest
  useEffect(() => {
    let isOver = Date.now() >= until
    const timer = setInterval(() => {
      setNow(Date.now())
      if (!isOver && Date.now() >= until) {
        isOver = true
        if ('vibrate' in navigator) navigator.vibrate(BUZZ_MS)
      }
    }, 250)
    return () => clearInterval(timer)
  }, [until])
  const left = Math.max(0, rest.until - now)
  const isOver = left === 0
  const share = (100 * left) / (rest.until - rest.from)
  return (
    <div className={classes.clock} role="timer" aria-label={t('rest.title')}>
      <div>
        <Text fz={13} c="dimmed">
          {t(isOver ? 'rest.over' : 'rest.title')}
        </Text>
        <div className={classes.left}>{elapsed(left / 1000)}</div>
      </div>
      <Progress value={share} aria-label={t('rest.title')} className={classes.bar ?? ''} />
      <Button
        variant="subtle"
        onClick={() => onChange({ ...rest, until: Math.max(rest.until, Date.now()) + MORE_MS })}
      >
        {t('rest.more')}
      </Button>
    </div>
  )
}
