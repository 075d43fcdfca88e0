import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  addChildAbsence,
  childDays,
  type ChildDays,
  type OwnChild,
} from '#contract/club/guardians.ts'
import { ABSENCE_REASONS } from '#domain/constants/attendance.ts'
import { useFormat } from '../../format/format.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { AbsenceFields, NO_ABSENCE } from '../../planning/availability/open.ts'
import { Fold } from '../../ui/Fold.tsx'
import ui from '../../ui/ui.module.css'
import classes from './guardians.module.css'
import { placeOf, useRemoveAbsence } from './queries.ts'

type ChildAbsencesProps = { child: OwnChild; absences: ChildDays['absences'] }

/** Days on which a child is away, and the form that adds some. */
export function ChildAbsences({ child, absences }: ChildAbsencesProps) {
  const { t } = useTranslation(['guardians', 'availability'])
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { mutate: remove } = useRemoveAbsence(child)
  const [next] = absences
  return (
    <Fold title={t('absences')} aside={next && format.range(next.from_date, next.until_date)}>
      {absences.length === 0 && <Text c="dimmed">{t('noAbsences')}</Text>}
      <ul className={classes.list}>
        {absences.map(({ id, from_date, until_date, reason, note, entered_by }) => {
          const span = format.range(from_date, until_date)
          const known = ABSENCE_REASONS.find((one) => one === reason) ?? 'other'
          const by = entered_by === null ? null : t('enteredBy', { name: entered_by })
          return (
            <li key={id} className={classes.line}>
              <div>
                <Text className={ui.tabular}>{span}</Text>
                <Text size="sm" c="dimmed">
                  {[t(`availability:reasons.${known}`), note, by].filter(Boolean).join(' · ')}
                </Text>
              </div>
              <Button
                variant="subtle"
                color="red"
                aria-label={t('removeOf', { span, child: child.first_name })}
                onClick={() => remove(id)}
              >
                {t('remove')}
              </Button>
            </li>
          )
        })}
      </ul>
      {isOpen ? (
        <AbsenceForm child={child} onDone={() => setOpen(false)} />
      ) : (
        <Button variant="default" mt="sm" onClick={() => setOpen(true)}>
          {t('addAbsence')}
        </Button>
      )}
    </Fold>
  )
}

function AbsenceForm({ child, onDone }: { child: OwnChild; onDone: () => void }) {
  const { t } = useTranslation('guardians')
  const form = useForm(addChildAbsence, {
    initial: NO_ABSENCE,
    send: (body, call) => call(addChildAbsence, { ...placeOf(child), body }),
    refreshes: [childDays],
    saved: ({ data }) => t('absenceSaved', { count: data.answered }),
    onSaved: onDone,
  })
  return (
    <Form of={form} submit={t('addAbsence')} gap="sm" width={640}>
      <Text size="sm" c="dimmed" mt="sm">
        {t('absencesHint', { child: child.first_name })}
      </Text>
      <AbsenceFields form={form} />
    </Form>
  )
}
