import { useTranslation } from 'react-i18next'
import classes from './frame.module.css'

export type PasteHereProps = {
  day: string
  name: string
  /** What would be pasted. */
  pasted: string
}

/**
 * Shown on each day while there is something to paste; the calendar around it decides what happens.
 */
export function PasteHere({ day, name, pasted }: PasteHereProps) {
  const { t } = useTranslation('calendar')
  return (
    <button
      type="button"
      className={classes.paste}
      data-paste={day}
      aria-label={t('actions.pasteOn', { day: name, name: pasted })}
    >
      {t('actions.paste')}
    </button>
  )
}
