import { Button, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { addExercise, exercises } from '#contract/lookups.ts'
import { api, ApiProblem, invalidate } from '../../api.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { can, useViewer } from '../../shell/viewer.ts'

type Props = { onAdded: (exerciseId: number) => void }

/** An exercise of the club's own, for those who may add one. */
export function AddExercise({ onAdded }: Props) {
  const { t } = useTranslation('session-form')
  const viewer = useViewer()
  if (!can(addExercise.access, viewer)) return null
  const ask = () => openModal({ title: t('strength.newTitle'), size: 'sm', content: <NewExercise onAdded={onAdded} /> })
  return (
    <Button variant="subtle" onClick={ask}>
      {t('strength.new')}
    </Button>
  )
}

function NewExercise({ onAdded }: Props) {
  const { t } = useTranslation('session-form')
  const [name, setName] = useState('')
  const save = useMutation({
    mutationFn: () => api(addExercise, { body: { name } }, { own: [400, 409] }),
    onSuccess: async ({ data }) => {
      await invalidate(exercises)
      onAdded(data.id)
      closeModal()
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (name.trim() !== '') save.mutate()
  }
  return (
    <form onSubmit={send}>
      <Stack>
        <TextInput
          label={t('strength.exercise')}
          data-autofocus
          maxLength={80}
          value={name}
          error={save.error instanceof ApiProblem && (save.error.status === 409 ? t('strength.known') : save.error.message)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" loading={save.isPending}>
          {t('strength.new')}
        </Button>
      </Stack>
    </form>
  )
}
