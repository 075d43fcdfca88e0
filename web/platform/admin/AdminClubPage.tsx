import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { adminClub } from '#contract/platform/admin.ts'
import { query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { AdminPage } from './AdminPage.tsx'
import { ClubForm } from './ClubForm.tsx'
import { ClubOrders } from './ClubOrders.tsx'
import { idOf } from '../../ui/use-list-state.ts'

/** A club with its creator and plan, to be changed. */
export function AdminEditClubPage() {
  const { t } = useTranslation('admin')
  const id = idOf(useParams()['id'] ?? '') ?? 0
  const asked = useQuery({
    ...query(adminClub, { params: { id } }, { own: [404] }),
    enabled: id > 0,
  })
  const { data, error } = asked
  if (id === 0 || (error instanceof ApiProblem && error.status === 404))
    return <PageState state="not-found" />
  const club = data?.data
  return (
    <AdminPage title={club?.name ?? t('clubs.title')}>
      {!club && <Waiting for={asked} />}
      {club && (
        <Stack gap="xl">
          <ClubForm
            key={`${club.id} ${club.plan_id} ${club.next_bill_date}`}
            club={club}
            creatorId={null}
          />
          <Text>{t('club.invitations', club.invitations)}</Text>
          <ClubOrders key={club.id} club={club} />
        </Stack>
      )}
    </AdminPage>
  )
}

/** A club to create, for somebody in particular or anybody. */
export function AdminCreateClubPage() {
  const { t } = useTranslation('admin')
  const creator = idOf(useParams()['userId'] ?? '') ?? null
  return (
    <AdminPage title={t('club.create')}>
      <ClubForm key={creator} club={null} creatorId={creator} />
    </AdminPage>
  )
}
