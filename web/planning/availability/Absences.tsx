import { Button, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addAbsence, type Absence } from '#contract/planning/availability.ts'
import { ABSENCE_REASONS } from '#domain/constants/attendance.ts'
import { useFormat } from '../../format/format.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { AbsenceFields, NO_ABSENCE } from './AbsenceFields.tsx'
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

function AbsenceForm() {
  const { t } = useTranslation('availability')
  const form = useForm(addAbsence, {
    initial: NO_ABSENCE,
    refreshes: AFTER_ABSENCE,
    saved: ({ data }) => t('saved', { count: data.answered }),
    onSaved: (_, __, { reset }) => reset(),
  })
  return (
    <Form of={form} submit={t('addAbsence')} gap="sm" width={640}>
      <AbsenceFields form={form} />
    </Form>
  )
}
