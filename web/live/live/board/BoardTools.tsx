import { useTranslation } from 'react-i18next'
import { RACE_ORDERS, type RaceOrder } from '#domain/live/race-order.ts'
import { readySounds } from '../recorder/sounds.ts'
import classes from './board.module.css'

type BoardToolsProps = {
  order: RaceOrder
  onOrder: (order: RaceOrder) => void
  isLoud: boolean
  onLoud: (isLoud: boolean) => void
  onLeave: () => void
}

/** What one can do with the board; there once the mouse moves to it or a key reaches it. */
export function BoardTools({ order, onOrder, isLoud, onLoud, onLeave }: BoardToolsProps) {
  const { t } = useTranslation('erg-room')
  const fill = () => void document.documentElement.requestFullscreen().catch(() => undefined)
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('order')}>
      {RACE_ORDERS.map((one) => (
        <button key={one} type="button" aria-pressed={one === order} onClick={() => onOrder(one)}>
          {t(`orders.${one}`)}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={isLoud}
        onClick={() => {
          readySounds()
          onLoud(!isLoud)
        }}
      >
        {t('sound')}
      </button>
      <button type="button" onClick={fill}>
        {t('full')}
      </button>
      <button type="button" onClick={onLeave}>
        {t('leave')}
      </button>
    </div>
  )
}
