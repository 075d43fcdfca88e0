import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { createChallengeTeam } from '#contract/club/challenges-teams.ts'
import { clubUsers } from '#contract/people/members.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import { query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { notify } from '../../shell/notices.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { challengeQuery, teamQuery } from './queries.ts'
import { TeamForm } from './TeamForm.tsx'

const MOST_PEOPLE = 1000
const FORBIDDEN = 403

const peopleQuery = () =>
  query(clubUsers, {
    query: { limit: MOST_PEOPLE, status: ACTIVE_ATHLETE_STATUSES.join(',') },
  })

/** A team of one's own club: a new one, or one to change, also for its captains. */
export function TeamFormPage() {
  const { t } = useTranslation('challenges')
  const viewer = useViewer()
  const { challengeSlug = '', teamId } = useParams()
  const id = teamId === undefined ? null : Number(teamId)
  const isValid = id === null || (Number.isSafeInteger(id) && id > 0)
  const challenge = useQuery(challengeQuery(challengeSlug))
  const people = useQuery(peopleQuery())
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
  useEffect(() => notify('error', t('unauthorized.title')), [t])
  return <Navigate to={paths.challenges()} replace />
}
