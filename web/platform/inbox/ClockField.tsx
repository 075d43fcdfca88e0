import { TimeField, type TimeFieldProps } from '../../ui/TimeField.tsx'

type ClockFieldProps = Pick<TimeFieldProps, 'label' | 'value' | 'onChange'>

/** A time of the clock that always is one: what is half typed stays in the field. */
export const ClockField = ({ onChange, ...field }: ClockFieldProps) => (
  <TimeField
    {...field}
    onChange={(time) => {
      if (time !== '' && time !== field.value) onChange(time)
    }}
  />
)
