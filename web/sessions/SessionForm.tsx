import { Alert } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/sessions.ts'
import { hasPermission, isCoach } from '#domain/rules/viewer.ts'
import type { SportOption } from '../lookups/queries.ts'
import { useViewer } from '../shell/viewer.ts'
import { BasicsPart } from './BasicsPart.tsx'
import { FormPart } from './FormPart.tsx'
import { recentSports } from './kept-choices.ts'
import { MorePart } from './MorePart.tsx'
import { usePeopleOptions } from './people-options.ts'
import { PeoplePart } from './PeoplePart.tsx'
import { SaveBar } from './SaveBar.tsx'
import './session-form.css'
import type { SessionDraft } from './session-draft.ts'
import { StructurePart } from './StructurePart.tsx'
import { TrainingPart } from './TrainingPart.tsx'
import { useFirstFault, useSaveKeys, useSessionForm } from './use-session-form.ts'

export type SessionFormProps = {
  /** What is being changed; null for a new session. */
  saved: Session | null
  initial: SessionDraft
  sports: readonly SportOption[]
}

const NO_PARTICIPANTS: NonNullable<Session['participants']> = []

/** Plans a session or changes one. Athletes plan for themselves; coaches assign people, keep drafts and publish. */
export function SessionForm({ saved, initial, sports }: SessionFormProps) {
  const { t } = useTranslation('session-form')
  const viewer = useViewer()
  const clubId = viewer.club?.id ?? 0
  const assigns = isCoach(viewer) || hasPermission(viewer, 'view-edit-all-sessions')
  const form = useRef<HTMLFormElement>(null)
  const { draft, errors, problem, attempts, saving, change, setReadable, submit, askDelete } = useSessionForm({
    saved,
    initial,
    clubId,
    assigns,
  })
  useFirstFault(form, attempts, problem !== null)
  const [recent] = useState(() => recentSports(clubId))
  const creatorId = saved?.creator?.id ?? viewer.user_id
  const options = usePeopleOptions(saved?.participants ?? NO_PARTICIPANTS, creatorId)
  const choosesDraft = assigns && saved?.published !== true
  const send = () => void submit(choosesDraft ? true : null)
  useSaveKeys(send)
  const part = { draft, errors, onChange: change, onReadable: setReadable }
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
        <FormPart title={t('parts.basics')}>
          <BasicsPart {...part} sports={sports} recent={recent} />
        </FormPart>
        <FormPart title={t('parts.structure')}>
          <StructurePart {...part} />
        </FormPart>
        {assigns && (
          <FormPart title={t('parts.people')}>
            <PeoplePart
              clubId={clubId}
              people={draft.people}
              options={options}
              creatorId={creatorId}
              onChange={(people) => change({ people })}
            />
          </FormPart>
        )}
        <FormPart title={t('parts.training')}>
          <TrainingPart {...part} />
        </FormPart>
        <MorePart {...part} />
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
        onDelete={saved ? () => void askDelete() : null}
      />
    </form>
  )
}
