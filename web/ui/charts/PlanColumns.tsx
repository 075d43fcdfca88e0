import { Text, Title } from '@mantine/core'
import type { PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './plan-columns.module.css'
import { ticksUpTo } from './round-ticks.ts'
import { useCursor } from './use-cursor.ts'

export type PlanColumn = {
  key: string
  /** Below the column, as far as there is room. */
  name: string
  done: number
  /** A mark across the column; null where nothing was planned. */
  planned: number | null
  /** What was done, above the column that is pointed at. */
  value: string
  /** All of it in words. */
  words: string
}

type PlanColumnsProps = {
  title: string
  /** In words what the picture shows. */
  summary: string
  columns: readonly PlanColumn[]
  /** The column of the running day or week. */
  current: string
  /** So many names have room. */
  mostNames: number
  writeTick: (value: number) => string
}

/**
 * What was done as columns, what was planned as a mark across each. The running one is named unless
 * another is pointed at, by finger, mouse or arrow keys.
 */
export function PlanColumns(props: PlanColumnsProps) {
  const { title, summary, columns, current, mostNames, writeTick } = props
  const { t } = useTranslation('ui')
  const { at, setAt, sliderOf } = useCursor(columns.length, () => undefined)
  const ticks = ticksUpTo(
    Math.max(...columns.map(({ done, planned }) => Math.max(done, planned ?? 0))),
  )
  const top = ticks.at(-1) ?? 1
  const height = (value: number) => `${(100 * value) / top}%`
  const every = Math.max(1, Math.ceil(columns.length / mostNames))
  const read = at === null ? columns.find(({ key }) => key === current) : columns[at]
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const place = Math.floor(((clientX - left) / width) * columns.length)
    setAt(Math.min(columns.length - 1, Math.max(0, place)))
  }
  return (
    <section className={classes.picture} aria-label={title}>
      <div className={classes.head}>
        <Title order={2}>{title}</Title>
        <span className={classes.legend}>
          <span className={classes.sample} aria-hidden />
          {t('chart.planned')}
        </span>
      </div>
      <div className={classes.frame}>
        <div className={classes.ticks} aria-hidden>
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: height(tick) }}>
              {writeTick(tick)}
            </span>
          ))}
        </div>
        <div
          className={classes.plot}
          {...sliderOf(title, at === null ? summary : (read?.words ?? summary))}
          onPointerMove={point}
          onPointerDown={point}
        >
          {ticks.map((tick) => (
            <span key={tick} className={classes.line} style={{ bottom: height(tick) }} />
          ))}
          {columns.map(({ key, done, planned, value }) => (
            <span key={key} className={classes.column} data-read={key === read?.key || undefined}>
              <span className={classes.done} style={{ height: height(done) }} />
              {planned !== null && (
                <span className={classes.planned} style={{ bottom: height(planned) }} />
              )}
              {key === read?.key && done > 0 && (
                <span
                  className={classes.value}
                  style={{ bottom: height(topNear(done, planned, top)) }}
                >
                  <span>{value}</span>
                </span>
              )}
            </span>
          ))}
        </div>
        <div className={classes.names} data-all={every === 1 || undefined} aria-hidden>
          {columns.map(({ key, name }, place) => {
            const isLast = key === current && every > 1
            const isNamed = place % every === 0 && place + every / 2 < columns.length
            return (
              <span key={key} data-last={isLast || undefined}>
                {(isNamed || every === 1 || isLast) && <span>{name}</span>}
              </span>
            )
          })}
        </div>
      </div>
      <Text fz={13} c="dimmed" className={classes.words ?? ''}>
        {read?.words}
      </Text>
    </section>
  )
}

/** A mark so near above the column that the number would lie on it: the number stands above both. */
const NEAR = 0.14
const topNear = (done: number, planned: number | null, top: number): number =>
  planned !== null && planned > done && planned - done < NEAR * top ? planned : done
