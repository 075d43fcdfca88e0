import { useTranslation } from 'react-i18next'
import { editCrew, sessionCrews, type Crew } from '#contract/boats/crews.ts'
import { Form } from '../../form/Form.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal } from '../../shell/modals.ts'
import { draftOf, planOfDraft } from './crew-draft.ts'
import { CrewFields } from './CrewFields.tsx'

/**
 * Edits the name and class of a boat on the board. If somebody else has changed it since, the
 * person is notified and nothing is overwritten.
 */
export function CrewDetails({ crew }: { crew: Crew }) {
  const { t } = useTranslation('crews')
  const form = useForm(editCrew, {
    initial: draftOf(crew),
    send: (draft, call) =>
      call(editCrew, { body: { id: crew.id, version: crew.version, ...planOfDraft(draft) } }),
    refreshes: [sessionCrews],
    onSaved: closeModal,
  })
  return (
    <Form of={form} submit={t('details.save')} gap="sm" atEnd>
      <CrewFields form={form} />
    </Form>
  )
}
