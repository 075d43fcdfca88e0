import { useTranslation } from 'react-i18next'
import { agenda } from '#contract/calendar.ts'
import { createSession, getSession, type Session } from '#contract/sessions.ts'
import { ROLE } from '#domain/constants/roles.ts'
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
    const start = toInstant(format.timeZone, { day, time })
    void again(source.id, start)
      .then(() => notify('success', t('actions.pasted', { name: source.name, day: format.day(day) })))
      .catch(() => undefined) // told already
      .finally(() => invalidate(agenda))
  }
}

async function again(id: number, start: Date): Promise<void> {
  const { data } = await api(getSession, { params: { id } })
  await api(createSession, { body: planOf(data, start) })
}

const idsOf = ({ participants = [], creator }: Session, athletes: boolean) =>
  participants
    .filter(({ user_role_id, user_id }) => (user_role_id === ROLE.athlete) === athletes && user_id !== creator?.id)
    .map(({ user_id }) => user_id)

function planOf(session: Session, start: Date) {
  const length = Date.parse(session.end_date) - Date.parse(session.start_date)
  return {
    name: session.name,
    sport_id: session.sport?.id ?? 8,
    start_date: start.toISOString(),
    end_date: new Date(start.getTime() + length).toISOString(),
    description: session.description,
    location: session.location,
    planned_distance: session.planned_distance,
    planned_time: session.planned_time,
    planned_rpe: session.planned_rpe,
    published: false,
    intensities: session.intensities ?? [],
    focus_ids: session.focuses?.map((focus) => focus.id) ?? [],
    tags: session.tags?.map(({ tag_text }) => tag_text) ?? [],
    structure: session.structure ?? null,
    athlete_ids: idsOf(session, true),
    coach_ids: idsOf(session, false),
  }
}
