import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { createSquad, updateSquad } from '#contract/people/squads.ts'
import { clubUsers } from '#contract/people/members.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import { query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { OtherClub } from '../clubs/open.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { squadQuery } from './queries.ts'
import { SquadForm } from './SquadForm.tsx'

const peopleQuery = () =>
  query(clubUsers, {
    query: {
      limit: 1000,
      status: ACTIVE_ATHLETE_STATUSES.join(','),
      include: 'current_club_roles',
    },
  })

/** A new squad, or an existing one to change. */
export function SquadFormPage() {
  const { t } = useTranslation('squads')
  const viewer = useViewer()
  const asked = useParams()['squadId']
  const id = asked === undefined ? null : Number(asked)
  const valid = id === null || (Number.isSafeInteger(id) && id > 0)
  const people = useQuery(peopleQuery())
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
