import { Alert, Button, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editCrew, sessionCrews, type Crew } from '#contract/boats/crews.ts'
import { api, ApiProblem, invalidate } from '../../api.ts'
import { closeModal } from '../../shell/modals.ts'
import { draftOf, planOfDraft } from './crew-draft.ts'
import { CrewFields } from './CrewFields.tsx'

/** Name and class of a boat on the board. Somebody else’s change since then is told, not overwritten. */
export function CrewDetails({ crew }: { crew: Crew }) {
  const { t } = useTranslation('crews')
  const [draft, setDraft] = useState(() => draftOf(crew))
  const save = useMutation({
    mutationFn: async () => {
      await api(editCrew, { body: { id: crew.id, version: crew.version, ...planOfDraft(draft) } }, { own: [400, 409] })
    },
    onSuccess: async () => {
      closeModal()
      await invalidate(sessionCrews)
    },
  })
  const problem = save.error instanceof ApiProblem ? save.error : null
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Stack gap="sm">
        {problem && (
          <Alert color="red" role="alert">
            {problem.message}
          </Alert>
        )}
        <CrewFields draft={draft} problem={problem} onChange={setDraft} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            {t('details.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
