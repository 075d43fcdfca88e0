import { ActionIcon, Group, Stack, Table, Text } from '@mantine/core'
import { IconInfoCircle, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Import } from '#contract/recordings/imports.ts'
import { canUploadFor } from '#domain/rules/imports.ts'
import type { ImportedActivity } from '#contract/recordings/imports-activity.ts'
import { differsFromDevice } from '#domain/training/device-averages.ts'
import { openModal } from '../../shell/modals.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { colon } from '../../format/punctuation.ts'
import { useFormat } from '../../format/format.ts'
import { elapsed } from '../../ui/charts/time-series.ts'
import { isUnderWay } from './import-states.ts'
import { useDeleteImport } from './queries.ts'
import ui from '../../ui/ui.module.css'

/** What a file says of itself: when it began, how long, and what was recorded. */
function ImportInfo({ item }: { item: Import }) {
  const { t } = useTranslation('imports')
  return (
    <Stack gap="md">
      {item.activities.map((activity, index) => (
        <section key={activity.id}>
          {item.activities.length > 1 && (
            <Text fw={500}>{t('info.recordings', { number: index + 1 })}</Text>
          )}
          <Facts activity={activity} />
        </section>
      ))}
    </Stack>
  )
}

function Facts({ activity }: { activity: ImportedActivity }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const has = (...names: readonly string[]) =>
    t(
      activity.channels.some(
        (name) => names.includes(name) || names.some((base) => name.startsWith(`${base}:`)),
      )
        ? 'info.yes'
        : 'info.no',
    )
  const time = (seconds: number | null) => (seconds === null ? t('info.unknown') : elapsed(seconds))
  const { device_averages: device, edits } = activity
  const averages = [
    [t('info.heartRateAvg'), activity.heart_rate_avg, device.heart_rate, format.heartRate],
    [t('info.strokeRateAvg'), activity.stroke_rate_avg, device.stroke_rate, format.strokeRate],
    [t('info.powerAvg'), activity.power_avg, device.power, format.power],
  ] as const
  const facts: readonly (readonly [string, string])[] = [
    [
      t('info.start'),
      activity.start_time === null ? t('info.unknown') : format.dateTime(activity.start_time),
    ],
    [t('info.duration'), time(activity.elapsed_time)],
    [t('info.timer'), time(activity.timer_time)],
    [t('info.moving'), time(activity.moving_time)],
    [
      t('info.distance'),
      activity.distance === null ? t('info.unknown') : format.distance(activity.distance),
    ],
    [t('info.heartRate'), has('heart_rate')],
    ...(edits > 0 ? [] : averages).flatMap(([name, own, stated, write]) =>
      differsFromDevice(own, stated)
        ? [[name, t('info.besideDevice', { own: write(own), device: write(stated) })] as const]
        : [],
    ),
    [t('info.gps'), has('lat')],
    [t('info.strokes'), has('stroke_rate', 'stroke')],
    [t('info.laps'), format.number(activity.laps.length)],
  ]
  return (
    <Table>
      <Table.Tbody>
        {facts.map(([name, value]) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" fw={400} c="dimmed">
              {name}
            </Table.Th>
            <Table.Td className={ui.tabular}>{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** Beside a file: its own description, and the buttons to remove it. */
export function ImportActions({ item }: { item: Import }) {
  const { t } = useTranslation('imports')
  const viewer = useViewer()
  const confirm = useConfirm()
  const { mutate, isPending } = useDeleteImport(item.id)
  const { name } = item.file
  if (isUnderWay(item)) return null
  const info = <ImportInfo item={item} />
  async function ask() {
    const decision = {
      title: t('actions.deleteTitle', { name }),
      text: t('actions.deleteText'),
      confirm: t('actions.delete'),
      dangerous: true,
    }
    if (await confirm(decision)) mutate()
  }
  return (
    <Group gap={0} wrap="nowrap">
      {item.activities.length > 0 && (
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          aria-label={`${t('actions.info')}${colon()}${name}`}
          onClick={() => openModal({ title: name, content: info })}
        >
          <IconInfoCircle size={20} />
        </ActionIcon>
      )}
      {canUploadFor(viewer, item.user_id) && (
        <ActionIcon
          size={44}
          variant="subtle"
          color="gray"
          loading={isPending}
          aria-label={`${t('actions.delete')}${colon()}${name}`}
          onClick={() => void ask()}
        >
          <IconTrash size={20} />
        </ActionIcon>
      )}
    </Group>
  )
}
