import { useTranslation } from 'react-i18next'
import { agenda } from '#contract/calendar.ts'
import { duplicateSession } from '#contract/session-life.ts'
import { createSession } from '#contract/sessions.ts'
import { api, invalidate } from '../api.ts'
import { useFormat } from '../format.ts'
import { notify } from '../shell/notices.ts'
import { toInstant, toLocal } from '../zoned-time.ts'
import { copied, type Copied } from './copied.ts'
import { timeText } from './place-sessions.ts'

/** When a plan without a day begins, unless it is dropped on an hour. */
const USUAL_START = '07:00'

/** Plans what is at hand on a day, as a draft: a session at its own time of day, a template in the morning or where it was dropped. */
export function usePaste() {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const put = (source: Copied, day: string, minutes: number | null = null) => {
    const usual = 'session' in source ? toLocal(format.timeZone, new Date(source.session.start_date)).time : USUAL_START
    const start = toInstant(format.timeZone, { day, time: minutes === null ? usual : timeText(minutes) })
    void plan(source, start)
      .then(() => notify('success', t('actions.pasted', { name: source.name, day: format.day(day) })))
      .catch(() => undefined) // told already
      .finally(() => invalidate(agenda))
  }
  const paste = (day: string) => {
    const source = copied.get()
    if (source) put(source, day)
  }
  return { put, paste }
}

function plan(source: Copied, start: Date): Promise<unknown> {
  const start_date = start.toISOString()
  if ('session' in source) return api(duplicateSession, { params: { id: source.session.id }, body: { start_date } })
  const { duration, plan: fields } = source.template
  const end_date = new Date(start.getTime() + duration * 1000).toISOString()
  return api(createSession, { body: { ...fields, start_date, end_date, published: false } })
}
