import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addExercise, exercises } from '#contract/lookups.ts'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { can, useViewer } from '../../shell/viewer.ts'

type AddExerciseProps = { onAdded: (exerciseId: number) => void }

/** An exercise of the club's own, for those who may add one. */
export function AddExercise({ onAdded }: AddExerciseProps) {
  const { t } = useTranslation('session-form')
  const viewer = useViewer()
  if (!can(addExercise.access, viewer)) return null
  const ask = () =>
    openModal({
      title: t('strength.newTitle'),
      size: 'sm',
      content: <NewExercise onAdded={onAdded} />,
    })
  return (
    <Button variant="subtle" onClick={ask}>
      {t('strength.new')}
    </Button>
  )
}

function NewExercise({ onAdded }: AddExerciseProps) {
  const { t } = useTranslation('session-form')
  const form = useForm(addExercise, {
    initial: { name: '' },
    refreshes: [exercises],
    explain: ({ status }) => (status === 409 ? t('strength.known') : null),
    onSaved: ({ data }) => {
      onAdded(data.id)
      closeModal()
    },
  })
  return (
    <Form of={form} submit={t('strength.new')} wide>
      <TextField
        {...form.at('name')}
        label={t('strength.exercise')}
        required={false}
        data-autofocus
      />
    </Form>
  )
}
