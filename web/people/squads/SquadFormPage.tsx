import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams, useNavigate } from 'react-router'
import { useState } from 'react'
import { createSquad, updateSquad, deleteSquad, type SquadDetail } from '#contract/people/squads.ts'
import { clubUsers } from '#contract/people/members.ts'
import type { Reply } from '#contract/endpoint.ts'
import { squadRoleOf } from '#domain/rules/squads.ts'
import { query, api } from '../../api/api.ts'
import { SHOWING_PEOPLE } from '../../api/refetch-after.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { OtherClub } from '../clubs/open.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { ManyField } from '../../form/ChoiceFields.tsx'
import { DeleteButton } from '../../form/DeleteButton.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { everyMember } from '../../offline/every-member.ts'
import { squadQuery } from './queries.ts'
import { PasteMembers } from './PasteMembers.tsx'

type Person = Reply<typeof clubUsers>['data'][number]
type SquadFormProps = { squad: SquadDetail | null; people: readonly Person[] }

const roleOf = ({ current_club_roles = [] }: Person) =>
  squadRoleOf(current_club_roles.map(({ id }) => id))
const choices = (people: readonly Person[], role: 'athlete' | 'coach') =>
  people
    .filter((person) => roleOf(person) === role)
    .map(({ id, full_name }) => ({ value: id, label: full_name }))
const idsOf = (squad: SquadDetail | null, role: 'athlete' | 'coach') =>
  (squad?.members ?? [])
    .filter(({ role_ids }) => squadRoleOf(role_ids) === role)
    .map(({ user_id }) => user_id)

/** The name somebody else has given the squad, if that is why it was not stored. */
function newNameOf({ code, current: all }: ApiProblem): string | null {
  const current = code === 'changed_meanwhile' ? all : undefined
  return (current?.[0] as { name?: string } | undefined)?.name ?? null
}

/** Name and people of a squad, by role. */
function SquadForm({ squad, people }: SquadFormProps) {
  const { t } = useTranslation('squads')
  const navigate = useNavigate()
  const initial = {
    name: squad?.name ?? '',
    athletes: idsOf(squad, 'athlete'),
    coaches: idsOf(squad, 'coach'),
  }
  /** The squad as it was last seen: after a refusal, with the name somebody else has given it. */
  const [seen, setSeen] = useState({
    name: initial.name,
    user_ids: [...initial.athletes, ...initial.coaches],
  })
  const form = useForm(createSquad, {
    initial,
    send: async ({ name, athletes, coaches }, call) => {
      const body = { name, user_ids: [...athletes, ...coaches] }
      if (!squad) return (await call(createSquad, { body })).data.id
      await call(updateSquad, { params: { id: squad.id }, body: { ...body, seen } })
      return squad.id
    },
    onRefused: (problem) => setSeen({ ...seen, name: newNameOf(problem) ?? seen.name }),
    explain: (problem) => {
      const name = newNameOf(problem)
      return name === null ? null : t('form.renamed', { name })
    },
    refreshes: SHOWING_PEOPLE,
    saved: (_, { name }) => t(squad ? 'form.saved' : 'form.created', { name }),
    onSaved: (id) => navigate(paths.squad(id)),
  })
  const add = (ids: readonly number[]) => {
    const added = people.filter(({ id }) => ids.includes(id))
    const idsWith = (role: 'athlete' | 'coach', before: readonly number[]) => [
      ...new Set([...before, ...choices(added, role).map(({ value }) => value)]),
    ]
    const { athletes, coaches } = form.values
    form.set({ athletes: idsWith('athlete', athletes), coaches: idsWith('coach', coaches) })
  }
  return (
    <Page title={squad ? t('form.title', { name: squad.name }) : t('form.newTitle')}>
      <Form
        of={form}
        submit={squad ? t('form.save') : t('form.create')}
        actions={squad && <DeleteSquad squad={squad} onDeleted={form.leave} />}
        width={640}
        gap="lg"
      >
        <TextField {...form.at('name')} label={t('form.name')} description={t('form.nameHint')} />
        <ManyField
          {...form.at('athletes')}
          label={t('form.athletes')}
          description={t('form.peopleHint')}
          placeholder={t('form.pick')}
          groups={[{ group: t('form.athletes'), items: choices(people, 'athlete') }]}
        />
        <PasteMembers people={people} onAdd={add} />
        <ManyField
          {...form.at('coaches')}
          label={t('form.coaches')}
          placeholder={t('form.pick')}
          groups={[{ group: t('form.coaches'), items: choices(people, 'coach') }]}
        />
      </Form>
    </Page>
  )
}

function DeleteSquad({
  squad: { id, name },
  onDeleted,
}: {
  squad: SquadDetail
  onDeleted: () => void
}) {
  const { t } = useTranslation('squads')
  const viewer = useViewer()
  if (!can(deleteSquad.access, viewer)) return null
  return (
    <DeleteButton
      label={t('delete')}
      question={{
        title: t('deletion.title', { name }),
        text: t('deletion.text'),
        confirm: t('deletion.confirm'),
      }}
      remove={() => api(deleteSquad, { params: { id } })}
      done={t('deletion.done', { name })}
      list={{ path: paths.squads(), reads: SHOWING_PEOPLE }}
      onDeleted={onDeleted}
    />
  )
}

/** A new squad, or an existing one to change. */
export function SquadFormPage() {
  const { t } = useTranslation('squads')
  const viewer = useViewer()
  const asked = useParams()['squadId']
  const id = asked === undefined ? null : Number(asked)
  const valid = id === null || (Number.isSafeInteger(id) && id > 0)
  const people = useQuery(query(clubUsers, { query: everyMember }))
  const squad = useQuery({ ...squadQuery(id ?? 0), enabled: id !== null && valid })
  const problem = squad.error instanceof ApiProblem ? squad.error : null
  if (!can(id === null ? createSquad.access : updateSquad.access, viewer))
    return <Navigate to={paths.unauthorized()} replace />
  if (people.data && (id === null || squad.data))
    return <SquadForm key={id} squad={squad.data?.data ?? null} people={people.data.data} />
  return (
    <Page title={t('title')}>
      {!valid ? (
        <PageState state="not-found" text={t('gone')} />
      ) : problem?.code === 'other_club' && problem.clubId !== undefined ? (
        <OtherClub clubId={problem.clubId} title={t('otherClub')} />
      ) : (
        <Waiting for={[people, squad]} rows={6} missing={t('gone')} />
      )}
    </Page>
  )
}
