import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { canPlanForOthers } from '#domain/rules/sessions.ts'
import { useViewer } from '../../shell/viewer.ts'
import type { PartProps } from './form-parts.ts'
import type { PersonOption } from './people-options.ts'
import {
  leftOut,
  MOST_PROGRAMMES,
  NEW_PROGRAMME,
  withAthletes,
  withCopy,
} from './programme-drafts.ts'
import { ProgrammeCard } from './ProgrammeCard.tsx'
import type { ProgrammeDraft, SessionDraft } from './session-draft.ts'
import classes from './session-form.module.css'
import { listSeparator } from '../../format/punctuation.ts'

export type StrengthPartProps = PartProps & {
  /** Who is planned to train. */
  athletes: readonly PersonOption[]
}

const shownProgrammes = ({ programmes }: SessionDraft): readonly ProgrammeDraft[] =>
  programmes.length > 0 ? programmes : [NEW_PROGRAMME]

/**
 * The programmes of a strength session: one for everybody, or several with a name and athletes of
 * their own.
 */
export function StrengthPart({ draft, athletes, onChange, errors, onReadable }: StrengthPartProps) {
  const { t } = useTranslation('session-form')
  const viewer = useViewer()
  const programmes = shownProgrammes(draft)
  // From what the form holds by then, so that two changes in a row keep each other.
  const write = (next: (now: readonly ProgrammeDraft[]) => readonly ProgrammeDraft[]) =>
    onChange((now) => ({ programmes: next(shownProgrammes(now)) }))
  const idle = leftOut(
    programmes,
    athletes.map(({ id }) => id),
  )
  return (
    <>
      {programmes.map((_, place) => (
        <ProgrammeCard
          key={place}
          {...{ place, programmes, athletes, errors, onReadable }}
          onChange={(part) =>
            write((now) => now.map((old, at) => (at === place ? { ...old, ...part } : old)))
          }
          onAthletes={(ids) => write((now) => withAthletes(now, place, ids))}
          onCopy={(name) => write((now) => withCopy(now, place, name))}
          onRemove={() => write((now) => now.filter((_old, at) => at !== place))}
        />
      ))}
      {athletes.length === 0 && programmes.length > 1 && canPlanForOthers(viewer) && (
        <Text size="sm" c="dimmed">
          {t('programme.peopleFirst')}
        </Text>
      )}
      {idle.length > 0 && (
        <Text size="sm" role="status">
          {t('programme.leftOut', {
            names: athletes
              .filter(({ id }) => idle.includes(id))
              .map(({ name }) => name)
              .join(listSeparator()),
          })}
        </Text>
      )}
      {programmes.length < MOST_PROGRAMMES && (
        <Button
          variant="default"
          className={classes.more}
          leftSection={<IconPlus size={16} />}
          onClick={() => write((now) => [...now, NEW_PROGRAMME])}
        >
          {t('programme.add')}
        </Button>
      )}
    </>
  )
}
