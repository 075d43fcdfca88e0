import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Session } from '#contract/planning/sessions.ts'
import { canPlanForOthers } from '#domain/rules/sessions.ts'
import { useFormat } from '../../format/format.ts'
import type { SportOption } from '../../lookups/queries.ts'
import { useViewer } from '../../shell/viewer.ts'
import { KeepAsTemplate, TemplateChoice } from '../templates/open.ts'
import { FormPart } from './FormPart.tsx'
import { useFirstFault, useSaveKeys } from './form-focus.ts'
import type { PartProps } from './form-parts.ts'
import { recentSports } from './kept-choices.ts'
import { plannedAthletes, usePeopleOptions } from './people-options.ts'
import { MeanwhileNotice } from './MeanwhileNotice.tsx'
import { NameField } from './NameField.tsx'
import { PeoplePart } from './PeoplePart.tsx'
import { planKindOf } from './plan-kind.ts'
import { PlannedPart } from './PlannedPart.tsx'
import { proposedName } from './proposed-name.ts'
import { RareParts } from './RareParts.tsx'
import { SaveBar } from './SaveBar.tsx'
import classes from './session-form.module.css'
import { fromTemplate, type People, type SessionDraft } from './session-draft.ts'
import { WhatPart } from './WhatPart.tsx'
import { WhenPart } from './WhenPart.tsx'
import { refusesNumbers } from '../../ui/refused-numbers.ts'
import { SeenAlert } from '../../ui/SeenAlert.tsx'
import { useSessionForm } from './use-session-form.ts'

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
  const propose = (of: SessionDraft) =>
    proposedName(of, sports.find(({ id }) => id === of.sport_id)?.name ?? '')
  const task = {
    saved,
    initial,
    clubId,
    assigns,
    place: `${clubId}${pathname}${search}`,
    refuses: () => refusesNumbers(form.current),
    training,
    propose,
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
  const kind = planKindOf(draft)
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={classes.form}>
        <div className={classes.columns}>
          <div className={classes.column}>
            <WhatAndWhen {...part} {...{ saved, assigns, sports }} recent={recent} />
            <PlannedPart {...part} saved={saved} athletes={training(draft.people)} />
          </div>
          <div className={classes.column}>
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
            {kind !== 'day-off' && <NameField {...part} proposed={propose(draft)} />}
          </div>
        </div>
        {kind !== 'day-off' && <RareParts {...part} attempts={attempts} />}
        {assigns && kind === 'training' && <KeepAsTemplate name={draft.name} kept={kept} />}
        {meanwhile.length > 0 && (
          <MeanwhileNotice
            changes={meanwhile}
            wholeDay={draft.all_day}
            busy={saving}
            onSettle={(wins) => void settle(wins)}
          />
        )}
        {problem && <SeenAlert color="red">{problem}</SeenAlert>}
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

type WhatAndWhenProps = PartProps &
  Pick<SessionFormProps, 'saved' | 'sports'> & { assigns: boolean; recent: readonly number[] }

/** What is planned, from a template or from nothing, and when. */
function WhatAndWhen({ saved, sports, assigns, recent, ...part }: WhatAndWhenProps) {
  const { t } = useTranslation('session-form')
  const { timeZone } = useFormat()
  const { draft, onChange } = part
  const isNew = saved === null
  return (
    <>
      <FormPart title={t(draft.kind === 'session' ? 'parts.basics' : 'parts.event')}>
        <WhatPart {...part} sports={sports} recent={recent} isNew={isNew}>
          {isNew && planKindOf(draft) === 'training' && (
            <TemplateChoice
              manages={assigns}
              onChoose={(template) => onChange(fromTemplate(template, timeZone))}
            />
          )}
        </WhatPart>
      </FormPart>
      <FormPart title={t('parts.when')}>
        <WhenPart {...part} saved={saved} />
      </FormPart>
    </>
  )
}
