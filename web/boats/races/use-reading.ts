import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionCrews } from '#contract/boats/crews.ts'
import type { Session } from '#contract/planning/sessions.ts'
import { RACE_STATUSES, type RaceStatus } from '#domain/constants/race-statuses.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { daysIn } from '#domain/time/zoned-time.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import type { Reading } from './race-rows.ts'

/** What cells of the sheet are read by, for one event. */
export function useReading(session: Session): Reading {
  const { t } = useTranslation('races')
  const { timeZone, raceTime } = useFormat()
  const viewer = useViewer()
  const { id, start_date, end_date, participants } = session
  const asked = useQuery({
    ...query(sessionCrews, { params: { id } }),
    enabled: can(sessionCrews.access, viewer),
  })
  const crews = asked.data?.data.crews
  return useMemo(() => {
    const { first, last } = daysIn(timeZone, { start_date, end_date })
    const words = RACE_STATUSES.map((status) => [status, t(`status.${status}`)])
    return {
      timeZone,
      raceTime,
      firstDay: first,
      hasDays: first < last,
      crews: (crews ?? []).map((crew) => ({ id: crew.id, name: crew.name })),
      people: (participants ?? []).filter(({ user_role_id }) => user_role_id === ROLE.athlete),
      statuses: Object.fromEntries(words) as Record<RaceStatus, string>,
    }
  }, [t, timeZone, raceTime, start_date, end_date, participants, crews])
}
