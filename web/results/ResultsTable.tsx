import { Group, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { WORDED_STEPS } from './rpe-steps.ts'
import { NO_DATA, useFormat } from '../format.ts'
import type { DataColumn } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { ResultLine, ResultLines } from './result-lines.ts'
import { SourceMark } from './SourceMark.tsx'
import { onScale, speedScale, unitOfScale, writeOnScale } from './speed-scale.ts'
import { useDeviceWords } from './use-device-words.ts'

type Props = { shown: ResultLines; piece: number | null; onOpen: (line: ResultLine) => void }

/** What was entered and what devices recorded, in one table with the columns one chooses. */
export function ResultsTable({ shown, piece, onOpen }: Props) {
  const { t } = useTranslation('results')
  const columns = useLineColumns(shown, piece)
  return (
    <DataTable
      id={piece === null ? 'session-lines' : 'session-piece-lines'}
      label={t('title')}
      columns={columns}
      rows={shown.lines}
      rowKey={({ key }) => key}
      sortedBy={{ key: shown.lines.some(({ place }) => place !== null) ? 'place' : 'name' }}
      onOpen={onOpen}
      renderPhoneRow={(line) => <PhoneLine line={line} />}
    />
  )
}

function useLineColumns({ lines, laps, rankedBy }: ResultLines, piece: number | null): readonly DataColumn<ResultLine>[] {
  const { t } = useTranslation('results')
  const format = useFormat()
  return useMemo(() => {
    const scale = speedScale(lines[0]?.sport_id ?? 0)
    const mixed = lines.some(({ sport_id }) => unitOfScale(speedScale(sport_id)) !== unitOfScale(scale))
    const speedText = (line: ResultLine) => {
      const own = speedScale(line.sport_id)
      const written = writeOnScale(own, onScale(own, line.speed), format)
      return mixed && written !== NO_DATA ? `${written} ${unitOfScale(own)}` : written
    }
    const known = (value: (line: ResultLine) => number | null) => lines.some((line) => value(line) !== null)
    const figure = (
      key: string,
      header: string,
      value: (line: ResultLine) => number | null,
      write: (line: ResultLine) => string,
      unit = '',
    ) => (known(value) ? [{ key, header, figure: true, value, cell: write, ...(unit !== '' && { unit }) }] : [])
    const plain = (key: keyof ResultLine & string, header: string, decimals: number, unit = '') => {
      const value = (line: ResultLine) => line[key] as number | null
      return figure(key, header, value, (line) => format.number(value(line), decimals), unit)
    }
    const weight = (key: 'heaviest' | 'volume') =>
      figure(
        key,
        t(`columns.${key}`),
        (line) => line[key],
        (line) => format.weightNumber(line[key]),
        format.units.weight,
      )
    const recorded = lines.every(({ source }) => source === 'recorded')
    const { units } = format
    const lapName = (index: number) =>
      piece === null ? t('short', { ns: 'scores', number: index + 1 }) : t('splits.short', { number: index + 1 })
    return [
      { key: 'name', header: t('columns.person'), value: (line) => line.name, cell: (line) => <Name line={line} /> },
      ...figure(
        'place',
        t('columns.rank'),
        (line) => line.place,
        (line) => format.number(line.place),
        t(`columns.place.${rankedBy}`),
      ),
      {
        key: 'source',
        header: t('columns.source'),
        value: (line) => t(`sources.${line.source}`),
        cell: (line) => <SourceMark source={line.source} />,
        hidden: recorded,
      },
      ...figure(
        'time',
        t('columns.time'),
        (line) => line.time,
        (line) => format.resultTime(line.time),
      ),
      ...plain('distance', t('columns.distance'), 0, units.distance),
      ...figure(
        'speed',
        scale.kind === 'pace' ? t('columns.pace') : t('columns.speed'),
        (line) => line.speed,
        speedText,
        mixed ? '' : unitOfScale(scale),
      ),
      ...plain('stroke_rate', t('columns.strokeRate'), 1, units.strokeRate),
      ...plain('prognostic', t('columns.prognostic'), 1, '%'),
      ...plain('dps', t('columns.dps'), 1, 'm').map((column) => ({ ...column, hidden: recorded })),
      ...plain('ewps', t('columns.ewps'), 0, 'J').map((column) => ({ ...column, hidden: true })),
      ...plain('power', t('columns.power'), 0, units.power),
      ...plain('sets', t('columns.sets'), 0),
      ...plain('reps', t('columns.reps'), 0),
      ...weight('heaviest'),
      ...weight('volume'),
      ...plain('heart_rate', t('columns.heartRate'), 0, units.heartRate),
      ...plain('heart_rate_max', t('columns.heartRateMax'), 0, units.heartRate).map((column) => ({ ...column, hidden: true })),
      ...plain('lactate', t('columns.lactate'), 1, 'mmol/l'),
      ...plain('ets', t('columns.ets'), 1),
      ...plain('trimp', t('columns.trimp'), 1).map((column) => ({ ...column, hidden: true })),
      ...(known((line) => line.rpe)
        ? [
            {
              key: 'rpe',
              header: t('columns.rpe'),
              value: (line: ResultLine) => line.rpe,
              cell: (line: ResultLine) => <Effort step={line.rpe} />,
            },
          ]
        : []),
      ...Array.from({ length: laps }, (_, index) =>
        figure(
          `lap-${index}`,
          lapName(index),
          (line) => line.laps[index] ?? null,
          (line) => format.resultTime(line.laps[index] ?? null),
        ),
      ).flat(),
    ]
  }, [lines, laps, rankedBy, piece, t, format])
}

function Name({ line }: { line: ResultLine }) {
  const { beside } = useDeviceWords()
  return (
    <>
      {line.name}
      {line.detail && line.detail !== line.name && (
        <Text span c="dimmed" size="sm">
          {' '}
          {line.detail}
        </Text>
      )}
      {line.beside.length > 0 && (
        <Text c="dimmed" size="xs">
          {beside(line.beside)}
        </Text>
      )}
    </>
  )
}

function Effort({ step }: { step: number | null }) {
  const { t } = useTranslation('results')
  const key = WORDED_STEPS.get(step ?? 0)
  return <>{key ? t(`rpe.steps.${key}`) : NO_DATA}</>
}

function PhoneLine({ line }: { line: ResultLine }) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const scale = speedScale(line.sport_id)
  const pace = onScale(scale, line.speed)
  const details = [
    line.distance === null ? null : format.distance(line.distance),
    pace === null ? null : `${writeOnScale(scale, pace, format)} ${unitOfScale(scale)}`,
    line.stroke_rate === null ? null : format.strokeRate(line.stroke_rate),
    line.prognostic === null ? null : format.percent(line.prognostic, 1),
    line.heart_rate === null ? null : format.heartRate(line.heart_rate),
    line.sets === null ? null : t('setsDone', { count: line.sets }),
    line.volume === null ? null : `${t('columns.volume')} ${format.weightNumber(line.volume)} ${format.units.weight}`,
    t(`sources.${line.source}`),
  ]
  return (
    <Stack gap={2}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text fw={500} component="div" className="ui-name">
          {line.place !== null && `${line.place}. `}
          <Name line={line} />
        </Text>
        {line.time !== null && <Text className="ui-tabular">{format.resultTime(line.time)}</Text>}
      </Group>
      <Text size="sm" c="dimmed" className="ui-tabular">
        {details.filter((text) => text !== null).join(' · ')}
      </Text>
    </Stack>
  )
}
