import { useTranslation } from 'react-i18next'
import { changeGate, gates, type Gate } from '#contract/recordings/efforts.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal } from '../../shell/modals.ts'
import { VenueSelect } from './VenueSelect.tsx'

/** Name and venue of a course. Its lines stay: another line is another course. */
export function CourseChange({ course: { id, name, venue_id } }: { course: Gate }) {
  const { t } = useTranslation('efforts')
  const form = useForm(changeGate, {
    params: { id },
    initial: { name, venue_id },
    refreshes: [gates],
    onSaved: closeModal,
  })
  return (
    <Form of={form} submit={t('save')} disabled={form.values.name.trim() === ''} gap="sm" atEnd>
      <TextField {...form.at('name')} label={t('courseName')} required data-autofocus />
      <VenueSelect {...form.at('venue_id')} />
    </Form>
  )
}
