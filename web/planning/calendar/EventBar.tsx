import type { TFunction } from 'i18next'
import { paths } from '../../paths/paths.ts'
import { useFormat } from '../../format/format.ts'
import '../../lookups/sport-styles.ts'
import type { Bar } from './bars.ts'
import classes from './event-bar.module.css'
import chip from './session-chip.module.css'

type EventBarProps = {
  bar: Bar
  movable: boolean
  /** Whether an earlier row shows the same event, which then is the one the keyboard stops at. */
  repeated: boolean
  t: TFunction<'calendar'>
}

/** An event of several days, across them; a mark says that it began earlier or goes on. */
export function EventBar({ bar, movable, repeated, t }: EventBarProps) {
  const format = useFormat()
  const { placed, from, to, lane, before, after } = bar
  const { item } = placed
  const type = item.event_type && t(`eventTypes.${item.event_type}`, { ns: 'common' })
  const facts = [
    item.name,
    type,
    format.range(item.start_date, item.end_date),
    item.published ? null : t('draft'),
  ]
  const words = facts.filter(Boolean).join(' · ')
  return (
    <a
      className={`${chip.chip} ${classes.bar}`}
      data-bar
      href={paths.session(item.id)}
      title={words}
      aria-label={words}
      aria-haspopup="dialog"
      data-session={item.id}
      data-movable={movable || undefined}
      data-draft={!item.published || undefined}
      data-before={before || undefined}
      data-after={after || undefined}
      data-sport={item.event_type ?? 'other'}
      draggable={false}
      tabIndex={repeated ? -1 : undefined}
      style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 1 }}
    >
      {before && <span aria-hidden>◂ </span>}
      {!item.published && (
        <>
          <span className={chip.draft}>{t('draft')}</span>{' '}
        </>
      )}
      <b>{item.name}</b>
      {type && (
        <>
          {' '}
          <span className={classes.type}>· {type}</span>
        </>
      )}
      {after && (
        <span aria-hidden className={classes.after}>
          ▸
        </span>
      )}
    </a>
  )
}
