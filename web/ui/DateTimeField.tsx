import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FIRST_DAY, LAST_DAY } from '#domain/time/calendar-span.ts'
import type { LocalTime } from '#domain/time/zoned-time.ts'
import { DateField } from './DateField.tsx'
import { TimeField } from './TimeField.tsx'
import { colon } from '../format/punctuation.ts'

export type DateTimeFieldProps = {
  label: string
  /** On the club's clock; an empty text while nothing is chosen. */
  value: LocalTime
  onChange: (value: LocalTime) => void
  /** Off for whole days. */
  withTime?: boolean
  min?: string
  max?: string
  required?: boolean
  disabled?: boolean
  error?: string | null | undefined
}

/** A day and a clock time. */
export function DateTimeField({
  label,
  value,
  onChange,
  withTime = true,
  min = FIRST_DAY,
  max = LAST_DAY,
  required = false,
  disabled = false,
  error = null,
}: DateTimeFieldProps) {
  const { t } = useTranslation('ui')
  const common = { required, disabled, withAsterisk: false }
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <DateField
        {...common}
        flex={2}
        miw={0}
        label={label}
        withAsterisk={required}
        value={value.day}
        min={min}
        max={max}
        error={error}
        onChange={(day) => onChange({ ...value, day })}
      />
      {withTime && (
        <TimeField
          {...common}
          flex={1}
          miw={88}
          // Keeps both boxes on one line while the label is spoken by the field itself.
          label={<span aria-hidden>&nbsp;</span>}
          aria-label={`${label}${colon()}${t('time')}`}
          value={value.time}
          error={error !== null}
          onChange={(time) => onChange({ ...value, time })}
        />
      )}
    </Group>
  )
}
