import { ActionIcon, Anchor, Button, Group, Text, Title } from '@mantine/core'
import { IconCheck, IconPlus, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import {
  deleteEquipmentLog,
  resolveEquipmentLog,
  equipmentPhoto,
} from '#contract/boats/boathouse.ts'
import {
  equipment,
  equipmentItem,
  equipmentLogs,
  LOG_KINDS,
  type EquipmentDetail,
  type EquipmentLog,
} from '#contract/boats/equipment.ts'
import { canChangeLog, keepsEquipment } from '#domain/rules/equipment.ts'
import { api, invalidate, fetchFile } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { openModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { useViewer } from '../../shell/viewer.ts'
import { PageState } from '../../ui/PageState.tsx'
import { useObjectUrl } from '../../ui/use-object-url.ts'
import { LogForm } from './LogForm.tsx'
import { severityWord } from './severities.ts'
import ui from '../../ui/ui.module.css'
import classes from './equipment.module.css'

/** Photographs are behind the sign-in, so they are fetched like any call and shown from memory. */
function LogPhoto({ id, text }: { id: number; text: string }) {
  const { t } = useTranslation('equipment')
  const { data } = useQuery({
    queryKey: ['equipment-photo', id],
    queryFn: () => fetchFile(equipmentPhoto, { params: { id } }),
  })
  const address = useObjectUrl(data)
  return address ? (
    <img className={classes.photo} src={address} alt={t('log.photoOf', { text })} />
  ) : null
}

const AT_FIRST = 10

/** What happened to it, newest first. */
export function ItemLogs({ item, now }: { item: EquipmentDetail; now: number }) {
  const { t } = useTranslation('equipment')
  const viewer = useViewer()
  const [all, setAll] = useState(false)
  const shown = all ? item.logs : item.logs.slice(0, AT_FIRST)
  const kinds = keepsEquipment(viewer) ? LOG_KINDS : (['damage', 'note'] as const)
  const add = () =>
    openModal({ title: t('log.add'), content: <LogForm itemId={item.id} kinds={kinds} /> })
  return (
    <section aria-label={t('log.title')}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t('log.title')}
        </Title>
        <Button variant="default" leftSection={<IconPlus size={18} />} onClick={add}>
          {t('log.add')}
        </Button>
      </Group>
      {item.logs.length === 0 && (
        <PageState state="empty" title={t('log.title')} text={t('log.empty')} />
      )}
      <ul className={classes.logs}>
        {shown.map((log) => (
          <LogEntry key={`${log.automatic ? 'session' : 'entry'}-${log.id}`} log={log} now={now} />
        ))}
      </ul>
      {shown.length < item.logs.length && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {t('log.all', { count: item.logs.length })}
        </Button>
      )}
    </section>
  )
}

type EntryProps = { log: EquipmentLog; now: number }

function LogEntry({ log, now }: EntryProps) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const figures = [
    log.distance === null || log.distance === 0 ? null : format.distance(log.distance),
    log.time === null || log.time === 0 ? null : format.duration(log.time),
    log.severity === null ? null : t(`severities.${severityWord(log.severity)}`),
    log.resolved_at && t('log.resolved', { day: format.within.day(log.resolved_at) }),
    log.crew,
    log.by?.full_name,
  ].filter(Boolean)
  return (
    <li className={classes.log}>
      <div className={ui.ended} data-top>
        <div>
          <Text>
            <Text span fw={500}>
              {t(`logKinds.${log.kind}`)}
            </Text>{' '}
            <Text span c="dimmed" title={format.dateTimeExact(log.at)}>
              {format.dateTime(log.at)}
            </Text>
          </Text>
          {log.session && (
            <Anchor component={Link} to={paths.session(log.session.id)}>
              {log.session.name}
            </Anchor>
          )}
          {log.text && <Text>{log.text}</Text>}
          {figures.length > 0 && (
            <Text size="sm" c="dimmed">
              {figures.join(' · ')}
            </Text>
          )}
        </div>
        {!log.automatic && <LogActions log={log} now={now} />}
      </div>
      {log.photo && <LogPhoto id={log.id} text={log.text ?? t(`logKinds.${log.kind}`)} />}
    </li>
  )
}

function LogActions({ log, now }: EntryProps) {
  const { t } = useTranslation('equipment')
  const viewer = useViewer()
  const resolve = useMutation({
    mutationFn: () =>
      api(resolveEquipmentLog, {
        params: { id: log.id },
        body: { resolved: log.resolved_at === null },
      }),
    onSuccess: () => invalidate(equipmentItem, equipmentLogs, equipment),
  })
  const remove = useMutation({
    mutationFn: () => api(deleteEquipmentLog, { params: { id: log.id } }),
    onSuccess: async () => {
      notify('success', t('log.deleted'))
      await invalidate(equipmentItem, equipmentLogs, equipment)
    },
  })
  const own = { user_id: log.by?.user_id ?? null, created_at: log.at }
  return (
    <Group gap={4} wrap="nowrap">
      {log.kind === 'damage' && keepsEquipment(viewer) && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconCheck size={16} />}
          loading={resolve.isPending}
          onClick={() => resolve.mutate()}
        >
          {t(log.resolved_at === null ? 'log.resolve' : 'log.reopen')}
        </Button>
      )}
      {canChangeLog(viewer, own, now) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('log.delete')}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <IconTrash size={18} />
        </ActionIcon>
      )}
    </Group>
  )
}
