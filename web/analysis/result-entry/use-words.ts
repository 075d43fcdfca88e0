import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionScores } from '#contract/analysis/result-entry.ts'
import { SCORE_BOUNDS } from '#domain/constants/scores.ts'
import { useFormat, type Format } from '../../format/format.ts'
import type { Entry } from './entries.ts'
import type { Column, Row } from './grid-model.ts'
import { usePieceName } from '../../planning/sessions/open.ts'
import type { CellChoice } from '../../sheet/CellChoices.tsx'
import { useFaultWords } from '../../sheet/use-fault-words.ts'
import { isTime, type EntryField } from './read-cell.ts'
import { listSeparator } from '../../format/punctuation.ts'

const unitsOf = ({ units }: Format): Partial<Record<EntryField, string>> => ({
  distance: units.distance,
  stroke_rate: units.strokeRate,
  heart_rate: units.heartRate,
  cadence: '1/min',
  power: units.power,
  lactate: 'mmol/L',
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
  efforts: readonly CellChoice[],
) {
  const { t } = useTranslation('scores')
  const format = useFormat()
  const piece = usePieceName(plan)
  const faultOf = useFaultWords()
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
          .join(listSeparator()),
      /** The same for somebody's place, wherever it is shown. */
      of: ({ owner, slot }: Pick<Entry, 'owner' | 'slot'>) =>
        [owner.name, piece(slot.piece), part(slot), t(`fields.${slot.field}`)]
          .filter(Boolean)
          .join(listSeparator()),
      fault: (entry: Entry | undefined): string | null =>
        faultOf(entry, entry !== undefined && isTime(entry.slot.field)),
    }
  }, [t, format, piece, efforts, faultOf])
}
export type Words = ReturnType<typeof useWords>
