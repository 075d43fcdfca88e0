import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams, useNavigate } from 'react-router'
import { Text } from '@mantine/core'
import {
  createChallengeTeam,
  challengeTeam,
  deleteChallengeTeam,
  updateChallengeTeam,
  type TeamDetail,
} from '#contract/club/challenges-teams.ts'
import { clubUsers } from '#contract/people/members.ts'
import type { Reply } from '#contract/endpoint.ts'
import { challenge as readChallenge, type ChallengeDetail } from '#contract/club/challenges.ts'
import { query, api } from '../../api/api.ts'
import { everyMember } from '../../offline/every-member.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { notify } from '../../shell/notices.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { ManyField } from '../../form/ChoiceFields.tsx'
import { DeleteButton } from '../../form/DeleteButton.tsx'
import { Form } from '../../form/Form.tsx'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { listSeparator } from '../../format/punctuation.ts'
import { challengeQuery, teamQuery, STANDING } from './queries.ts'
import { planOf, teamChange } from './team-change.ts'

type TeamFormProps = {
  challenge: ChallengeDetail
  team: TeamDetail | null
  people: Reply<typeof clubUsers>['data']
}

/** Name, size, members and captains of a team; a captain changes name and members. */
function TeamForm({ challenge, team, people }: TeamFormProps) {
  const { t } = useTranslation('challenges')
  const navigate = useNavigate()
  const asCaptain = team?.as_captain ?? false
  const joining = team?.people.filter(({ status }) => status !== 'declined') ?? []
  const form = useForm(createChallengeTeam, {
    initial: {
      name: team?.name ?? '',
      max_size: team?.max_size ?? null,
      user_ids: joining.map(({ id }) => id),
      captain_ids: joining.flatMap((one) => (one.is_captain ? [one.id] : [])),
    },
    follows: true,
    send: async (values, call, before) => {
      if (!team)
        return call(createChallengeTeam, { params: { id: challenge.id }, body: planOf(values) })
      const body = teamChange(before, values, asCaptain)
      return call(updateChallengeTeam, { params: { id: team.id }, body })
    },
    refreshes: [challengeTeam, ...STANDING],
    saved: t('teamForm.saved'),
    onSaved: () => navigate(paths.challenge(challenge.slug)),
  })
  const known = new Map(
    [...people, ...(team?.people ?? [])].map(({ id, full_name }) => [id, full_name]),
  )
  const choices = [...known].map(([value, label]) => ({ value, label }))
  const { user_ids } = form.values
  return (
    <Page
      title={team ? t('teamForm.edit') : t('teamForm.new')}
      subtitle={t('teamForm.for', { challenge: challenge.title })}
    >
      <Form
        of={form}
        submit={t('teamForm.save')}
        actions={
          team &&
          !asCaptain && <DeleteTeam team={team} slug={challenge.slug} onDeleted={form.leave} />
        }
        width={640}
        gap="lg"
      >
        <TextField {...form.at('name')} label={t('teamForm.name')} />
        {!asCaptain && (
          <NumberField
            {...form.at('max_size')}
            label={t('teamForm.size')}
            description={t('teamForm.sizeHint')}
          />
        )}
        <ManyField
          {...form.at('user_ids')}
          label={t('teamForm.people')}
          description={t('teamForm.peopleHint')}
          placeholder={t('teamForm.pick')}
          groups={[{ group: t('teamForm.people'), items: choices }]}
        />
        {team && <Answers team={team} />}
        {team !== null && team.others > 0 && (
          <Text size="sm" c="dimmed">
            {t('teamForm.others', { count: team.others })}
          </Text>
        )}
        {!asCaptain && (
          <ManyField
            {...form.at('captain_ids')}
            label={t('teamForm.captains')}
            description={t('teamForm.captainsHint')}
            placeholder={t('teamForm.pick')}
            groups={[
              {
                group: t('teamForm.captains'),
                items: choices.filter(({ value }) => user_ids.includes(value)),
              },
            ]}
          />
        )}
      </Form>
    </Page>
  )
}

/** Who was asked and has not answered, or has declined. */
function Answers({ team }: { team: TeamDetail }) {
  const { t } = useTranslation('challenges')
  const namesOf = (status: TeamDetail['people'][number]['status']) =>
    team.people
      .flatMap((one) => (one.status === status ? [one.full_name] : []))
      .join(listSeparator())
  return (['invited', 'declined'] as const).map((status) => {
    const names = namesOf(status)
    return (
      names !== '' && (
        <Text key={status} size="sm" c="dimmed">
          {t(`teamForm.${status}`, { names })}
        </Text>
      )
    )
  })
}

type DeleteProps = { team: TeamDetail; slug: string; onDeleted: () => void }

function DeleteTeam({ team, slug, onDeleted }: DeleteProps) {
  const { t } = useTranslation('challenges')
  return (
    <DeleteButton
      label={t('teamForm.delete')}
      question={{
        title: t('teamForm.deleteTitle'),
        text: t('teamForm.deleteText'),
        confirm: t('teamForm.delete'),
      }}
      remove={() => api(deleteChallengeTeam, { params: { id: team.id } })}
      done={t('teamForm.deleted')}
      list={{ path: paths.challenge(slug), reads: readChallenge }}
      onDeleted={onDeleted}
    />
  )
}

const FORBIDDEN = 403

/** A team of one's own club: a new one, or one to change, also for its captains. */
export function TeamFormPage() {
  const { t } = useTranslation('challenges')
  const viewer = useViewer()
  const { challengeSlug = '', teamId } = useParams()
  const id = teamId === undefined ? null : Number(teamId)
  const isValid = id === null || (Number.isSafeInteger(id) && id > 0)
  const challenge = useQuery(challengeQuery(challengeSlug))
  const people = useQuery(query(clubUsers, { query: everyMember }))
  const team = useQuery({ ...teamQuery(id ?? 0), enabled: id !== null && isValid })
  const isRefused =
    (id === null && !can(createChallengeTeam.access, viewer)) ||
    (team.error instanceof ApiProblem && team.error.status === FORBIDDEN)
  if (isRefused) return <Refused />
  if (challenge.data && people.data && (id === null || team.data))
    return (
      <TeamForm
        key={id}
        challenge={challenge.data.data}
        team={team.data?.data ?? null}
        people={people.data.data}
      />
    )
  return (
    <Page title={t('teamForm.edit')}>
      <Waiting
        for={id === null || !isValid ? [challenge, people] : [challenge, people, team]}
        rows={6}
        missing={t('gone')}
      />
    </Page>
  )
}

/** Says that it is not theirs to do, and leads back to the challenges. */
function Refused() {
  const { t } = useTranslation()
  useEffect(() => void notify('error', t('unauthorized.title')), [t])
  return <Navigate to={paths.challenges()} replace />
}
