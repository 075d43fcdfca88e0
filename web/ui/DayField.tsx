import { DateField, type DateFieldProps } from './DateField.tsx'

type DayFieldProps = Pick<DateFieldProps, 'label' | 'value' | 'error'> & {
  onChange: (day: string) => void
}

/** A day that always is one: what is half typed stays in the field. */
export const DayField = ({ onChange, ...field }: DayFieldProps) => (
  <DateField
    {...field}
    min={FIRST_DAY}
    onChange={(day) => {
      if (day !== '' && day !== field.value) onChange(day)
    }}
  />
)

/** Earlier years are a year half typed. */
const FIRST_DAY = '2000-01-01'
