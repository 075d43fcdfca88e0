import { ActionIcon, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ExerciseList } from './ExerciseList.tsx'
import type { PartProps } from './form-parts.ts'
import type { PersonOption } from './people-options.ts'
import { filledProgrammes, MOST_PROGRAMMES } from './programme-drafts.ts'
import { ProgrammeAthletes } from './ProgrammeAthletes.tsx'
import type { ProgrammeDraft } from './session-draft.ts'

export type ProgrammeCardProps = Pick<PartProps, 'errors' | 'onReadable'> & {
  place: number
  programmes: readonly ProgrammeDraft[]
  athletes: readonly PersonOption[]
  onChange: (part: Partial<ProgrammeDraft>) => void
  onAthletes: (ids: number[]) => void
  onCopy: (name: string) => void
  onRemove: () => void
}

const LONGEST_NAME = 120

/** One programme: its name, its athletes, and its exercises. */
export function ProgrammeCard({
  place,
  programmes,
  athletes,
  errors,
  onReadable,
  onChange,
  onAthletes,
  onCopy,
  onRemove,
}: ProgrammeCardProps) {
  const { t } = useTranslation('session-form')
  const programme = programmes[place]
  if (!programme) return null
  const titleOf = (at: number) =>
    programmes[at]?.name.trim() || t('programme.nth', { number: String(at + 1) })
  const title = titleOf(place)
  const fault = errors['strength_structures']
  const sent = `strength_structures.${filledProgrammes(programmes).indexOf(programme)}`
  return (
    <Card component="section" withBorder padding="sm" aria-label={title}>
      <Stack gap="sm">
        <Group justify="space-between" wrap="nowrap">
          <Title order={3} size="h4">
            {title}
          </Title>
          <Group gap={4} wrap="nowrap">
            {programmes.length < MOST_PROGRAMMES && (
              <ActionIcon
                size={44}
                variant="subtle"
                color="gray"
                aria-label={t('programme.copy', { name: title })}
                onClick={() =>
                  onCopy(
                    programme.name.trim() &&
                      t('programme.copyOf', { name: programme.name.trim() }).slice(0, LONGEST_NAME),
                  )
                }
              >
                <IconCopy size={20} />
              </ActionIcon>
            )}
            {programmes.length > 1 && (
              <ActionIcon
                size={44}
                variant="subtle"
                color="gray"
                aria-label={t('programme.remove', { name: title })}
                onClick={onRemove}
              >
                <IconTrash size={20} />
              </ActionIcon>
            )}
          </Group>
        </Group>
        <TextInput
          label={t('programme.name')}
          placeholder={t('programme.example')}
          maxLength={LONGEST_NAME}
          value={programme.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <ProgrammeAthletes
          {...{ place, programmes, athletes, titleOf, onChange, onAthletes }}
          error={errors[`${sent}.athlete_ids`]}
        />
        <ExerciseList
          pieces={programme.pieces}
          place={place}
          fault={errors[sent] ?? fault}
          onChange={(pieces) => onChange({ pieces })}
          onReadable={onReadable}
        />
        {programme.pieces.length === 0 && sent !== 'strength_structures.-1' && fault && (
          <Text size="sm" c="red" role="alert">
            {fault}
          </Text>
        )}
      </Stack>
    </Card>
  )
}
