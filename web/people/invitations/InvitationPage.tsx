import { Button, Group, Stack, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Reply } from '#contract/endpoint.ts'
import { answerInvitation, invitation } from '#contract/people/invitations.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { api, query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { notify } from '../../shell/notices.ts'
import { selectClub } from '../../shell/select-club.ts'
import { refreshClubs, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { useRoleNames } from './use-role-names.ts'
import { listSeparator } from '../../format/punctuation.ts'

type Invitation = Reply<typeof invitation>['data']

export const AcceptPage = () => <InvitationPage wish="accept" />
export const RejectPage = () => <InvitationPage wish="reject" />

/**
 * An invitation before its answer: the person, the club and the role it is for. Opening it answers
 * nothing.
 */
function InvitationPage({ wish }: { wish: 'accept' | 'reject' }) {
  const { t } = useTranslation('invitations')
  const { me } = useViewer()
  const [search] = useSearchParams()
  const code = search.get('code') ?? undefined
  const club = Number(search.get('club_id'))
  const asked = {
    ...(code && { code }),
    ...(Number.isSafeInteger(club) && club > 0 && { club_id: club }),
  }
  const named = 'code' in asked || 'club_id' in asked
  const found = useQuery({
    ...query(invitation, { query: asked }, { own: [404] }),
    enabled: named,
  })
  if (found.data) return <Standing invitation={found.data.data} code={code} wish={wish} />
  const gone = found.error instanceof ApiProblem && found.error.status === 404
  if (named && !gone) return <Waiting for={found} />
  return (
    <Page title={t('answer.noneTitle')}>
      <PageState
        state="empty"
        icon={<IconMail />}
        title={t('join.title')}
        text={t('answer.noneText', { email: me.email })}
        action={<HomeLink />}
      />
    </Page>
  )
}

type StandingProps = { invitation: Invitation; code: string | undefined; wish: 'accept' | 'reject' }

/** What there is to say or do, by the state of the invitation and the membership. */
function Standing({
  invitation: { club_id, club_name: club, status, code: state, ...rest },
  code,
  wish,
}: StandingProps) {
  const { t } = useTranslation('invitations')
  const { me } = useViewer()
  if (state === 'foreign')
    return (
      <Said title={t('answer.foreignTitle')} text={t('answer.foreignText', { email: me.email })} />
    )
  if (status === MEMBER_STATUS.approved)
    return (
      <Said
        title={t('answer.alreadyTitle', { club })}
        text={t('answer.alreadyText')}
        clubId={club_id}
      />
    )
  if (status === MEMBER_STATUS.athlete_rejected)
    return <Said title={t('answer.declinedTitle')} text={t('answer.declinedText')} />
  if (status !== MEMBER_STATUS.invited)
    return <Said title={t('answer.noneTitle')} text={t('answer.noneText', { email: me.email })} />
  if (state === 'expired')
    return <Said title={t('answer.expiredTitle')} text={t('answer.expiredText', { club })} />
  return <Question club={{ id: club_id, name: club }} code={code} wish={wish} {...rest} />
}

type QuestionProps = Pick<Invitation, 'inviter' | 'roles'> & {
  club: { id: number; name: string }
  code: string | undefined
  wish: 'accept' | 'reject'
}

function Question({ club, inviter, roles, code, wish }: QuestionProps) {
  const { t } = useTranslation('invitations')
  const navigate = useNavigate()
  const { me } = useViewer()
  const roleNames = useRoleNames()
  const { mutate, isPending } = useMutation({
    mutationFn: (accept: boolean) =>
      api(answerInvitation, { body: { club_id: club.id, accept, ...(code && { code }) } }),
    onSuccess: async (_, accept) => {
      await refreshClubs()
      if (accept) notify('success', t('answer.joined', { club: club.name }))
      else notify('info', t('answer.declinedTitle'))
      if (!accept) return navigate(paths.home())
      if (!roles.includes(ROLE.athlete) || me.health_consent !== 'unanswered')
        return navigate(paths.switchClub(club.id))
      selectClub(club.id)
      return navigate(paths.healthConsent())
    },
  })
  const accept = (
    <Button
      variant={wish === 'accept' ? 'filled' : 'default'}
      loading={isPending}
      onClick={() => mutate(true)}
    >
      {t('answer.accept')}
    </Button>
  )
  const reject = (
    <Button
      variant={wish === 'reject' ? 'filled' : 'default'}
      loading={isPending}
      onClick={() => mutate(false)}
    >
      {t('answer.reject')}
    </Button>
  )
  return (
    <Page title={t(wish === 'accept' ? 'answer.title' : 'answer.rejectTitle', { club: club.name })}>
      <Stack maw={560}>
        {inviter !== null && <Text>{t('answer.by', { name: inviter })}</Text>}
        {roles.length > 0 && (
          <Text>{t('answer.as', { roles: roles.map(roleNames).join(listSeparator()) })}</Text>
        )}
        <Text c="dimmed">{t('answer.text')}</Text>
        <Group>
          {wish === 'accept'
            ? [<span key="yes">{accept}</span>, <span key="no">{reject}</span>]
            : [<span key="no">{reject}</span>, <span key="yes">{accept}</span>]}
        </Group>
      </Stack>
    </Page>
  )
}

function Said({ title, text, clubId }: { title: string; text: string; clubId?: number }) {
  const { t } = useTranslation('invitations')
  return (
    <Page title={title}>
      <Stack maw={560} align="flex-start">
        <Text>{text}</Text>
        {clubId === undefined ? (
          <HomeLink />
        ) : (
          <Button component={Link} to={paths.switchClub(clubId)}>
            {t('answer.open')}
          </Button>
        )}
      </Stack>
    </Page>
  )
}

function HomeLink() {
  const { t } = useTranslation('invitations')
  return (
    <Button variant="default" component={Link} to={paths.home()}>
      {t('answer.home')}
    </Button>
  )
}
