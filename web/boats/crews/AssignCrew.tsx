import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { agenda } from '#contract/planning/calendar.ts'
import { assignCrewsToSessions, crews, sessionCrews } from '#contract/boats/crews.ts'
import { takesCrews } from '#domain/constants/event-types.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import { addDays } from '#domain/time/week.ts'
import { serverDate } from '../../format/server-clock.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { closeModal } from '../../shell/modals.ts'
import { useViewer } from '../../shell/viewer.ts'
import { notify } from '../../shell/notices.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { dayIn } from '#domain/time/zoned-time.ts'

const DAYS_AHEAD = 28

/** Coming sessions on the water, to take a crew along to. */
export function AssignCrew({ crewId }: { crewId: number }) {
  const { t } = useTranslation('crews')
  const format = useFormat()
  const viewer = useViewer()
  const [now] = useState(() => serverDate())
  const today = dayIn(format.timeZone, now)
  const asked = useQuery(
    query(agenda, {
      body: { start_date: today, end_date: addDays(today, DAYS_AHEAD), display: 'all' },
    }),
  )
  const { data } = asked
  const [chosen, setChosen] = useState<readonly string[]>([])
  const assign = useMutation({
    mutationFn: () =>
      api(assignCrewsToSessions, { body: { crew_ids: [crewId], session_ids: chosen.map(Number) } }),
    onSuccess: async ({ data: { ids } }) => {
      closeModal()
      await invalidate(crews, sessionCrews)
      notify(
        ids.length > 0 ? 'success' : 'info',
        ids.length > 0 ? t('assign.done', { count: ids.length }) : t('assign.nothing'),
      )
    },
  })
  if (!data) return <Waiting for={asked} rows={4} part />
  const sessions = data.data.filter(
    ({ kind, event_type, sport_id, end_date, mine }) =>
      takesCrews({ kind, event_type }, sport_id) &&
      Date.parse(end_date) > now.getTime() &&
      canEditSession(viewer, { own: mine && { edit: mine.edit, add_all_scores: false } }),
  )
  if (sessions.length === 0) return <Text size="sm">{t('assign.none')}</Text>
  return (
    <Stack>
      <Text size="sm">{t('assign.text')}</Text>
      <Checkbox.Group value={[...chosen]} onChange={setChosen} aria-label={t('list.assign')}>
        <Stack gap="xs">
          {sessions.map((session) => (
            <Checkbox
              key={session.id}
              value={String(session.id)}
              label={session.name}
              description={format.session(session)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Group justify="flex-end">
        <Button
          disabled={chosen.length === 0}
          loading={assign.isPending}
          onClick={() => assign.mutate()}
        >
          {t('assign.button', { count: chosen.length })}
        </Button>
      </Group>
    </Stack>
  )
}
