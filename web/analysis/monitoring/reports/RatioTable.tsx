import { Group, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TrainingRatios } from '#contract/analysis/monitoring-ratio.ts'
import { useFormat } from '../../../format/format.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import ui from '../../../ui/ui.module.css'
import { RatioCourse } from './RatioCourse.tsx'
import { RatioStatus } from '../../../lookups/RatioStatus.tsx'
import classes from './monitoring-reports.module.css'
import {
  changeOf,
  useRatioColumns,
  useRatioWriters,
  type PlacedRatio,
} from './use-ratio-columns.tsx'

/** A line an athlete; one that is opened shows the person over time. */
export function RatioTable({ ratios }: { ratios: TrainingRatios }) {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const [opened, setOpened] = useState<number | null>(null)
  const columns = useRatioColumns(ratios)
  const rows = useMemo(
    () => ratios.athletes.map((athlete, place) => ({ ...athlete, place })),
    [ratios.athletes],
  )
  return (
    <DataTable
      id="training-ratio"
      label={t('trainingRatio.table', { day: format.within.day(ratios.day) })}
      columns={columns}
      rows={rows}
      rowKey={ROW_KEY}
      sortedBy={{ key: 'status' }}
      onOpen={({ user_id }) => setOpened((now) => (now === user_id ? null : user_id))}
      unfolding={{
        isOpen: ({ user_id }) => user_id === opened,
        render: ({ user_id }) => (
          <div className={classes.inside}>
            <RatioCourse userId={user_id} day={ratios.day} />
          </div>
        ),
      }}
      renderPhoneRow={(row) => <PhoneRow row={row} />}
    />
  )
}

const ROW_KEY = ({ user_id }: PlacedRatio) => String(user_id)

function PhoneRow({ row }: { row: PlacedRatio }) {
  const { t } = useTranslation('monitoring-reports')
  const write = useRatioWriters()
  const change = changeOf(row)
  const figures = [
    row.acute !== null && `${t('trainingRatio.acute')} ${write.load(row.acute)}`,
    row.chronic !== null && `${t('trainingRatio.chronic')} ${write.load(row.chronic)}`,
    change !== null && `${t('trainingRatio.change')} ${write.change(change)}`,
  ].filter((text) => text !== false)
  return (
    <Stack gap={6}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text fw={500}>{row.full_name}</Text>
        {row.ratio !== null && (
          <Text fw={650} className={ui.tabular}>
            {write.ratio(row.ratio)}
          </Text>
        )}
      </Group>
      <div>
        <RatioStatus {...row} />
      </div>
      {figures.length > 0 && (
        <Text size="sm" c="dimmed" className={ui.tabular}>
          {figures.join(' · ')}
        </Text>
      )}
    </Stack>
  )
}
