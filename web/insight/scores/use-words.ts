import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionScores } from '#contract/insight/scores.ts'
import { SCORE_BOUNDS } from '#domain/constants/scores.ts'
import { formatDuration } from '#domain/time/duration.ts'
import { useFormat, type Format } from '../../format.ts'
import type { Entry } from './entries.ts'
import type { Column, Row } from './grid-model.ts'
import type { Owner } from './owners.ts'
import type { Slot } from './slots.ts'
import { usePieceName } from '../../planning/sessions/open.ts'
import type { EffortStep } from './use-efforts.ts'
import { isFault, isTime, type EntryField } from './read-cell.ts'

const unitsOf = ({ units }: Format): Partial<Record<EntryField, string>> => ({
  distance: units.distance,
  stroke_rate: units.strokeRate,
  heart_rate: units.heartRate,
  cadence: '1/min',
  power: units.power,
  lactate: 'mmol/l',
  stroke_length: 'm',
  force: 'N',
  force_position: '%',
  energy: 'kcal',
  rpe: `${SCORE_BOUNDS.rpe.min}–${SCORE_BOUNDS.rpe.max}`,
  exercise_weight: units.weight,
  wind_speed: units.speed,
  wind_direction: '°',
  stream_speed: units.speed,
  stream_direction: '°',
  rowing_direction: '°',
})

/** Names of columns, places and faults of the sheet, in the reader's words. */
export function useWords(
  plan: Pick<SessionScores, 'pieces' | 'programmes'>,
  efforts: readonly EffortStep[],
) {
  const { t } = useTranslation('scores')
  const format = useFormat()
  const piece = usePieceName(plan)
  return useMemo(() => {
    const units = unitsOf(format)
    const part = ({ part: kind, number }: Pick<Column, 'part' | 'number'>) =>
      kind === 'piece' ? '' : t(`parts.${kind}`, { number })
    return {
      piece,
      part,
      efforts,
      unit: (field: EntryField) => units[field] ?? '',
      field: (field: EntryField) => t(`fields.${field}`),
      /** "Limmat, Piece 3, Split 2, Time" */
      cell: (row: Row, column: Column) =>
        [
          row.owner.name,
          piece(column.piece ?? row.piece ?? 0),
          part(column),
          t(`fields.${column.field}`),
        ]
          .filter(Boolean)
          .join(', '),
      /** The same for somebody's place, wherever it is shown. */
      place: (owner: Owner, slot: Slot) =>
        [owner.name, piece(slot.piece), part(slot), t(`fields.${slot.field}`)]
          .filter(Boolean)
          .join(', '),
      fault: (entry: Entry | undefined): string | null => {
        if (!entry) return null
        if (entry.refused !== undefined) return entry.refused
        if (!isFault(entry.reading)) return null
        if (entry.reading.fault === 'long')
          return t('faults.long', { most: format.number(entry.reading.most) })
        if (entry.reading.fault === 'speed')
          return t('faults.speed', { distance: format.distance(entry.reading.distance) })
        if (entry.reading.fault !== 'between') return t(`faults.${entry.reading.fault}`)
        const { min, max } = entry.reading.bounds
        // Nobody reads 604,800 seconds; with hours the bounds read the same in every shape.
        if (isTime(entry.slot.field))
          return t('faults.between', { min: clockTime(min), max: clockTime(max) })
        return t('faults.between', {
          min: format.number(min),
          max: format.number(max, max % 1 === 0 ? 0 : 1),
        })
      },
    }
  }, [t, format, piece, efforts])
}
export type Words = ReturnType<typeof useWords>

/** "168:00:00" */
const clockTime = (seconds: number) => formatDuration(seconds, 'HH:mm:ss') ?? ''
