import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/format.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { isLocalTime, toInstant, toLocal } from '#domain/time/zoned-time.ts'

type ShiftClockProps = {
  start: string
  busy: boolean
  error: string | null
  onShift: (seconds: number) => void
}

/** Says when a recording really began; its clock is put right by the difference. */
export function ShiftClock({ start, busy, error, onShift }: ShiftClockProps) {
  const { t } = useTranslation('imports')
  const { timeZone } = useFormat()
  const shown = toLocal(timeZone, new Date(start))
  const [value, setValue] = useState(shown)
  const typed = isLocalTime(value) ? toInstant(timeZone, value).getTime() : Number.NaN
  // The field knows minutes; the seconds stay.
  const seconds = Number.isNaN(typed)
    ? 0
    : Math.round((typed - toInstant(timeZone, shown).getTime()) / 1000)
  return (
    <Group gap="sm" align="flex-end">
      <DateTimeField label={t('edit.began')} value={value} error={error} onChange={setValue} />
      <Button
        variant="default"
        loading={busy}
        disabled={seconds === 0}
        onClick={() => onShift(seconds)}
      >
        {t('edit.shift')}
      </Button>
    </Group>
  )
}
