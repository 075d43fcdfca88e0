import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { RaceOrder } from '#domain/live/race-order.ts'
import { useFormat } from '../../../format/format.ts'
import { formatDuration } from '#domain/time/duration.ts'
import classes from './board.module.css'
import type { RaceShownProps } from './BoardHead.tsx'
import { LaneRow } from './LaneRow.tsx'

/** Rows change their places at most so often, so that one can read them. */
const SETTLE_MS = 2_000
/** More lanes are as high as a line. */
const ROOMY = 6
const QUARTERS = [1, 2, 3, 4] as const

type LanesProps = RaceShownProps & { isStill: boolean; order: RaceOrder }

/** The lanes one below the other: by their number before the start, then in their order. */
export function Lanes({ race, phase, ranked, isStill, order: by }: LanesProps) {
  const { t } = useTranslation('erg-room')
  const format = useFormat()
  const isBegun = phase === 'racing' || phase === 'over'
  const order = useSettled(
    isBegun ? ranked.map(({ lane }) => lane) : race.lanes.map(({ lane }) => lane),
    SETTLE_MS,
  )
  const markOf = (quarter: number) =>
    race.distance === null
      ? (formatDuration(((race.time ?? 0) * quarter) / 4, 'mm:ss') ?? '')
      : format.number((race.distance * quarter) / 4)
  const finish = phase === 'over' ? 'result' : race.distance === null ? 'metres' : 'finish'
  const isCompact = race.lanes.length > ROOMY
  return (
    <div
      className={classes.lanes}
      data-compact={isCompact || undefined}
      data-still={isStill || undefined}
      style={{ '--lanes': Math.max(ROOMY, race.lanes.length) } as CSSProperties}
    >
      <div className={classes.columns} aria-hidden>
        <span>{isBegun ? '#' : t('columns.lane')}</span>
        <span>{t('columns.athlete')}</span>
        <span className={classes.marks}>
          {QUARTERS.map((quarter) => (
            <span key={quarter} style={{ '--at': quarter / 4 } as CSSProperties}>
              {markOf(quarter)}
            </span>
          ))}
        </span>
        {isBegun && (
          <>
            <span>{t('columns.toGo')}</span>
            <span>{t('pace')}</span>
            <span>{t('columns.rate')}</span>
            <span className={classes.wide}>{t('columns.lastSplit')}</span>
            <span>{t(`columns.${finish}`)}</span>
          </>
        )}
      </div>
      <ol className={classes.rows}>
        {race.lanes.map((lane) => {
          const place = order.indexOf(lane.lane)
          const standing = ranked.find((one) => one.lane === lane.lane)
          return (
            <LaneRow
              key={lane.lane}
              {...{ race, lane, phase }}
              order={by}
              standing={isBegun ? standing : undefined}
              place={place < 0 ? lane.lane - 1 : place}
            />
          )
        })}
      </ol>
    </div>
  )
}

/** The order of lanes as it was so many milliseconds ago at most, so that one can read it. */
function useSettled(order: readonly number[], every: number): readonly number[] {
  const [shown, setShown] = useState(order)
  const latest = useRef(order)
  useEffect(() => {
    latest.current = order
  }, [order])
  useEffect(() => {
    const timer = setInterval(() => setShown(latest.current), every)
    return () => clearInterval(timer)
  }, [every])
  // Another race is drawn at once.
  return shown.length === order.length ? shown : order
}
