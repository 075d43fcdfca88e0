import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import {
  columnsOfLines,
  type ResultColumn,
  type ResultUnit,
} from '#domain/training/result-columns.ts'
import { useFormat, type Format } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { Effort } from './LineCells.tsx'
import { LineValue, useLineWords } from './LineValue.tsx'
import type { ResultLine, ResultLines } from './result-lines.ts'

/** The figures of these lines as columns of a table; those that nobody has are left out. */
export function useFigureColumns(
  scores: SessionScores,
  { lines, rankedBy }: ResultLines,
): readonly DataColumn<ResultLine>[] {
  const { t } = useTranslation('results')
  const format = useFormat()
  const words = useLineWords(scores.people)
  return useMemo(() => {
    const scale = speedScale(lines[0]?.sport_id ?? 0)
    const isMixed = lines.some(
      ({ sport_id }) => unitOfScale(speedScale(sport_id)) !== unitOfScale(scale),
    )
    const headOf = ({ kind, head }: ResultColumn) =>
      t(`columns.${kind === 'speed' && scale.kind === 'kmh' ? 'speed' : head}`)
    const unitOf = ({ key, kind, unit }: ResultColumn) => {
      if (key === 'place') return t(`columns.place.${rankedBy}`)
      if (kind === 'speed') return isMixed ? '' : unitOfScale(scale)
      return kind === 'weight' ? format.units.weight : unitIn(unit, format)
    }
    return columnsOfLines(lines).map((column): DataColumn<ResultLine> => {
      const { key, kind, hidden } = column
      const named = { key, header: headOf(column), value: (line: ResultLine) => line[key] }
      if (kind === 'step') return { ...named, cell: ({ rpe }) => <Effort step={rpe} /> }
      const unit = unitOf(column)
      return {
        ...named,
        figure: true,
        cell: (line) => (
          <LineValue text={writeFigure(column, line, isMixed, format)} said={words(line, key)} />
        ),
        ...(unit !== '' && { unit }),
        ...(hidden && {
          hidden: hidden === 'at-first' || new Set(lines.map((line) => line[key])).size < 2,
        }),
      }
    })
  }, [lines, rankedBy, t, format, words])
}

function unitIn(unit: ResultUnit | undefined, { units }: Format): string {
  if (unit === 'beats') return units.heartRate
  return unit === 'strokes' ? units.strokeRate : (unit ?? '')
}

function writeFigure(
  { key, kind, decimals }: ResultColumn,
  line: ResultLine,
  isMixed: boolean,
  format: Format,
): string {
  if (kind === 'speed') return speedOfLine(line, isMixed, format)
  if (kind === 'time') return format.resultTime(line[key])
  return kind === 'weight'
    ? format.weightNumber(line[key])
    : format.number(line[key], decimals ?? 0)
}

/** In the habit of its sport, with the unit where others have another. */
function speedOfLine(line: ResultLine, isMixed: boolean, format: Format): string {
  const own = speedScale(line.sport_id)
  const written = writeOnScale(own, onScale(own, line.speed), format)
  return isMixed && written !== NO_DATA ? `${written} ${unitOfScale(own)}` : written
}
