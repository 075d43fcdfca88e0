import { Button, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import type { Reply } from '#contract/endpoint.ts'
import { joinByLink, joinLink, linkedClub } from '#contract/people/invitations.ts'
import { MEMBER_STATUS } from '#domain/constants/statuses.ts'
import { GuestPage, useSendsMail } from '../account/open.ts'
import { api, invalidate, query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { notify } from '../../shell/notices.ts'
import { accessToken, forgetTarget, keepTarget } from '../../shell/session-store.ts'
import { refreshClubs } from '../../shell/viewer.ts'
import { useRoleNames } from './use-role-names.ts'

const GONE = [400, 404]
const isGone = (error: Error | null) => error instanceof ApiProblem && GONE.includes(error.status)
/** Who waits for a club to approve them looks this often. */
const APPROVAL_POLL_MS = 5000

/**
 * Where a link, QR code or short code leads: the club and the role, and what joining means there;
 * for guests the ways to an account.
 */
export function JoinLinkPage() {
  const { code = '' } = useParams()
  return accessToken() === null ? <ForGuests code={code} /> : <ForPerson code={code} />
}

type JoinQuery = Parameters<typeof Waiting>[0]['for'] & { error: Error | null; isPending: boolean }

function NotThere({ asked }: { asked: JoinQuery }) {
  const { t } = useTranslation('invitations')
  const { error } = asked
  if (isGone(error)) return <Said title={t('join.endedTitle')} text={t('join.endedText')} />
  return (
    <GuestPage title={t('join.title')}>
      <Waiting for={asked} rows={3} />
    </GuestPage>
  )
}

function ForGuests({ code }: { code: string }) {
  const { t } = useTranslation('invitations')
  const roleName = useRoleNames()
  const asked = useQuery({
    ...query(linkedClub, { params: { code } }, { own: GONE }),
    retry: false,
  })
  if (!asked.data) return <NotThere asked={asked} />
  const { club_name: club, role_id, person } = asked.data.data
  return (
    <GuestPage
      title={person ? t('join.as', { club, name: nameOf(person) }) : t('join.invites', { club })}
      lead={t('answer.as', { roles: roleName(role_id) })}
    >
      <Stack gap="md">
        <Text>{t('join.guest')}</Text>
        <Button fullWidth component={Link} to={paths.register(code)}>
          {t('join.create')}
        </Button>
        <Button
          fullWidth
          variant="default"
          component={Link}
          to={paths.login()}
          onClick={() => keepTarget({ path: paths.join(code), search: '', clubId: null })}
        >
          {t('join.signIn')}
        </Button>
      </Stack>
    </GuestPage>
  )
}

function ForPerson({ code }: { code: string }) {
  const asked = useQuery({
    ...query(joinLink, { params: { code } }, { own: GONE }),
    refetchInterval: ({ state }) =>
      waits(state.data?.data) && !isGone(state.error) && APPROVAL_POLL_MS,
  })
  if (!asked.data) return <NotThere asked={asked} />
  return <Offer code={code} offer={asked.data.data} />
}

type JoinOffer = Reply<typeof joinLink>['data']
const nameOf = ({ first_name, last_name }: NonNullable<JoinOffer['person']>) =>
  `${first_name} ${last_name}`.trim()
const waits = (offer: JoinOffer | undefined) => offer?.status === MEMBER_STATUS.pending

/** Somebody approved while they wait is let in at once. */
function useLetIn(offer: JoinOffer): void {
  const { t } = useTranslation('invitations')
  const navigate = useNavigate()
  const hasWaited = useRef(false)
  const { status, club_id, club_name: club } = offer
  useEffect(() => {
    if (status === MEMBER_STATUS.pending) hasWaited.current = true
    if (status !== MEMBER_STATUS.approved || !hasWaited.current) return
    hasWaited.current = false
    forgetTarget()
    void refreshClubs().then(() => {
      notify('success', t('answer.joined', { club }))
      return navigate(paths.switchClub(club_id), { replace: true })
    })
  }, [status, club_id, club, navigate, t])
}

type OfferProps = { code: string; offer: JoinOffer }

/** Joins once, however often the button is tapped, and leaves for the club. */
function useJoin(code: string) {
  const { t } = useTranslation('invitations')
  const navigate = useNavigate()
  const begun = useRef(false)
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => api(joinByLink, { params: { code } }),
    onSuccess: async ({ data: { club_id, club_name: club, status } }) => {
      forgetTarget()
      if (status !== MEMBER_STATUS.approved) {
        notify('success', t('join.asked', { club }))
        return invalidate(joinLink)
      }
      await refreshClubs()
      notify('success', t('answer.joined', { club }))
      await navigate(paths.switchClub(club_id), { replace: true })
    },
    onError: () => {
      begun.current = false
    },
  })
  const join = () => {
    if (begun.current) return
    begun.current = true
    mutate()
  }
  return { join, isLeaving: isPending || data?.data.status === MEMBER_STATUS.approved }
}

function Offer({ code, offer }: OfferProps) {
  const { t } = useTranslation('invitations')
  const { club_id, club_name: club, role_id, squad, person, status, becomes } = offer
  const sendsMail = useSendsMail()
  const roleName = useRoleNames()(role_id)
  const { join, isLeaving } = useJoin(code)
  useLetIn(offer)
  if (status === MEMBER_STATUS.approved && !isLeaving)
    return (
      <GuestPage
        title={t('answer.alreadyTitle', { club })}
        lead={person && t('join.otherPlace', { name: nameOf(person) })}
      >
        <Button component={Link} to={paths.switchClub(club_id)} onClick={forgetTarget}>
          {t('answer.open')}
        </Button>
      </GuestPage>
    )
  if (becomes === null && !isLeaving) {
    const hasAsked = status === MEMBER_STATUS.pending
    return (
      <Said
        title={t(hasAsked ? 'join.waitingTitle' : 'answer.title', { club })}
        text={
          person
            ? t('join.otherPlace', { name: nameOf(person) })
            : t(hasAsked ? (sendsMail ? 'join.waitingText' : 'join.waitingHere') : 'join.shutText')
        }
      />
    )
  }
  const direct = becomes !== MEMBER_STATUS.pending
  const as = [roleName, squad].filter(Boolean).join(' · ')
  return (
    <GuestPage
      title={person ? t('join.as', { club, name: nameOf(person) }) : t('answer.title', { club })}
      lead={t('answer.as', { roles: as })}
    >
      <Stack align="flex-start">
        <Text>{t(direct ? 'join.direct' : 'join.approval')}</Text>
        <Text c="dimmed">{t('answer.text')}</Text>
        <Button loading={isLeaving} onClick={join}>
          {t(direct ? 'join.now' : 'join.ask')}
        </Button>
      </Stack>
    </GuestPage>
  )
}

function Said({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('invitations')
  return (
    <GuestPage title={title} lead={text}>
      <Button
        variant="default"
        component={Link}
        to={accessToken() === null ? paths.login() : paths.home()}
        onClick={forgetTarget}
      >
        {t(accessToken() === null ? 'join.signIn' : 'answer.home')}
      </Button>
    </GuestPage>
  )
}
