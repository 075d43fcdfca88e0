import { Group, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { useFormat, type Format } from '../../format/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useMayEdit } from './LineValue.tsx'
import type { ResultLine, ResultLines } from './result-lines.ts'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import { Name, Sources, sourcesOf, Time } from './LineCells.tsx'
import { useFigureColumns } from './use-figure-columns.tsx'
import ui from '../../ui/ui.module.css'
import { listSeparator } from '../../format/punctuation.ts'

type ResultsTableProps = {
  scores: SessionScores
  shown: ResultLines
  piece: number | null
  /** Pieces or splits as paces instead of times. */
  inPaces: boolean
  onOpen: (line: ResultLine) => void
}

/** What was entered and what devices recorded, in one table with the columns one chooses. */
export function ResultsTable({ scores, shown, piece, inPaces, onOpen }: ResultsTableProps) {
  const { t } = useTranslation('results')
  const columns = useLineColumns(scores, shown, piece, inPaces)
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
      renderPhoneRow={(line) => (
        <PhoneLine
          line={line}
          mayEdit={mayEdit(line)}
          inPaces={inPaces}
          isSourced={hasSeveralSources(shown.lines)}
        />
      )}
    />
  )
}

function useLineColumns(
  scores: SessionScores,
  shown: ResultLines,
  piece: number | null,
  inPaces: boolean,
): readonly DataColumn<ResultLine>[] {
  const { t } = useTranslation('results')
  const format = useFormat()
  const figures = useFigureColumns(scores, shown)
  const mayEdit = useMayEdit(scores)
  return useMemo(() => {
    const { lines, laps, planned } = shown
    const lapName = (index: number) =>
      index >= planned
        ? t('unplannedShort', { ns: 'scores' })
        : piece === null
          ? t('short', { ns: 'scores', number: index + 1 })
          : t('splits.short', { number: index + 1 })
    const ofTime = (column: DataColumn<ResultLine>): DataColumn<ResultLine> => ({
      ...column,
      cell: (line) => <Time line={line} time={column.cell?.(line)} mayEdit={mayEdit(line)} />,
    })
    return [
      {
        key: 'name',
        header: t('columns.person'),
        value: (line) => line.name,
        cell: (line) => <Name line={line} />,
      },
      ...figures.filter(({ key }) => key === 'place'),
      {
        key: 'source',
        header: t('columns.source'),
        value: (line) =>
          sourcesOf(line)
            .map((source) => t(`sources.${source}`))
            .join(listSeparator()),
        cell: (line) => <Sources line={line} />,
        hidden: !hasSeveralSources(lines),
      },
      ...figures
        .filter(({ key }) => key !== 'place')
        .map((column) => (column.key === 'time' ? ofTime(column) : column)),
      ...(laps > MOST_LAPS
        ? (['best', 'last'] as const).map((key) =>
            pickedLap(key, t(`laps.${key}`), inPaces, format),
          )
        : []),
      ...lapColumns({ lines, laps, inPaces, nameOf: lapName, format }),
    ]
  }, [shown, piece, inPaces, t, format, figures, mayEdit])
}

/** Whether lines come from different sources. */
const hasSeveralSources = (lines: readonly ResultLine[]): boolean =>
  new Set(lines.flatMap(sourcesOf)).size > 1

/** More pieces than these stay away until somebody chooses them or one of them. */
const MOST_LAPS = 4

type Laps = Pick<ResultLines, 'lines' | 'laps'> & {
  inPaces: boolean
  nameOf: (index: number) => string
  format: Format
}

/** A column for each piece or split that anybody has; a piece that is chosen is sorted by itself. */
const lapColumns = ({ lines, laps, inPaces, nameOf, format }: Laps): DataColumn<ResultLine>[] =>
  Array.from({ length: laps }, (_, index): DataColumn<ResultLine> => ({
    key: `lap-${index}`,
    header: nameOf(index),
    figure: true,
    isSortable: false,
    hidden: laps > MOST_LAPS,
    value: (line) => line.laps[index] ?? null,
    cell: (line) =>
      inPaces ? lapSpeed(line, index, format) : format.resultTime(line.laps[index] ?? null),
  })).filter(({ value }) => lines.some((line) => value(line) !== null))

/** One piece or split of each line, where there are too many to show them all. */
const pickedLap = (
  key: 'best' | 'last',
  header: string,
  inPaces: boolean,
  format: Format,
): DataColumn<ResultLine> => {
  const indexIn = ({ laps }: ResultLine) =>
    key === 'last'
      ? laps.findLastIndex((time) => time !== null)
      : laps.indexOf(Math.min(...laps.filter((time) => time !== null)))
  return {
    key,
    header,
    figure: true,
    isSortable: false,
    value: (line) => line.laps[indexIn(line)] ?? null,
    cell: (line) =>
      inPaces
        ? lapSpeed(line, indexIn(line), format)
        : format.resultTime(line.laps[indexIn(line)] ?? null),
  }
}

function lapSpeed({ sport_id, lapSpeeds }: ResultLine, index: number, format: Format): string {
  const scale = speedScale(sport_id)
  return writeOnScale(scale, onScale(scale, lapSpeeds[index] ?? null), format)
}

type PhoneLineProps = {
  line: ResultLine
  mayEdit: boolean
  inPaces: boolean
  /** Lines come from different sources, so each says its own. */
  isSourced: boolean
}

function PhoneLine({ line, mayEdit, inPaces, isSourced }: PhoneLineProps) {
  const { t } = useTranslation('results')
  const format = useFormat()
  const scale = speedScale(line.sport_id)
  const pace = onScale(scale, line.speed)
  const laps = line.laps.flatMap((time, index) =>
    time === null ? [] : [inPaces ? lapSpeed(line, index, format) : format.resultTime(time)],
  )
  const details = [
    ...(laps.length > 1 && laps.length <= MOST_LAPS ? [laps.join('  ')] : []),
    line.distance === null ? null : format.distance(line.distance),
    pace === null ? null : `${writeOnScale(scale, pace, format)} ${unitOfScale(scale)}`,
    line.stroke_rate === null ? null : format.strokeRate(line.stroke_rate),
    line.prognostic === null ? null : format.percent(line.prognostic, 1),
    line.heart_rate === null ? null : format.heartRate(line.heart_rate),
    line.sets === null ? null : t('setsDone', { count: line.sets }),
    line.volume === null
      ? null
      : `${t('columns.volume')} ${format.weightNumber(line.volume)} ${format.units.weight}`,
    ...(isSourced ? sourcesOf(line).map((source) => t(`sources.${source}`)) : []),
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
