import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format.ts'
import type { Marking } from './use-marking.ts'

type PieceSelectProps = {
  planned: Marking['planned']
  value: number | null
  onChange: (piece: number | null) => void
  label: string
  error?: string | null
}

/** Which piece of the plan a stretch is; nothing where the session plans none. */
export function PieceSelect({ planned, value, onChange, label, error = null }: PieceSelectProps) {
  const { t } = useTranslation('efforts')
  const format = useFormat()
  if (planned.length === 0) return null
  const what = ({ distance, time }: Marking['planned'][number]) => {
    if (distance !== null) return format.distance(distance)
    return time === null ? t('open') : format.resultTime(time)
  }
  const options = planned.map((piece, index) => ({
    value: String(piece.piece),
    label: `${index + 1}: ${what(piece)}`,
  }))
  return (
    <NativeSelect
      label={label}
      error={error}
      value={value === null ? '' : String(value)}
      data={[{ value: '', label: t('notPlanned') }, ...options]}
      onChange={(event) =>
        onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
      }
    />
  )
}
