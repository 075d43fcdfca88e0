import { Group, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionScores } from '#contract/insight/scores.ts'
import { useFormat, type Format } from '../../format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useLineWords, useMayEdit } from './LineValue.tsx'
import type { ResultLine, ResultLines } from './result-lines.ts'
import { onScale, speedScale, unitOfScale, writeOnScale } from '../../speed-scale.ts'
import { figureColumns } from './figure-columns.tsx'
import { Effort, Name, Sources, sourcesOf, Time } from './LineCells.tsx'
import ui from '../../ui/ui.module.css'

type Props = {
  scores: SessionScores
  shown: ResultLines
  piece: number | null
  onOpen: (line: ResultLine) => void
}

/** What was entered and what devices recorded, in one table with the columns one chooses. */
export function ResultsTable({ scores, shown, piece, onOpen }: Props) {
  const { t } = useTranslation('results')
  const columns = useLineColumns(scores, shown, piece)
  const mayEdit = useMayEdit(scores)
  return (
    <DataTable
      id={piece === null ? 'session-lines' : 'session-piece-lines'}
      label={t('title')}
      columns={columns}
      rows={shown.lines}
      rowKey={({ key }) => key}
      sortedBy={{ key: shown.lines.some(({ place }) => place !== null) ? 'place' : 'name' }}
      onOpen={onOpen}
      renderPhoneRow={(line) => <PhoneLine line={line} mayEdit={mayEdit(line)} />}
    />
  )
}

function useLineColumns(
  scores: SessionScores,
  { lines, laps, planned, rankedBy }: ResultLines,
  piece: number | null,
): readonly DataColumn<ResultLine>[] {
  const { t } = useTranslation('results')
  const format = useFormat()
  const words = useLineWords(scores.people)
  const mayEdit = useMayEdit(scores)
  return useMemo(() => {
    const scale = speedScale(lines[0]?.sport_id ?? 0)
    const mixed = lines.some(
      ({ sport_id }) => unitOfScale(speedScale(sport_id)) !== unitOfScale(scale),
    )
    const speedText = (line: ResultLine) => speedOfLine(line, mixed, format)
    const { known, figure, plain } = figureColumns(lines, words, format)
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
      index >= planned
        ? t('unplannedShort', { ns: 'scores' })
        : piece === null
          ? t('short', { ns: 'scores', number: index + 1 })
          : t('splits.short', { number: index + 1 })
    return [
      {
        key: 'name',
        header: t('columns.person'),
        value: (line) => line.name,
        cell: (line) => <Name line={line} />,
      },
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
        value: (line) =>
          sourcesOf(line)
            .map((source) => t(`sources.${source}`))
            .join(', '),
        cell: (line) => <Sources line={line} />,
        hidden: recorded,
      },
      ...figure(
        'time',
        t('columns.time'),
        (line) => line.time,
        (line) => format.resultTime(line.time),
      ).map((column) => ({
        ...column,
        cell: (line: ResultLine) => (
          <Time line={line} time={column.cell(line)} mayEdit={mayEdit(line)} />
        ),
      })),
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
      ...plain('heart_rate_max', t('columns.heartRateMax'), 0, units.heartRate).map((column) => ({
        ...column,
        hidden: true,
      })),
      ...plain('lactate', t('columns.lactate'), 1, 'mmol/l'),
      ...plain('ets', t('columns.ets'), 1),
      ...plain('trimp', t('columns.trimp'), 1).map((column) => ({ ...column, hidden: true })),
      ...(known((line) => line.rpe) ? [effortColumn(t('columns.rpe'))] : []),
      ...Array.from({ length: laps }, (_, index) =>
        figure(
          `lap-${index}`,
          lapName(index),
          (line) => line.laps[index] ?? null,
          (line) => format.resultTime(line.laps[index] ?? null),
        ),
      ).flat(),
    ]
  }, [lines, laps, planned, rankedBy, piece, t, format, words, mayEdit])
}

/** In the habit of its sport, with the unit where others have another. */
function speedOfLine(line: ResultLine, mixed: boolean, format: Format): string {
  const own = speedScale(line.sport_id)
  const written = writeOnScale(own, onScale(own, line.speed), format)
  return mixed && written !== NO_DATA ? `${written} ${unitOfScale(own)}` : written
}

const effortColumn = (header: string): DataColumn<ResultLine> => ({
  key: 'rpe',
  header,
  value: ({ rpe }) => rpe,
  cell: ({ rpe }) => <Effort step={rpe} />,
})

function PhoneLine({ line, mayEdit }: { line: ResultLine; mayEdit: boolean }) {
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
    line.volume === null
      ? null
      : `${t('columns.volume')} ${format.weightNumber(line.volume)} ${format.units.weight}`,
    ...sourcesOf(line).map((source) => t(`sources.${source}`)),
  ]
  return (
    <Stack gap={2}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text fw={500} component="div" className={ui.name}>
          {line.place !== null && `${line.place}. `}
          <Name line={line} />
        </Text>
        {line.time !== null && (
          <Text className={ui.tabular} component="div" ta="right">
            <Time line={line} time={format.resultTime(line.time)} mayEdit={mayEdit} />
          </Text>
        )}
      </Group>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {details.filter((text) => text !== null).join(' · ')}
      </Text>
    </Stack>
  )
}
