import { useTranslation } from 'react-i18next'
import { agenda } from '#contract/calendar.ts'
import { duplicateSession } from '#contract/session-life.ts'
import { api, invalidate } from '../api.ts'
import { useFormat } from '../format.ts'
import { notify } from '../shell/notices.ts'
import { toInstant, toLocal } from '../zoned-time.ts'
import { copied } from './copied.ts'

/** Plans the copied session again on a day, at its own time of day, as a draft. */
export function usePaste(): (day: string) => void {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  return (day) => {
    const source = copied.get()
    if (!source) return
    const { time } = toLocal(format.timeZone, new Date(source.start_date))
    const start_date = toInstant(format.timeZone, { day, time }).toISOString()
    void api(duplicateSession, { params: { id: source.id }, body: { start_date } })
      .then(() => notify('success', t('actions.pasted', { name: source.name, day: format.day(day) })))
      .catch(() => undefined) // told already
      .finally(() => invalidate(agenda))
  }
}
