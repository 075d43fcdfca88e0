import { DatePicker } from '@mantine/dates'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/de'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/fr'
import 'dayjs/locale/zh-cn'
import { useFormat } from '../format/format.ts'

const CALENDARS = { en: 'en-gb', de: 'de', fr: 'fr', 'zh-cn': 'zh-cn' } as const

type DayPickerProps = {
  value: string
  min: string
  max: string
  onChoose: (day: string) => void
}

/** A month to choose a day from; loaded when it is opened. */
export function DayPicker({ value, min, max, onChoose }: DayPickerProps) {
  const { language } = useFormat()
  return (
    <DatePicker
      locale={CALENDARS[language]}
      firstDayOfWeek={1}
      value={value === '' ? null : value}
      {...(value !== '' && { defaultDate: value })}
      minDate={min}
      maxDate={max}
      onChange={(day) => day !== null && onChoose(day)}
    />
  )
}
