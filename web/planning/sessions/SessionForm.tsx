import { Alert } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Session } from '#contract/planning/sessions.ts'
import { plannedParts } from '#domain/rules/plan.ts'
import { canPlanForOthers } from '#domain/rules/sessions.ts'
import type { SportOption } from '../../lookups/queries.ts'
import { useViewer } from '../../shell/viewer.ts'
import { KeepAsTemplate, TemplateChoice } from '../templates/open.ts'
import { BasicsPart } from './BasicsPart.tsx'
import { FormPart } from './FormPart.tsx'
import type { PartProps } from './form-parts.ts'
import { recentSports } from './kept-choices.ts'
import { plannedAthletes, usePeopleOptions } from './people-options.ts'
import { MeanwhileNotice } from './MeanwhileNotice.tsx'
import { PeoplePart } from './PeoplePart.tsx'
import { PlannedPart } from './PlannedPart.tsx'
import { RareParts } from './RareParts.tsx'
import { RepeatPart } from './RepeatPart.tsx'
import { SaveBar } from './SaveBar.tsx'
import './session-form.css'
import { fromTemplate, type People, type SessionDraft } from './session-draft.ts'
import { SeriesNote } from './SeriesNote.tsx'
import { TrainingPart } from './TrainingPart.tsx'
import { refusesNumbers } from '../../ui/refused-numbers.ts'
import { useFirstFault, useSaveKeys, useSessionForm } from './use-session-form.ts'

export type SessionFormProps = {
  /** What is being changed; null for a new session. */
  saved: Session | null
  initial: SessionDraft
  sports: readonly SportOption[]
}

const NO_PARTICIPANTS: NonNullable<Session['participants']> = []

/**
 * Plans a session or event, or changes one. Athletes plan for themselves; coaches assign people,
 * keep drafts and publish.
 */
export function SessionForm({ saved, initial, sports }: SessionFormProps) {
  const { t } = useTranslation('session-form')
  const viewer = useViewer()
  const clubId = viewer.club?.id ?? 0
  const assigns = canPlanForOthers(viewer)
  const form = useRef<HTMLFormElement>(null)
  const { pathname, search } = useLocation()
  const creatorId = saved?.creator?.id ?? viewer.user_id
  const participants = saved?.participants ?? NO_PARTICIPANTS
  const options = usePeopleOptions(participants, creatorId)
  const creator = participants.find(({ user_id }) => user_id === creatorId)
  const training = (people: People) => plannedAthletes(people, options, creator)
  const task = {
    saved,
    initial,
    clubId,
    assigns,
    place: `${clubId}${pathname}${search}`,
    refuses: () => refusesNumbers(form.current),
    training,
  }
  const {
    draft,
    errors,
    problem,
    meanwhile,
    settle,
    attempts,
    saving,
    change,
    setReadable,
    submit,
    leave,
    kept,
  } = useSessionForm(task)
  useFirstFault(form, attempts, problem !== null)
  const [recent] = useState(() => recentSports(clubId))
  const choosesDraft = assigns && saved?.published !== true
  const send = () => void submit(choosesDraft ? true : null)
  useSaveKeys(send)
  const part = { draft, errors, onChange: change, onReadable: setReadable }
  const isSession = draft.kind === 'session'
  const hasTraining = isSession && plannedParts(draft.sport_id ?? 0).intensities
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className="session-form">
        {saved === null && isSession && (
          <TemplateChoice
            manages={assigns}
            onChoose={(template) => change(fromTemplate(template))}
          />
        )}
        <FormPart title={t(isSession ? 'parts.basics' : 'parts.event')}>
          <BasicsPart {...part} sports={sports} recent={recent} isNew={saved === null} />
          <Repetition {...part} saved={saved} />
        </FormPart>
        <PlannedPart {...part} saved={saved} athletes={training(draft.people)} />
        {assigns && (
          <FormPart title={t('parts.people')}>
            <PeoplePart
              {...part}
              clubId={clubId}
              sessionId={saved?.id ?? null}
              options={options}
              creatorId={creatorId}
            />
          </FormPart>
        )}
        {hasTraining && (
          <FormPart title={t('parts.training')}>
            <TrainingPart {...part} />
          </FormPart>
        )}
        <RareParts {...part} attempts={attempts} />
        {assigns && isSession && <KeepAsTemplate name={draft.name} kept={kept} />}
        {meanwhile.length > 0 && (
          <MeanwhileNotice
            changes={meanwhile}
            wholeDay={draft.all_day}
            busy={saving}
            onSettle={(wins) => void settle(wins)}
          />
        )}
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
      </div>
      <SaveBar
        mode={choosesDraft ? 'draft-or-publish' : 'save'}
        saving={saving}
        onSave={(published) => void submit(published)}
        saved={saved}
        onLeave={leave}
      />
    </form>
  )
}

/** How it repeats; of a series, what it is part of. */
function Repetition({ saved, ...part }: PartProps & { saved: Session | null }) {
  const { t } = useTranslation('session-form')
  if (!saved?.series_id) return <RepeatPart {...part} />
  return (
    <Alert variant="light">
      <SeriesNote session={saved} />
      {t('scope.isSeries')}
    </Alert>
  )
}
