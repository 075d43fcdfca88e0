import { useTranslation } from 'react-i18next'
import type { ErgRace } from '#contract/live/live-races.ts'
import { RACE_ORDERS, type RaceOrder } from '#domain/live/race-order.ts'
import { useFormat } from '../../../format/format.ts'
import { taskText } from '../task-text.ts'
import classes from './board.module.css'
import type { RaceShownProps } from './BoardHead.tsx'

type BoardFootProps = RaceShownProps & { races: readonly ErgRace[]; order: RaceOrder }

/** By what lanes are ordered, when the start is, and which race is next. */
export function BoardFoot({ race, phase, races, order }: BoardFootProps) {
  const { t } = useTranslation('erg-room')
  const format = useFormat()
  const next = races.find(({ id, goes_at }) => goes_at === null && id !== race.id)
  const isBegun = phase === 'racing' || phase === 'over'
  return (
    <footer className={classes.foot}>
      <p>
        {phase === 'over' && `${t('kept')} · `}
        {isBegun ? (
          <>
            {`${t('order')} `}
            {RACE_ORDERS.map((one, index) => (
              <span key={one}>
                {index > 0 && ' · '}
                {one === order ? <strong>{t(`orders.${one}`)}</strong> : t(`orders.${one}`)}
              </span>
            ))}
          </>
        ) : (
          t('sameCount')
        )}
      </p>
      <p>
        {race.goes_at !== null && phase === 'counting' ? (
          <>
            {`${t('startsAt')} `}
            <strong>{format.time(new Date(race.goes_at).toISOString())}</strong>
          </>
        ) : (
          next && (
            <>
              {`${t('next')} `}
              <strong>{next.name ?? taskText(next, format)}</strong>
              {` ${t('readyOf', {
                ready: format.number(next.lanes.filter(({ is_ready }) => is_ready).length),
                count: next.lanes.length,
              })}`}
            </>
          )
        )}
      </p>
    </footer>
  )
}
