import { Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QualityAthlete } from '#contract/analysis/monitoring-reports.ts'
import { useFormat } from '../../../format/format.ts'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { QualityDays } from './QualityDays.tsx'
import { useQualityWords } from './use-quality-words.ts'

const ROW_KEY = ({ user_id }: QualityAthlete) => String(user_id)
const CR10 = 'CR10'

/** Means of each athlete; opened, every morning with the sessions it speaks of. */
export function QualityTable({ athletes }: { athletes: readonly QualityAthlete[] }) {
  const { t } = useTranslation('monitoring-reports')
  const columns = useQualityColumns()
  const format = useFormat()
  const { compare } = useQualityWords()
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <DataTable
      id="training-quality"
      label={t('quality.table')}
      columns={columns}
      rows={athletes}
      rowKey={ROW_KEY}
      sortedBy={{ key: 'rating' }}
      onOpen={({ user_id }) => setOpened((now) => (now === user_id ? null : user_id))}
      unfolding={{
        isOpen: ({ user_id }) => user_id === opened,
        render: (athlete) => <QualityDays athlete={athlete} />,
      }}
      renderPhoneRow={({ full_name, rating, rated, difference }) => (
        <Stack gap={4}>
          <Text fw={500}>{full_name}</Text>
          <Text size="sm" c="dimmed">
            {[
              `${t('quality.rating')} ${format.number(rating, 1)} (${format.number(rated)})`,
              ...(difference === null ? [] : [compare(difference)]),
            ].join(' · ')}
          </Text>
        </Stack>
      )}
    />
  )
}

function useQualityColumns(): readonly DataColumn<QualityAthlete>[] {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  const { signed } = useQualityWords()
  return useMemo(() => {
    const mean = (key: 'rating' | 'planned' | 'felt', header: string, unit: string) => ({
      key,
      header,
      unit,
      figure: true,
      value: (athlete: QualityAthlete) => athlete[key],
      cell: (athlete: QualityAthlete) => format.number(athlete[key], 1),
    })
    return [
      { key: 'name', header: t('quality.name'), value: ({ full_name }) => full_name },
      mean('rating', t('quality.rating'), t('quality.scale')),
      {
        key: 'rated',
        header: t('quality.ratings'),
        figure: true,
        value: ({ rated }) => rated,
        total: (rows) => format.number(rows.reduce((sum, { rated }) => sum + rated, 0)),
      },
      mean('planned', t('quality.planned'), CR10),
      mean('felt', t('quality.felt'), CR10),
      {
        key: 'difference',
        header: t('quality.difference'),
        unit: CR10,
        figure: true,
        value: ({ difference }) => difference,
        cell: ({ difference }) => signed(difference),
      },
    ]
  }, [t, format, signed])
}
