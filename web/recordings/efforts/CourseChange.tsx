import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Gate } from '#contract/recordings/efforts.ts'
import { ApiProblem } from '../../api.ts'
import { closeModal } from '../../shell/modals.ts'
import { useChangeGate } from './queries.ts'
import { VenueSelect } from './VenueSelect.tsx'

/** Name and venue of a course. Its lines stay: another line is another course. */
export function CourseChange({ course }: { course: Gate }) {
  const { t } = useTranslation('efforts')
  const [name, setName] = useState(course.name)
  const [venue, setVenue] = useState(course.venue_id)
  const { mutate, isPending, error } = useChangeGate(course.id)
  const problem = error instanceof ApiProblem ? error : null
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') mutate({ name, venue_id: venue }, { onSuccess: closeModal })
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={t('courseName')}
          required
          maxLength={80}
          data-autofocus
          value={name}
          error={problem && !problem.errors['venue_id'] ? problem.message : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <VenueSelect value={venue} error={problem?.errors['venue_id']?.[0]} onChange={setVenue} />
        <Group justify="flex-end">
          <Button type="submit" loading={isPending} disabled={name.trim() === ''}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
