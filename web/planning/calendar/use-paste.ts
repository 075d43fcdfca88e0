import { useTranslation } from 'react-i18next'
import { duplicateSession } from '#contract/planning/session-life.ts'
import { createSession } from '#contract/planning/sessions.ts'
import type { Template } from '#contract/planning/templates.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { withoutLacked } from '#domain/rules/gated-values.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { api } from '../../api/api.ts'
import { refetchSessions } from '../../api/refetch-after.ts'
import { useFormat } from '../../format/format.ts'
import { notify } from '../../shell/notices.ts'
import { useViewer } from '../../shell/viewer.ts'
import { toInstant, toLocal, type LocalTime } from '#domain/time/zoned-time.ts'
import { copied, type Copied } from './copied.ts'
import { allowsConflicts } from './ask-conflicts.ts'
import { lasting, movedTo } from './moved-times.ts'
import { timeText } from './place-sessions.ts'

/** When a plan without a day begins, unless it is dropped on an hour. */
const USUAL_START = '07:00'

/**
 * Plans the copied item on a day, as a draft: a session at its own time of day, a template in the
 * morning or where it was dropped.
 */
export function usePaste() {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const viewer = useViewer()
  const put = (source: Copied, day: string, minutes: number | null = null) => {
    const at = {
      day,
      time:
        minutes === null
          ? usualTime(source, format.timeZone)
          : timeText(Math.min(minutes, 24 * 60 - 15)),
    }
    const planned = async () => {
      if (!(await isMeant(source, at))) return
      await plan(source, at, format.timeZone, viewer)
      notify('success', t('actions.pasted', { name: source.name, day: format.within.day(day) }))
    }
    void planned()
      .catch(() => undefined) // the failure has already been shown
      .finally(refetchSessions)
  }
  /**
   * The people of a session come along; those of a template are chosen later, and of what takes
   * whole days nobody is elsewhere.
   */
  async function isMeant(source: Copied, at: LocalTime): Promise<boolean> {
    if (!('session' in source) || isWholeDay(source.session)) return true
    const title = t('conflict.pasteTitle', { name: source.name, day: format.within.day(at.day) })
    return allowsConflicts(viewer, {
      title,
      times: movedTo(source.session, at, format.timeZone),
      people_of: source.session.id,
      act: 'paste',
    })
  }
  const paste = (day: string) => {
    const source = copied.get()
    if (source) put(source, day)
  }
  return { put, paste }
}

const dayLong = ({ plan: { all_day_event = false }, sport_id }: Template) =>
  isWholeDay({ all_day_event, sport_id })

function usualTime(source: Copied, timeZone: string): string {
  if ('session' in source) return toLocal(timeZone, new Date(source.session.start_date)).time
  return dayLong(source.template) ? '00:00' : USUAL_START
}

function plan(source: Copied, at: LocalTime, timeZone: string, viewer: Viewer): Promise<unknown> {
  if ('session' in source) {
    const start_date = toInstant(timeZone, at).toISOString()
    return api(duplicateSession, { params: { id: source.session.id }, body: { start_date } })
  }
  const { duration, plan: fields } = source.template
  return api(createSession, {
    body: {
      ...withoutLacked('createSession', fields, viewer),
      ...lasting(at, duration * 1000, timeZone),
      published: false,
    },
  })
}
