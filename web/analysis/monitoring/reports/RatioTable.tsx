import { Group, Stack, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { RatioAthlete, TrainingRatios } from '#contract/analysis/monitoring-ratio.ts'
import { figure, text, type ListWords } from '../../../list/columns.tsx'
import { list, rows } from '../../../list/list.tsx'
import { ListTable } from '../../../list/ListTable.tsx'
import { RatioStatus } from '../../../lookups/RatioStatus.tsx'
import ui from '../../../ui/ui.module.css'
import { RatioCourse } from './RatioCourse.tsx'
import classes from './monitoring-reports.module.css'
import { useRatioWriters } from './use-ratio-writers.ts'

/** An athlete with the place the server gave them: the largest change comes first. */
type PlacedRatio = RatioAthlete & { place: number }
type RatioWords = Pick<TrainingRatios, 'metric' | 'day'> & {
  write: ReturnType<typeof useRatioWriters>
}
type Words = ListWords<'monitoring-reports', RatioWords>

/** How the ratio differs from that of a week before; null where one of them is missing. */
const changeOf = ({ ratio, previous }: RatioAthlete): number | null =>
  ratio === null || previous === null ? null : ratio - previous

const written =
  (key: 'ratio' | 'load' | 'change') =>
  (value: number | null, { write }: Words) =>
    value === null ? null : write[key](value)

const why = (_: PlacedRatio, { t }: Words) => t('trainingRatio.noValue')
const unit = ({ t, metric }: Words) =>
  t('trainingRatio.perDay', { metric: t(`trainingRatio.metrics.${metric}`) })

const ratioList = list('monitoring-reports', 'trainingRatio', rows<PlacedRatio, RatioWords>(), {
  id: 'training-ratio',
  title: ({ t, format, day }) => t('trainingRatio.table', { day: format.within.day(day) }),
  columns: {
    name: text(({ full_name }) => full_name),
    status: text(({ place }) => place, { cell: (row) => <RatioStatus {...row} /> }),
    ratio: figure(({ ratio }) => ratio, written('ratio'), { why }),
    acute: figure(({ acute }) => acute, written('load'), { why, unit }),
    chronic: figure(({ chronic }) => chronic, written('load'), { why, unit }),
    change: figure((row) => changeOf(row), written('change'), {
      why: (_, { t }) => t('trainingRatio.noChange'),
    }),
  },
  rowKey: ({ user_id }) => user_id,
  sortedBy: 'status',
  phone: (row, { t, write }) => {
    const change = changeOf(row)
    const figures = [
      row.acute !== null && `${t('trainingRatio.acute')} ${write.load(row.acute)}`,
      row.chronic !== null && `${t('trainingRatio.chronic')} ${write.load(row.chronic)}`,
      change !== null && `${t('trainingRatio.change')} ${write.change(change)}`,
    ].filter((known) => known !== false)
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
  },
})

/** A line an athlete; one that is opened shows the person over time. */
export function RatioTable({ ratios: { metric, day, athletes } }: { ratios: TrainingRatios }) {
  const [opened, setOpened] = useState<number | null>(null)
  const placed = useMemo(() => athletes.map((one, place) => ({ ...one, place })), [athletes])
  return (
    <ListTable
      of={ratioList}
      given={{ metric, day, write: useRatioWriters() }}
      rows={placed}
      onOpen={({ user_id }) => setOpened((now) => (now === user_id ? null : user_id))}
      unfolding={{
        isOpen: ({ user_id }) => user_id === opened,
        render: ({ user_id }) => (
          <div className={classes.inside}>
            <RatioCourse userId={user_id} day={day} />
          </div>
        ),
      }}
    />
  )
}
