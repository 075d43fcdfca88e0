import { Button, Group, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addAbsence, type Absence } from '#contract/planning/availability.ts'
import { FIRST_DAY, LAST_DAY } from '#domain/time/calendar-span.ts'
import { ABSENCE_REASONS } from '#domain/constants/attendance.ts'
import { useFormat } from '../../format.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { SelectField } from '../../form/ChoiceFields.tsx'
import { useForm } from '../../form/use-form.ts'
import classes from './availability.module.css'
import { AFTER_ABSENCE, useDeleteAbsence } from './queries.ts'
import ui from '../../ui/ui.module.css'

/** Days away, which answer the sessions in between. */
export function Absences({ absences }: { absences: readonly Absence[] }) {
  const { t } = useTranslation('availability')
  const format = useFormat()
  const { mutate: remove } = useDeleteAbsence()
  return (
    <section>
      <Title order={2}>{t('absences')}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('absencesHint')}
      </Text>
      <AbsenceForm />
      {absences.length === 0 ? (
        <Text c="dimmed" mt="md">
          {t('noAbsences')}
        </Text>
      ) : (
        <ul className={classes.absences}>
          {absences.map(({ id, from_date, until_date, reason, note, guardian }) => {
            const span = format.range(from_date, until_date)
            const known = ABSENCE_REASONS.find((one) => one === reason) ?? 'other'
            return (
              <li key={id} className={classes.absence}>
                <div>
                  <Text className={ui.tabular}>{span}</Text>
                  <Text size="sm" c="dimmed">
                    {[t(`reasons.${known}`), note, guardian && t('enteredBy', { name: guardian })]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </div>
                <Button
                  variant="subtle"
                  color="red"
                  aria-label={t('removeOf', { span })}
                  onClick={() => remove(id)}
                >
                  {t('remove')}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

const EMPTY = { from_date: '', until_date: '', reason: 'travel', note: null } as const

function AbsenceForm() {
  const { t } = useTranslation('availability')
  const form = useForm(addAbsence, {
    initial: EMPTY,
    refreshes: AFTER_ABSENCE,
    saved: ({ data }) => t('saved', { count: data.answered }),
    onSaved: (_, __, { reset }) => reset(),
  })
  const { from_date, until_date } = form.values
  const from = (day: string) =>
    form.set({ from_date: day, ...(until_date < day && { until_date: day }) })
  return (
    <Form of={form} submit={t('addAbsence')} gap="sm" width={640}>
      <Group gap="sm" grow preventGrowOverflow={false} align="start">
        <TextField
          {...form.at('from_date')}
          type="date"
          label={t('from')}
          min={FIRST_DAY}
          max={LAST_DAY}
          onChange={from}
        />
        <TextField
          {...form.at('until_date')}
          type="date"
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
    </Form>
  )
}
