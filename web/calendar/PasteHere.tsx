import { useTranslation } from 'react-i18next'
import { useStore } from '../shell/store.ts'
import { copied } from './copied.ts'

/** Stands on each day while a session is copied; what happens is up to the calendar around it. */
export function PasteHere({ day, name }: { day: string; name: string }) {
  const { t } = useTranslation('calendar')
  const session = useStore(copied)
  if (!session) return null
  return (
    <button type="button" className="calendar-paste" data-paste={day} aria-label={t('actions.pasteOn', { day: name, name: session.name })}>
      {t('actions.paste')}
    </button>
  )
}
