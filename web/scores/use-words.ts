import { useTranslation } from 'react-i18next'
import { useFormat } from '../format.ts'
import { isFault, type EntryField } from './read-cell.ts'
import type { Column, Row } from './grid-model.ts'
import type { Entry } from './entries.ts'

/** Names of columns, places and faults of the sheet, in the reader's words. */
export function useWords() {
  const { t } = useTranslation('scores')
  const format = useFormat()
  const { units } = format
  const unit: Partial<Record<EntryField, string>> = {
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
    rpe: '1–8',
    exercise_weight: 'kg',
    wind_speed: units.speed,
    wind_direction: '°',
    stream_speed: units.speed,
    stream_direction: '°',
    rowing_direction: '°',
  }
  const word = t('words.piece', { ns: 'common' })
  const piece = (number: number) => (number === 0 ? t('wholeSession') : `${word.charAt(0).toUpperCase()}${word.slice(1)} ${number}`)
  const part = ({ part: kind, number }: Pick<Column, 'part' | 'number'>) => (kind === 'piece' ? '' : t(`parts.${kind}`, { number }))
  return {
    unit: (field: EntryField) => unit[field] ?? '',
    field: (field: EntryField) => t(`fields.${field}`),
    piece,
    part,
    /** "Limmat, piece 3, split 2, Time" */
    cell: (row: Row, column: Column) =>
      [row.owner.name, piece(column.piece ?? row.piece ?? 0), part(column), t(`fields.${column.field}`)].filter(Boolean).join(', '),
    fault: (entry: Entry | undefined): string | null => {
      if (!entry) return null
      if (entry.refused !== undefined) return entry.refused
      if (!isFault(entry.reading)) return null
      if (entry.reading.fault !== 'between') return t(`faults.${entry.reading.fault}`)
      const { min, max } = entry.reading.bounds
      return t('faults.between', { min: format.number(min), max: max % 1 === 0 ? format.number(max) : format.number(max, 1) })
    },
  }
}
