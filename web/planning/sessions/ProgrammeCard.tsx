import { ActionIcon, Card, Group, Stack, Text, TextInput, Title, Button } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { MultiChoice } from '../../ui/MultiChoice.tsx'
import { ExerciseList } from './ExerciseList.tsx'
import type { PartProps } from './form-parts.ts'
import type { PersonOption } from './people-options.ts'
import { filledProgrammes, MOST_PROGRAMMES, isUnassigned, placesOf } from './programme-drafts.ts'
import type { ProgrammeDraft } from './session-draft.ts'
import classes from './session-form.module.css'

type ProgrammeAthletesProps = Pick<
  ProgrammeCardProps,
  'place' | 'programmes' | 'athletes' | 'onChange' | 'onAthletes'
> & {
  titleOf: (place: number) => string
  error: string | undefined
}

/**
 * The athletes of a programme: some of those who train, all who have none of their own, or nobody
 * any more.
 */
function ProgrammeAthletes({
  place,
  programmes,
  athletes,
  titleOf,
  error,
  onChange,
  onAthletes,
}: ProgrammeAthletesProps) {
  const { t } = useTranslation('session-form')
  const [moved, setMoved] = useState<readonly string[]>([])
  const programme = programmes[place]
  if (!programme || athletes.length === 0) return null
  const places = placesOf(programmes)
  const elsewhere = (id: number) => {
    const at = places.get(id)
    return at === undefined || at === place ? null : titleOf(at)
  }
  const choose = (ids: number[]) => {
    const from = athletes.flatMap(({ id, name }) => {
      const other = ids.includes(id) ? elsewhere(id) : null
      return other === null ? [] : [t('programme.moved', { name, from: other })]
    })
    setMoved(from)
    onAthletes(ids)
  }
  const unassigned = isUnassigned(programme, new Set(athletes.map(({ id }) => id)))
  const rest = () =>
    t('programme.forRest', { count: athletes.filter(({ id }) => !places.has(id)).length })
  return (
    <>
      <MultiChoice
        label={t('programme.athletes')}
        description={
          unassigned ? t('programme.forNobody') : programme.athletes.length > 0 ? undefined : rest()
        }
        placeholder={t('choose.athletes')}
        groups={[
          {
            group: t('programme.athletes'),
            items: athletes.map(({ id, name }) => ({
              value: String(id),
              label: [name, elsewhere(id)].filter(Boolean).join(' · '),
            })),
          },
        ]}
        value={programme.athletes.filter((id) => athletes.some((one) => one.id === id)).map(String)}
        error={error}
        onChange={(ids) => choose(ids.map(Number))}
      />
      {unassigned && (
        <Button
          variant="subtle"
          className={classes.more}
          onClick={() => onChange({ athletes: [], for_nobody: false })}
        >
          {t('programme.giveToRest')}
        </Button>
      )}
      {moved.length > 0 && (
        <Text size="sm" role="status">
          {moved.join(' ')}
        </Text>
      )}
    </>
  )
}

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
