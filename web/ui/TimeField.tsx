import { TextInput, type TextInputProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { readTypedTime } from './typed-day.ts'
import { useFault } from './use-fault.ts'

export type TimeFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** "HH:MM"; empty while none is chosen. */
  value: string
  /** Called with a time, or an empty text while what is typed is none. */
  onChange: (time: string) => void
}

const STEP = 5
const DAY = 24 * 60

/** A time of the clock with 24 hours, typed as one says it: 7, 730, 7:30, 7 pm. */
export function TimeField({ value, onChange, error, onKeyDown, ref, ...field }: TimeFieldProps) {
  const { t } = useTranslation('ui')
  const [typed, setTyped] = useState<string | null>(null)
  function type(text: string) {
    setTyped(text)
    const time = /^\d{2}:\d{2}$/.test(text) ? readTypedTime(text) : null
    if (time !== null || value !== '') onChange(time ?? '')
  }
  function leave() {
    if (typed === null) return
    const time = typed.trim() === '' ? '' : readTypedTime(typed)
    if (time === null) return
    setTyped(null)
    if (time !== value) onChange(time)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === 'ArrowUp' ? STEP : event.key === 'ArrowDown' ? -STEP : 0
    if (step !== 0 && value !== '') {
      event.preventDefault()
      setTyped(null)
      onChange(moved(value, step))
    }
    if (event.key === 'Enter') leave()
    onKeyDown?.(event)
  }
  const isUnread = typed !== null && typed.trim() !== '' && readTypedTime(typed) === null
  const fault = isUnread ? t('date.invalidTime') : ''
  const { input, onInvalid } = useFault(fault)
  return (
    <TextInput
      {...field}
      ref={useMergedRef(ref, input)}
      onInvalid={onInvalid}
      inputMode="numeric"
      autoComplete="off"
      placeholder="07:00"
      value={typed ?? value}
      error={error ?? (fault || null)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={(event) => {
        leave()
        field.onBlur?.(event)
      }}
      onKeyDown={press}
    />
  )
}

function moved(time: string, step: number): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const at = (hours * 60 + minutes + step + DAY) % DAY
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
