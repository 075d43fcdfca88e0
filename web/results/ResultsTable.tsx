import { Group, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionResult } from '#contract/results.ts'
import { RPE_STEPS } from '#domain/constants/scales.ts'
import { speedOf } from '#domain/time/pace.ts'
import { NO_DATA, useFormat } from '../format.ts'
import type { DataColumn } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { onScale, speedScale, unitOfScale, writeOnScale } from './speed-scale.ts'

/** Seconds the result took: without pauses where the device knows them. */
export const timeOf = ({ moving_time, elapsed_time }: Pick<SessionResult, 'moving_time' | 'elapsed_time'>) => moving_time ?? elapsed_time

const meanSpeed = (result: SessionResult) => speedOf(result.distance, timeOf(result))

/** Everybody's result, to be compared. */
export function ResultsTable({ results, onOpen }: { results: readonly SessionResult[]; onOpen: (result: SessionResult) => void }) {
  const { t } = useTranslation('results')
  const columns = useResultColumns(results)
  return (
    <DataTable
      id="session-results"
      label={t('title')}
      columns={columns}
      rows={results}
      rowKey={(row) => String(row.activity_id)}
      sortedBy={{ key: 'person' }}
      onOpen={onOpen}
      renderPhoneRow={(row) => <PhoneResult result={row} />}
    />
  )
}

function useResultColumns(results: readonly SessionResult[]): readonly DataColumn<SessionResult>[] {
  const { t } = useTranslation('results')
  const format = useFormat()
  return useMemo(() => {
    const sport = results[0]?.sport_id ?? 0
    const common = speedScale(sport)
    const mixed = results.some(({ sport_id }) => unitOfScale(speedScale(sport_id)) !== unitOfScale(common))
    const speedText = (row: SessionResult) => {
      const scale = speedScale(row.sport_id)
      const written = writeOnScale(scale, onScale(scale, meanSpeed(row)), format)
      return mixed && written !== NO_DATA ? `${written} ${unitOfScale(scale)}` : written
    }
    const figure = (key: string, header: string, value: (row: SessionResult) => number | null, decimals: number, unit?: string) => ({
      key,
      header,
      figure: true,
      value,
      cell: (row: SessionResult) => format.number(value(row), decimals),
      ...(unit !== undefined && { unit }),
    })
    const { units } = format
    return [
      { key: 'person', header: t('columns.person'), value: (row) => row.full_name },
      figure('distance', t('columns.distance'), (row) => row.distance, 0, units.distance),
      { key: 'time', header: t('columns.time'), figure: true, value: timeOf, cell: (row) => format.resultTime(timeOf(row)) },
      {
        key: 'speed',
        header: common.kind === 'pace' ? t('columns.pace') : t('columns.speed'),
        figure: true,
        value: meanSpeed,
        cell: speedText,
        ...(!mixed && { unit: unitOfScale(common) }),
      },
      figure('heart-rate', t('columns.heartRate'), (row) => row.heart_rate_avg, 0, units.heartRate),
      figure('heart-rate-max', t('columns.heartRateMax'), (row) => row.heart_rate_max, 0, units.heartRate),
      figure('stroke-rate', t('columns.strokeRate'), (row) => row.stroke_rate_avg, 0, units.strokeRate),
      figure('ets', t('columns.ets'), (row) => row.ets, 1),
      { ...figure('trimp', t('columns.trimp'), (row) => row.trimp, 1), hidden: true },
      { key: 'rpe', header: t('columns.rpe'), value: (row) => row.rpe, cell: (row) => <Effort step={row.rpe} /> },
    ]
  }, [results, t, format])
}

function Effort({ step }: { step: number | null }) {
  const { t } = useTranslation('results')
  const known = RPE_STEPS.find(({ id }) => id === step)
  return known ? t(`rpe.steps.${known.key}`) : NO_DATA
}

function PhoneResult({ result }: { result: SessionResult }) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const scale = speedScale(result.sport_id)
  const pace = onScale(scale, meanSpeed(result))
  const details = [
    result.heart_rate_avg === null ? null : `${t('columns.heartRate')} ${format.number(result.heart_rate_avg)}`,
    result.stroke_rate_avg === null ? null : format.strokeRate(result.stroke_rate_avg),
    result.ets === null ? null : `${t('columns.ets')} ${format.load(result.ets)}`,
  ]
  return (
    <Stack gap={2}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text fw={500}>{result.full_name}</Text>
        {pace !== null && (
          <Text className="ui-tabular" style={{ whiteSpace: 'nowrap' }}>
            {writeOnScale(scale, pace, format)} {unitOfScale(scale)}
          </Text>
        )}
      </Group>
      <Text size="sm" c="dimmed" className="ui-tabular">
        {[format.distance(result.distance), format.resultTime(timeOf(result)), ...details].filter((text) => text !== null).join(' · ')}
      </Text>
    </Stack>
  )
}
