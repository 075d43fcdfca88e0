import { useTranslation } from 'react-i18next'
import { Alert, Text, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IconPlus } from '@tabler/icons-react'
import type { Session } from '#contract/planning/sessions.ts'
import { plannedParts } from '#domain/rules/plan.ts'
import { sessionScores, type SessionScores } from '#contract/analysis/result-entry.ts'
import type { PlanStructure } from '#domain/training/plan-structure.ts'
import { canPlanForOthers } from '#domain/rules/sessions.ts'
import { serverNow } from '../../format/server-clock.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { inBrackets, listSeparator } from '../../format/punctuation.ts'
import { useViewer } from '../../shell/viewer.ts'
import { FormPart } from './FormPart.tsx'
import { StructurePart } from './StructurePart.tsx'
import { extentOf, usePieceName } from './use-piece-name.ts'
import { lostPieces } from './lost-results.ts'
import type { SessionDraft, ProgrammeDraft } from './session-draft.ts'
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
import classes from './session-form.module.css'

type StrengthPartProps = PartProps & {
  /** Who is planned to train. */
  athletes: readonly PersonOption[]
}

const shownProgrammes = ({ programmes }: SessionDraft): readonly ProgrammeDraft[] =>
  programmes.length > 0 ? programmes : [NEW_PROGRAMME]

/**
 * The programmes of a strength session: one for everybody, or several with a name and athletes of
 * their own.
 */
function StrengthPart({ draft, athletes, onChange, errors, onReadable }: StrengthPartProps) {
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

type LostResultsProps = { saved: Session | null; draft: SessionDraft }

/**
 * Says what happens to results if the piece or exercise they were entered for is no longer planned,
 * or is another task.
 */
function LostResults({ saved, draft }: LostResultsProps) {
  const [now] = useState(() => serverNow())
  const { data } = useQuery({
    ...query(sessionScores, { params: { id: saved?.id ?? 0 }, query: { entering: true } }),
    enabled: saved !== null && Date.parse(saved.start_date) < now,
  })
  return data ? (
    <Notice scores={data.data} planned={saved?.structure ?? null} draft={draft} />
  ) : null
}

function Notice({
  scores,
  planned,
  draft,
}: {
  scores: SessionScores
  planned: PlanStructure | null
  draft: SessionDraft
}) {
  const { t } = useTranslation('session-form')
  const nameOf = usePieceName(scores)
  const format = useFormat()
  /** "Piece 2 (1,500 m)": another one may have its place by now. */
  const named = (number: number) => {
    const extent = extentOf(
      format,
      scores.pieces.find(({ piece }) => piece === number),
    )
    return extent === null ? nameOf(number) : `${nameOf(number)}${inBrackets(extent)}`
  }
  const { gone, changed } = lostPieces(scores, planned, draft)
  const said = (key: 'gone' | 'changed', { pieces, results }: typeof gone) =>
    pieces.length > 0 && (
      <Text size="sm">
        {t(`lost.${key}`, { count: results, pieces: pieces.map(named).join(listSeparator()) })}
      </Text>
    )
  if (gone.pieces.length + changed.pieces.length === 0) return null
  return (
    <Alert color="amber" variant="light" role="status">
      {said('gone', gone)}
      {said('changed', changed)}
    </Alert>
  )
}

type PlannedPartProps = StrengthPartProps & { saved: Session | null }

/** What is to be done in a session, in pieces or in exercises as its sport has it. */
export function PlannedPart({ saved, athletes, ...part }: PlannedPartProps) {
  const { t } = useTranslation('session-form')
  const { draft } = part
  if (draft.kind !== 'session') return null
  const { structure, strength } = plannedParts(draft.sport_id ?? 0)
  return (
    <>
      {structure && (
        <FormPart title={t('parts.structure')}>
          <StructurePart {...part} />
          <LostResults saved={saved} draft={draft} />
        </FormPart>
      )}
      {strength && (
        <FormPart title={t('parts.strength')}>
          <StrengthPart {...part} athletes={athletes} />
          <LostResults saved={saved} draft={draft} />
        </FormPart>
      )}
    </>
  )
}
