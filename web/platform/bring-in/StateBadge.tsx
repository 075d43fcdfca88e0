import { useTranslation } from 'react-i18next'
import type { RowState } from '#domain/bring-in/kinds.ts'
import classes from './bring-in.module.css'

/** What becomes of a row, in a word. */
export function StateBadge({ state }: { state: RowState }) {
  const { t } = useTranslation('bring-in')
  return (
    <span className={classes.state} data-state={state}>
      {t(`states.${state}`)}
    </span>
  )
}
