import { useTranslation } from 'react-i18next'
import type { RowingSide } from '#domain/constants/rowing-sides.ts'
import classes from './crews.module.css'

/** Port red, starboard green, each with its letter; others by a word alone. */
export function SideFlag({ side }: { side: RowingSide | null }) {
  const { t } = useTranslation('crews')
  if (side === null) return null
  return (
    <span className={classes.flag} data-side={side} title={t(`sides.${side}`)}>
      {t(`sides.short.${side}`)}
    </span>
  )
}
