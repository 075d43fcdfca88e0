import { Group, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Result, Score, SessionScores } from '#contract/analysis/result-entry.ts'
import type { Figures } from '#domain/training/score-figures.ts'
import { contextOf } from '#domain/training/result-figures.ts'
import { figuresAt, pieceFigures } from '#domain/training/score-pieces.ts'
import { useFormat } from '../../format/format.ts'
import { usePieceName } from '../../planning/sessions/open.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { SourcedValue, useSourceWords } from './SourcedValue.tsx'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import ui from '../../ui/ui.module.css'

type PieceProps = { scores: SessionScores; result: Result }
/** A piece or a part of it, with what was entered and what follows. */
type Line = {
  key: string
  piece: number
  label: string
  whole: boolean
  score: Score | undefined
  figures: Figures
}

function usePieceLines({ scores, result }: PieceProps): Line[] {
  const { t } = useTranslation('results')
  const pieceName = usePieceName(scores)
  return useMemo(() => {
    const context = contextOf(scores, result)
    const pieces = result.alternative ? [] : scores.pieces
    const places = new Map(pieces.map(({ piece }, place) => [piece, place + 1]))
    const placeIn = (piece: number) => places.get(piece) ?? piece
    const numbers = [...new Set(result.scores.map(({ piece }) => piece))].toSorted(
      (one, other) => placeIn(one) - placeIn(other),
    )
    return numbers.flatMap((piece) => {
      const laid = pieces.find((one) => one.piece === piece)
      const own = result.scores.find((score) => score.piece === piece && score.part === 'piece')
      const label = pieceName(piece)
      const parts = result.scores
        .filter((score) => score.piece === piece && score.part !== 'piece')
        .toSorted((one, other) => one.number - other.number)
      return [
        {
          key: `${piece}`,
          piece,
          label,
          whole: true,
          score: own,
          figures: pieceFigures(result.scores, piece, pieces, context),
        },
        ...parts.map((score) => ({
          key: `${piece}/${score.part}/${score.number}`,
          piece,
          label: t(`parts.${score.part === 'piece' ? 'split' : score.part}`, {
            number: score.number,
          }),
          whole: false,
          score,
          figures: figuresAt(result.scores, score, laid, context),
        })),
      ]
    })
  }, [scores, result, t, pieceName])
}

function usePieceColumns(props: PieceProps, lines: readonly Line[]): readonly DataColumn<Line>[] {
  const { t } = useTranslation('results')
  const format = useFormat()
  const sourceOf = useSourceWords(props.scores.people)
  return useMemo((): DataColumn<Line>[] => {
    const scale = speedScale(props.result.sport_id)
    const { units } = format
    const known = (value: (line: Line) => number | null) =>
      lines.some((line) => value(line) !== null)
    const derived = (
      key: keyof Figures,
      header: string,
      unit: string,
      write: (value: number | null) => string,
    ) => {
      const value = (line: Line) => line.figures[key]
      const field =
        key === 'time' || key === 'distance' || key === 'stroke_rate' || key === 'power'
          ? key
          : null
      const cell = (line: Line) => (
        <SourcedValue
          text={write(value(line))}
          source={field && line.score?.sources[field]}
          words={sourceOf}
          field={field ?? 'time'}
        />
      )
      return known(value)
        ? [{ key, header, figure: true, value, cell, ...(unit !== '' && { unit }) }]
        : []
    }
    const entered = (
      field:
        | 'heart_rate'
        | 'lactate'
        | 'rpe'
        | 'cadence'
        | 'energy'
        | 'reps'
        | 'exercise_weight'
        | 'stroke_length'
        | 'force'
        | 'wind_speed'
        | 'stream_speed',
      unit: string,
      write: (value: number | null) => string = format.number,
    ) => {
      const value = (line: Line) => line.score?.[field] ?? null
      const cell = (line: Line) => (
        <SourcedValue
          text={write(value(line))}
          source={line.score?.sources[field]}
          words={sourceOf}
          field={field}
        />
      )
      return known(value)
        ? [
            {
              key: field,
              header: t(`fields.${field}`, { ns: 'scores' }),
              figure: true,
              value,
              cell,
              ...(unit !== '' && { unit }),
            },
          ]
        : []
    }
    return [
      {
        key: 'label',
        header: t(props.scores.programmes.length > 0 ? 'exercise' : 'piece'),
        value: (line) => line.key,
        cell: (line) => <Label line={line} />,
      },
      ...derived('time', t('columns.time'), '', format.resultTime),
      ...derived('distance', t('columns.distance'), units.distance, (value) =>
        format.number(value),
      ),
      ...derived(
        'speed',
        scale.kind === 'pace' ? t('columns.pace') : t('columns.speed'),
        unitOfScale(scale),
        (value) => writeOnScale(scale, onScale(scale, value), format),
      ),
      ...derived('stroke_rate', t('columns.strokeRate'), units.strokeRate, (value) =>
        format.number(value),
      ),
      ...derived('dps', t('columns.dps'), 'm', (value) => format.number(value, 1)),
      ...derived('ewps', t('columns.ewps'), 'J', (value) => format.number(value)),
      ...derived('power', t('columns.power'), units.power, (value) => format.number(value)),
      ...derived('prognostic', t('columns.prognostic'), '', (value) => format.number(value, 1)),
      ...entered('heart_rate', units.heartRate),
      ...entered('lactate', 'mmol/L', (value) => format.number(value, 1)),
      ...entered('rpe', '1–8'),
      ...entered('cadence', '1/min'),
      ...entered('energy', 'kcal'),
      ...entered('reps', ''),
      ...entered('exercise_weight', units.weight, format.weightNumber),
      ...entered('stroke_length', 'm', (value) => format.number(value, 2)),
      ...entered('force', 'N'),
      ...entered('wind_speed', units.speed, (value) => format.number(value, 1)),
      ...entered('stream_speed', units.speed, (value) => format.number(value, 1)),
    ]
  }, [lines, props.scores.programmes, props.result.sport_id, sourceOf, t, format])
}

/** Every piece of a result with its splits, segments or sets, and where each value comes from. */
export function PieceTable(props: PieceProps) {
  const format = useFormat()
  const lines = usePieceLines(props)
  const columns = usePieceColumns(props, lines)
  return (
    <DataTable
      id="result-pieces"
      label={props.result.name}
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      sortable={false}
      renderPhoneRow={({ label, whole, figures }) => (
        <Group justify="space-between" gap="xs" wrap="nowrap" pl={whole ? 0 : 'md'}>
          <Text fw={whole ? 500 : 400}>{label}</Text>
          <Text className={ui.tabular}>
            {[
              format.resultTime(figures.time),
              figures.stroke_rate === null ? null : format.strokeRate(figures.stroke_rate),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Group>
      )}
    />
  )
}

function Label({ line: { label, whole } }: { line: Line }) {
  return (
    <Text span inherit fw={whole ? 500 : 400} pl={whole ? 0 : 'md'}>
      {label}
    </Text>
  )
}
