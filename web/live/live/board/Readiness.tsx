import { useTranslation } from 'react-i18next'
import type { ErgRace } from '#contract/live/live-races.ts'
import { useFormat } from '../../../format/format.ts'
import classes from './board.module.css'

/** What is connected in a lane before the start; a heart rate is nothing for a whole room. */
export function Readiness({ lane: { drag, has_belt } }: { lane: ErgRace['lanes'][number] }) {
  const { t } = useTranslation('erg-room')
  const format = useFormat()
  const machine =
    drag === null ? t('noMachine') : t('drag', { ns: 'machines', drag: format.number(drag) })
  return (
    <span className={classes.readiness}>
      {`${machine} · ${t(has_belt ? 'withBelt' : 'noBelt')}`}
    </span>
  )
}
