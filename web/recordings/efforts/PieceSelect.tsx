import { useTranslation } from 'react-i18next'
import { SelectField } from '../../form/ChoiceFields.tsx'
import { useFormat } from '../../format/format.ts'
import type { Marking } from './use-marking.ts'
import { colon } from '../../format/punctuation.ts'

type PieceSelectProps = {
  planned: Marking['planned']
  value: number | null
  onChange: (piece: number | null) => void
  label: string
  error?: string | undefined
}

/** Which piece of the plan a stretch is; nothing where the session plans none. */
export function PieceSelect({ planned, value, onChange, label, error }: PieceSelectProps) {
  const { t } = useTranslation('efforts')
  const format = useFormat()
  if (planned.length === 0) return null
  const what = ({ distance, time }: Marking['planned'][number]) => {
    if (distance !== null) return format.distance(distance)
    return time === null ? t('open') : format.resultTime(time)
  }
  const options = planned.map((piece, index) => ({
    value: piece.piece,
    label: `${index + 1}${colon()}${what(piece)}`,
  }))
  return (
    <SelectField
      label={label}
      error={error}
      value={value}
      choices={[{ value: null, label: t('notPlanned') }, ...options]}
      onChange={onChange}
    />
  )
}
