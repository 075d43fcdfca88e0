import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import type { Reply } from '#contract/endpoint.ts'
import { joinByLink, joinLink } from '#contract/people/invitations.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { api, ApiProblem, query } from '../../api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths.ts'
import { notify } from '../../shell/notices.ts'
import { refreshClubs } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { useRoleNames } from './use-role-names.ts'

/**
 * Where a link, QR code or short code leads: the club and the role, and what joining means there.
 */
export function JoinLinkPage() {
  const { t } = useTranslation('invitations')
  const { code = '' } = useParams()
  const asked = useQuery(query(joinLink, { params: { code } }, { own: [400, 404] }))
  if (asked.data) return <Offer code={code} offer={asked.data.data} />
  if (asked.isPending) return <Waiting for={asked} />
  const { error } = asked
  const gone = error instanceof ApiProblem && (error.status === 404 || error.status === 400)
  return (
    <Page title={t(gone ? 'join.endedTitle' : 'join.title')}>
      {gone ? <Said text={t('join.endedText')} /> : <Waiting for={asked} part />}
    </Page>
  )
}

type OfferProps = { code: string; offer: Reply<typeof joinLink>['data'] }

function Offer({
  code,
  offer: { club_id, club_name: club, role_id, status, becomes },
}: OfferProps) {
  const { t } = useTranslation('invitations')
  const roleName = useRoleNames()(role_id)
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(joinByLink, { params: { code } }),
    onSuccess: async ({ data }) => {
      const isIn = data.status === MEMBER_STATUS.approved
      await refreshClubs()
      notify('success', t(isIn ? 'answer.joined' : 'join.asked', { club }))
      await navigate(isIn ? paths.switchClub(club_id) : paths.home())
    },
  })
  if (status === MEMBER_STATUS.approved)
    return (
      <Page title={t('answer.alreadyTitle', { club })}>
        <Group>
          <Button component={Link} to={paths.switchClub(club_id)}>
            {t('answer.open')}
          </Button>
        </Group>
      </Page>
    )
  if (becomes === null) {
    const waits = status === MEMBER_STATUS.pending
    return (
      <Page title={t(waits ? 'join.waitingTitle' : 'answer.title', { club })}>
        <Said text={t(waits ? 'join.waitingText' : 'join.shutText')} />
      </Page>
    )
  }
  const direct = becomes === MEMBER_STATUS.approved
  return (
    <Page title={t('answer.title', { club })} subtitle={t('answer.as', { roles: roleName })}>
      <Stack maw={560} align="flex-start">
        <Text>{t(direct ? 'join.direct' : 'join.approval')}</Text>
        <Text c="dimmed">{t('answer.text')}</Text>
        <Button loading={isPending} onClick={() => mutate()}>
          {t(direct ? 'join.now' : 'join.ask')}
        </Button>
      </Stack>
    </Page>
  )
}

function Said({ text }: { text: string }) {
  const { t } = useTranslation('invitations')
  return (
    <Stack maw={560} align="flex-start">
      <Text>{text}</Text>
      <Button variant="default" component={Link} to={paths.home()}>
        {t('answer.home')}
      </Button>
    </Stack>
  )
}
