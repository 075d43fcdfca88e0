import { useRef, useState, useEffect, useEffectEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { TextInput } from '@mantine/core'
import type { Session } from '#contract/planning/sessions.ts'
import { canPlanForOthers } from '#domain/rules/sessions.ts'
import { useFormat } from '../../format/format.ts'
import type { SportOption } from '../../lookups/queries.ts'
import { useViewer } from '../../shell/viewer.ts'
import { KeepAsTemplate, TemplateChoice } from '../templates/open.ts'
import { refusesNumbers } from '../../ui/refused-numbers.ts'
import { SeenAlert } from '../../ui/SeenAlert.tsx'
import { FormPart } from './FormPart.tsx'
import type { PartProps } from './form-parts.ts'
import { recentSports } from './kept-choices.ts'
import { plannedAthletes, usePeopleOptions } from './people-options.ts'
import { MeanwhileNotice } from './MeanwhileNotice.tsx'
import { PeoplePart } from './PeoplePart.tsx'
import { planKindOf } from './plan-kind.ts'
import { PlannedPart } from './PlannedPart.tsx'
import { proposedName } from './proposed-name.ts'
import { RareParts } from './RareParts.tsx'
import { SaveBar } from './SaveBar.tsx'
import { fromTemplate, type People, type SessionDraft } from './session-draft.ts'
import { WhatPart } from './WhatPart.tsx'
import { WhenPart } from './WhenPart.tsx'
import { useSessionForm } from './use-session-form.ts'
import classes from './session-form.module.css'

/** A part that was folded takes some frames until its fields are drawn and can be focused. */
const UNFOLDING_FRAMES = 30

/** After each attempt that found something wrong, the first wrong field gets the focus. */
function useFirstFault(
  form: RefObject<HTMLFormElement | null>,
  attempts: number,
  failed: boolean,
): void {
  useEffect(() => {
    if (attempts === 0 && !failed) return
    let frame = 0
    const go = (left: number) => {
      const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      field?.focus()
      if ((!field || document.activeElement !== field) && left > 0)
        frame = requestAnimationFrame(() => go(left - 1))
    }
    go(UNFOLDING_FRAMES)
    return () => cancelAnimationFrame(frame)
  }, [form, attempts, failed])
}

/** Ctrl or ⌘ and Enter save, wherever one is in the form. */
function useSaveKeys(save: () => void): void {
  const run = useEffectEvent(save)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const elsewhere =
        event.target instanceof Element && event.target.closest('[role="dialog"]') !== null
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || elsewhere)
        return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

type NameFieldProps = Pick<PartProps, 'draft' | 'onChange' | 'errors'> & {
  /** What it is called while nobody types a name; empty where there is nothing to propose. */
  proposed: string
}

/** The name, which follows from the plan until somebody types one. */
function NameField({ draft, onChange, errors, proposed }: NameFieldProps) {
  const { t } = useTranslation('session-form')
  const isEvent = draft.kind === 'event'
  return (
    <TextInput
      label={t('name')}
      placeholder={proposed || t(isEvent ? 'eventExample' : 'nameExample')}
      {...(proposed !== '' && draft.name === '' && { description: t('nameProposed') })}
      withAsterisk={proposed === ''}
      maxLength={120}
      value={draft.name}
      error={errors['name']}
      onChange={(event) => onChange({ name: event.currentTarget.value })}
    />
  )
}

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
