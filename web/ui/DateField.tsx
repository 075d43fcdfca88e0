import { ActionIcon, Popover, Skeleton, TextInput, type TextInputProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, useState, type KeyboardEvent, Suspense } from 'react'
import { useClubDay } from '../format/club-clock.ts'
import { orNothing } from '../load/or-nothing.ts'
import { useTranslation } from 'react-i18next'
import { FIRST_DAY, LAST_DAY } from '#domain/time/calendar-span.ts'
import { addDays } from '#domain/time/week.ts'
import { useFormat } from '../format/format.ts'
import { readTypedDay, writeTypedDay } from './typed-day.ts'
import { useFault } from './use-fault.ts'

const DayPicker = lazy(() =>
  orNothing(import('./DayPicker.tsx').then((module) => ({ default: module.DayPicker }))),
)

export type DateFieldProps = Omit<
  TextInputProps,
  'value' | 'onChange' | 'type' | 'min' | 'max' | 'rightSection'
> & {
  /** An ISO day; empty while none is chosen. */
  value: string
  /** Called with a whole day, or an empty text while what is typed is none. */
  onChange: (day: string) => void
  min?: string
  max?: string
}

/** Written out in full, so that nothing is still to come. */
const isWhole = (text: string) => /\d{4}\D*$|^\d{4}-\d{2}-\d{2}$|日$/.test(text.trim())

/** A day, typed as one writes it in the language of the page or chosen from a calendar. */
export function DateField(props: DateFieldProps) {
  const {
    value,
    onChange,
    min = FIRST_DAY,
    max = LAST_DAY,
    error,
    onKeyDown,
    ref,
    ...field
  } = props
  const { t } = useTranslation('ui')
  const { locale } = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const today = useClubDay()
  const read = (text: string) => {
    const day = readTypedDay(text, locale, today)
    return day !== null && day >= min && day <= max ? day : null
  }
  function type(text: string) {
    setTyped(text)
    const day = isWhole(text) ? read(text) : null
    if (day !== null || value !== '') onChange(day ?? '')
  }
  function leave() {
    if (typed === null) return
    const day = typed.trim() === '' ? '' : read(typed)
    if (day === null) return
    setTyped(null)
    if (day !== value) onChange(day)
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (step !== 0 && value !== '') {
      event.preventDefault()
      setTyped(null)
      onChange(addDays(value, step))
    }
    if (event.key === 'Enter') leave()
    onKeyDown?.(event)
  }
  const isUnread = typed !== null && typed.trim() !== '' && read(typed) === null
  const fault = isUnread ? t('date.invalid', { example: writeTypedDay(today, locale) }) : ''
  const { input, onInvalid } = useFault(fault)
  return (
    <TextInput
      {...field}
      ref={useMergedRef(ref, input)}
      onInvalid={onInvalid}
      autoComplete={field.autoComplete ?? 'off'}
      value={typed ?? (value === '' ? '' : writeTypedDay(value, locale))}
      error={error ?? (isOpen ? null : fault || null)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={(event) => {
        leave()
        field.onBlur?.(event)
      }}
      onKeyDown={press}
      rightSection={
        <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus>
          <Popover.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              disabled={field.disabled ?? false}
              aria-label={t('date.choose')}
              title={t('date.choose')}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={18} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown>
            <Suspense fallback={<Skeleton width={252} height={270} />}>
              <DayPicker
                value={value}
                min={min}
                max={max}
                onChoose={(day) => {
                  setTyped(null)
                  setOpen(false)
                  onChange(day)
                }}
              />
            </Suspense>
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}
