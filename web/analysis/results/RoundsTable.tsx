import { Group, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat, type Format } from '../../format/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Round } from './rounds.ts'
import { onScale, unitOfScale, type SpeedScale } from '#domain/time/speed-scale.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import ui from '../../ui/ui.module.css'

type RoundsTableProps = {
  id: string
  label: string
  rounds: readonly Round[]
  scale: SpeedScale
  /** Head of the column that names a round. */
  first: string
}

const speedText = (round: Round, scale: SpeedScale, format: Format) =>
  writeOnScale(scale, onScale(scale, round.speed), format)
const nameOf = (round: Round, format: Format) =>
  round.until_distance === null ? String(round.number) : format.number(round.until_distance)

export function RoundsTable({ id, label, rounds, scale, first }: RoundsTableProps) {
  const columns = useRoundColumns(rounds, scale, first)
  return (
    <DataTable
      id={id}
      label={label}
      columns={columns}
      rows={rounds}
      rowKey={(round) => String(round.number)}
      sortable={false}
      columnChoice={false}
      renderPhoneRow={(round) => <PhoneRound round={round} scale={scale} />}
    />
  )
}

type FigureKey = Exclude<keyof Round, 'number' | 'rest'>
type RoundColumn = DataColumn<Round> & { shown: boolean }

/** Columns nobody measured anything for are left out. */
function useRoundColumns(
  rounds: readonly Round[],
  scale: SpeedScale,
  first: string,
): readonly DataColumn<Round>[] {
  const { t } = useTranslation('results')
  const format = useFormat()
  return useMemo(() => {
    const { units } = format
    const measured = (key: keyof Round) => rounds.some((round) => round[key] !== null)
    const even = measured('until_distance')
    const figure = (
      key: FigureKey,
      header: string,
      unit: string,
      write: (round: Round) => string,
    ): RoundColumn => ({
      key,
      header,
      figure: true,
      value: (round) => round[key],
      cell: write,
      shown: measured(key),
      ...(unit !== '' && { unit }),
    })
    const columns: RoundColumn[] = [
      {
        key: 'number',
        header: first,
        value: (round) => round.until_distance ?? round.number,
        cell: (round) =>
          round.rest ? `${round.number} · ${t('laps.rest')}` : nameOf(round, format),
        shown: true,
        ...(even && { unit: units.distance }),
      },
      {
        ...figure('distance', t('columns.distance'), units.distance, (round) =>
          format.number(round.distance),
        ),
        shown: !even,
      },
      figure('time', even ? t('splits.split') : t('columns.time'), '', (round) =>
        format.resultTime(round.time),
      ),
      figure('until_time', t('splits.total'), '', (round) => format.resultTime(round.until_time)),
      figure(
        'speed',
        scale.kind === 'pace' ? t('columns.pace') : t('columns.speed'),
        unitOfScale(scale),
        (round) => speedText(round, scale, format),
      ),
      figure('heart_rate', t('columns.heartRate'), units.heartRate, (round) =>
        format.number(round.heart_rate),
      ),
      figure('stroke_rate', t('columns.strokeRate'), units.strokeRate, (round) =>
        format.number(round.stroke_rate),
      ),
    ]
    return columns.filter(({ shown }) => shown)
  }, [rounds, scale, first, t, format])
}

function PhoneRound({ round, scale }: { round: Round; scale: SpeedScale }) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const name =
    round.until_distance === null
      ? `${round.number} · ${format.distance(round.distance)}`
      : format.distance(round.until_distance)
  const details = [
    onScale(scale, round.speed) === null
      ? null
      : `${speedText(round, scale, format)} ${unitOfScale(scale)}`,
    round.heart_rate === null ? null : format.heartRate(round.heart_rate),
    round.stroke_rate === null ? null : format.strokeRate(round.stroke_rate),
  ]
  return (
    <Stack gap={2}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text fw={500} className={ui.tabular}>
          {name}
          {round.rest && ` · ${t('laps.rest')}`}
        </Text>
        <Text className={ui.tabular}>{format.resultTime(round.time)}</Text>
      </Group>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {details.filter((text) => text !== null).join(' · ')}
      </Text>
    </Stack>
  )
}
