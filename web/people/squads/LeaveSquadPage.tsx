import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { leaveSquad } from '#contract/people/squads.ts'
import { api } from '../../api/api.ts'
import { refetchPeople } from '../../api/refetch-after.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { OtherClub } from '../clubs/open.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { notify } from '../../shell/notices.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { squadQuery } from './queries.ts'

/** Asks once more before one leaves a squad; a link to it may name a squad of another club. */
export function LeaveSquadPage() {
  const { t } = useTranslation('squads')
  const { selected, memberships } = useViewer()
  const params = useParams()
  const [id, clubId] = [Number(params['squadId']), Number(params['clubId'])]
  const elsewhere = clubId !== selected?.club_id
  const mine = memberships.some((membership) => membership.club_id === clubId)
  const known = Number.isSafeInteger(id) && id > 0 && mine
  const asked = useQuery({ ...squadQuery(id), enabled: known && !elsewhere })
  const elsewhereNow = asked.error instanceof ApiProblem && asked.error.status === 409
  if (known && elsewhere)
    return (
      <Page title={t('leave')}>
        <OtherClub clubId={clubId} title={t('otherClub')} />
      </Page>
    )
  if (asked.data)
    return (
      <Question
        id={id}
        name={asked.data.data.name}
        members={asked.data.data.members.map(({ user_id }) => user_id)}
      />
    )
  return (
    <Page title={t('leave')}>
      {!known || elsewhereNow ? (
        <PageState state="not-found" text={t('gone')} />
      ) : (
        <Waiting for={asked} rows={3} missing={t('gone')} />
      )}
    </Page>
  )
}

function Question({ id, name, members }: { id: number; name: string; members: readonly number[] }) {
  const { t } = useTranslation('squads')
  const { user_id } = useViewer()
  const navigate = useNavigate()
  const leave = useMutation({
    mutationFn: () => api(leaveSquad, { params: { id } }),
    onSuccess: async () => {
      await refetchPeople()
      notify('success', t('leaving.done', { name }))
      await navigate(paths.squads(), { replace: true })
    },
  })
  const belongs = members.includes(user_id)
  return (
    <Page title={belongs ? t('leaving.title', { name }) : name}>
      <Text maw={640}>{belongs ? t('leaving.text') : t('leaving.notIn')}</Text>
      <Group>
        {belongs && (
          <Button color="red" loading={leave.isPending} onClick={() => leave.mutate()}>
            {t('leaving.confirm')}
          </Button>
        )}
        <Button variant="default" component={Link} to={paths.squad(id)}>
          {belongs ? t('leaving.stay') : t('back')}
        </Button>
      </Group>
    </Page>
  )
}
