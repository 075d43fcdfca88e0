import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { favouriteViews } from '#contract/planning/calendar.ts'
import { getClub, updateClub, type ClubSettings } from '#contract/people/clubs.ts'
import { Form } from '../../form/Form.tsx'
import { differenceOf } from '../../form/difference.ts'
import type { FormOf } from '../../form/form-types.ts'
import { useForm } from '../../form/use-form.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { refreshClubs, useViewer } from '../../shell/viewer.ts'
import { draftOf, type ClubDraft, type PartProps } from './club-draft.ts'
import { clubQuery } from './queries.ts'

type FieldsProps = PartProps & {
  club: ClubSettings
  saved: ClubDraft
  at: FormOf<ClubDraft>['at']
}
type ClubFormProps = { children: (fields: FieldsProps) => ReactNode }

/** The settings of the club one is in, once they are there. */
export function OfClub({ children }: { children: (club: ClubSettings) => ReactNode }) {
  const { selected } = useViewer()
  const id = selected?.club_id ?? 0
  const asked = useQuery({ ...clubQuery(id), enabled: id > 0 })
  return asked.data ? children(asked.data.data) : <Waiting for={asked} rows={8} part />
}

/** Some of what a club sets about itself, saved by one button. Only what differs is sent. */
export const ClubForm = ({ children }: ClubFormProps) => (
  <OfClub>
    {(club) => (
      <Loaded key={club.id} club={club}>
        {children}
      </Loaded>
    )}
  </OfClub>
)

function Loaded({ club, children }: ClubFormProps & { club: ClubSettings }) {
  const { t } = useTranslation('clubs')
  const [saved, setSaved] = useState(() => draftOf(club))
  const form = useForm(updateClub, {
    initial: saved,
    send: (values, call) =>
      call(updateClub, { params: { id: club.id }, body: differenceOf(saved, values) }),
    refreshes: [getClub, favouriteViews],
    saved: (_, { ets_factors, time_zone }) => {
      const changes = differenceOf(saved, { ...saved, ets_factors, time_zone })
      return t(
        changes.ets_factors !== undefined || changes.time_zone !== undefined
          ? 'edit.rescored'
          : 'edit.saved',
      )
    },
    onSaved: async ({ data }, _, { reset }) => {
      setSaved(draftOf(data))
      reset(draftOf(data))
      await refreshClubs()
    },
  })
  const part = { draft: form.values, set: form.set, errorOf: form.errorAt }
  return (
    <Form of={form} submit={t('edit.save')} disabled={!form.dirty} gap="lg" bar>
      {children({ ...part, club, saved, at: form.at })}
    </Form>
  )
}
