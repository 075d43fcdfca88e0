import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { addAbsence } from '#contract/planning/availability.ts'
import { ABSENCE_REASONS } from '#domain/constants/attendance.ts'
import { FIRST_DAY, LAST_DAY } from '#domain/time/calendar-span.ts'
import { SelectField } from '../../form/ChoiceFields.tsx'
import type { FormOf, ValuesOf } from '../../form/form-types.ts'
import { DayTextField, TextField } from '../../form/TextFields.tsx'

export const NO_ABSENCE = { from_date: '', until_date: '', reason: 'travel', note: null } as const

type Values = ValuesOf<typeof addAbsence, typeof NO_ABSENCE>
type AbsenceFieldsProps = { form: Pick<FormOf<Values>, 'values' | 'set' | 'at'> }

/** The fields of days away. An end before the begin moves with it. */
export function AbsenceFields({ form }: AbsenceFieldsProps) {
  const { t } = useTranslation('availability')
  const { from_date, until_date } = form.values
  const from = (day: string) =>
    form.set({ from_date: day, ...(until_date < day && { until_date: day }) })
  return (
    <>
      <Group gap="sm" grow preventGrowOverflow={false} align="start">
        <DayTextField
          {...form.at('from_date')}
          label={t('from')}
          min={FIRST_DAY}
          max={LAST_DAY}
          onChange={from}
        />
        <DayTextField
          {...form.at('until_date')}
          label={t('until')}
          min={from_date}
          max={LAST_DAY}
        />
        <SelectField
          {...form.at('reason')}
          label={t('reason')}
          choices={ABSENCE_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
      </Group>
      <TextField {...form.at('note')} label={t('note')} />
    </>
  )
}
