import { useTranslation } from 'react-i18next'
import type { Side } from '#domain/constants/boats.ts'
import classes from './crews.module.css'

/** Port red, starboard green, each with its letter. */
export function SideFlag({ side }: { side: Side | null }) {
  const { t } = useTranslation('crews')
  if (side === null) return null
  return (
    <span className={classes.flag} data-side={side} title={t(`sides.${side}`)}>
      {t(`sides.short.${side}`)}
    </span>
  )
}
