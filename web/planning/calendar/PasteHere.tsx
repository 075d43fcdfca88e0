import { useTranslation } from 'react-i18next'

export type PasteHereProps = {
  day: string
  name: string
  /** What would be pasted. */
  pasted: string
}

/** Stands on each day while something is at hand for pasting; what happens is up to the calendar around it. */
export function PasteHere({ day, name, pasted }: PasteHereProps) {
  const { t } = useTranslation('calendar')
  return (
    <button type="button" className="calendar-paste" data-paste={day} aria-label={t('actions.pasteOn', { day: name, name: pasted })}>
      {t('actions.paste')}
    </button>
  )
}
