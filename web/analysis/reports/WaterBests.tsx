import { Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { WaterBest } from '#contract/analysis/reports-water.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { CriticalRates, type CriticalBests } from './CriticalRates.tsx'
import ui from '../../ui/ui.module.css'

/** Where the fastest stretches in recordings were rowed, by class and distance. */
export function WaterBests({ bests }: { bests: readonly WaterBest[] }) {
  const { t } = useTranslation('reports')
  const columns = useBestColumns()
  if (bests.length === 0) return null
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t('waterPieces.bests')}
      </Title>
      <DataTable
        id="profile-water-bests"
        label={t('waterPieces.bests')}
        columns={columns}
        rows={bests}
        rowKey={BEST_KEY}
        sortedBy={BY_CLASS}
        columnChoice={false}
        href={BEST_LINK}
        renderPhoneRow={(best) => <BestLine best={best} />}
      />
      <CriticalRates kind="speed" of={rowedBests(bests, t('noClass'))} />
    </Stack>
  )
}

/** The bests of each class: a boat of another class has another speed. */
const rowedBests = (bests: readonly WaterBest[], noClass: string): CriticalBests[] =>
  [...Map.groupBy(bests, ({ user_id, class: label }) => `${user_id} ${label}`)].map(
    ([key, own]) => ({
      key,
      label: own[0]?.class || noClass,
      bests: own.map(({ time, distance, date }) => ({ seconds: time, done: distance, date })),
    }),
  )

const BEST_KEY = (best: WaterBest) => `${best.user_id} ${best.class} ${best.distance}`
const BEST_LINK = ({ session_id }: WaterBest) => paths.session(session_id)
const BY_CLASS = { key: 'class' } as const

function useBestColumns(): readonly DataColumn<WaterBest>[] {
  const { t } = useTranslation('reports')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'class',
        header: t('waterPieces.class'),
        value: (best) => best.class,
        cell: (best) => best.class || t('noClass'),
      },
      {
        key: 'distance',
        header: t('waterPieces.distance'),
        unit: 'm',
        figure: true,
        value: ({ distance }) => distance,
        cell: ({ distance }) => format.number(distance),
      },
      {
        key: 'time',
        header: t('waterPieces.time'),
        figure: true,
        value: ({ time }) => time,
        cell: ({ time }) => format.resultTime(time),
      },
      {
        key: 'pace',
        header: t('waterPieces.pace'),
        unit: '/500 m',
        figure: true,
        value: ({ pace }) => pace,
        cell: ({ pace }) => format.paceNumber(pace),
      },
      {
        key: 'date',
        header: t('waterPieces.date'),
        value: ({ date }) => date,
        cell: ({ date }) => format.day(date),
      },
      { key: 'session', header: t('waterPieces.session'), value: ({ session }) => session },
    ],
    [t, format],
  )
}

/** A best on a phone: in which boat, over what, how fast and when. */
function BestLine({ best }: { best: WaterBest }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  return (
    <Stack gap={4}>
      <Text fw={500} className={ui.tabular}>
        {[best.class || t('noClass'), `${format.number(best.distance)} m`].join(' · ')}
      </Text>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {[format.resultTime(best.time), format.day(best.date), best.session].join(' · ')}
      </Text>
    </Stack>
  )
}
