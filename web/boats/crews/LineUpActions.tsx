import { ActionIcon, Menu, Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconCalendarPlus, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useState } from 'react'
import {
  crews,
  deleteCrew,
  sessionCrews,
  assignCrewsToSessions,
  type LineUp,
} from '#contract/boats/crews.ts'
import { canManageLineUps } from '#domain/rules/crews.ts'
import { agenda } from '#contract/planning/calendar.ts'
import { takesCrews } from '#domain/constants/event-types.ts'
import { canEditSession } from '#domain/rules/sessions.ts'
import { addDays } from '#domain/time/week.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { paths } from '../../paths/paths.ts'
import { openModal, closeModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { IconRowingShell } from '../../ui/rowing-shell-icon.ts'
import { useClubDay, useMinute } from '../../format/club-clock.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { actsOf } from './line-up-acts.ts'

const DAYS_AHEAD = 28

/** Coming sessions on the water, to take a crew along to. */
function AssignCrew({ crewId }: { crewId: number }) {
  const { t } = useTranslation('crews')
  const format = useFormat()
  const viewer = useViewer()
  const now = useMinute()
  const today = useClubDay()
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
      Date.parse(end_date) > now &&
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

/**
 * What one may do with a line-up. One that sits in a session is changed and deleted on its board.
 */
export function LineUpActions({ row }: { row: LineUp }) {
  const { t } = useTranslation('crews')
  const confirm = useConfirm()
  const viewer = useViewer()
  const remove = useMutation({
    mutationFn: () => api(deleteCrew, { body: { crew_id: row.id } }),
    onSuccess: async () => {
      await invalidate(crews, sessionCrews)
      notify('success', t('deletion.done', { name: row.name }))
    },
  })
  const ask = async () => {
    const decision = {
      title: t('deletion.title', { name: row.name }),
      text: t('deletion.text'),
      confirm: t('deletion.confirm'),
    }
    if (await confirm({ ...decision, dangerous: true })) remove.mutate()
  }
  const assign = () =>
    openModal({
      title: t('assign.title', { name: row.name }),
      content: <AssignCrew crewId={row.id} />,
    })
  const acts = actsOf(row, canManageLineUps(viewer))
  const there =
    row.session_id === null ? null : paths.sessionCrews(row.session_id, { boat: row.id })
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('list.more', { name: row.name })}
        >
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {there !== null && (
          <Menu.Item component={Link} to={there} leftSection={<IconRowingShell size={18} />}>
            {t('list.open')}
          </Menu.Item>
        )}
        {acts.has('edit') && (
          <Menu.Item
            component={Link}
            to={paths.crews({ edit: row.id })}
            leftSection={<IconPencil size={18} />}
          >
            {t('list.edit')}
          </Menu.Item>
        )}
        {acts.has('copy') && (
          <Menu.Item
            component={Link}
            to={paths.crews({ copy: row.id })}
            leftSection={<IconCopy size={18} />}
          >
            {t('list.copy')}
          </Menu.Item>
        )}
        {acts.has('assign') && (
          <Menu.Item leftSection={<IconCalendarPlus size={18} />} onClick={assign}>
            {t('list.assign')}
          </Menu.Item>
        )}
        {acts.has('delete') && (
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => void ask()}>
            {t('menu.delete')}
          </Menu.Item>
        )}
        {there !== null && acts.has('delete-there') && (
          <Menu.Item component={Link} to={there} leftSection={<IconTrash size={18} />}>
            {t('list.deleteThere')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
