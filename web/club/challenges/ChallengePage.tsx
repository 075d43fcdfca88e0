import { Button, Group, Stack, Text, Title, Anchor, CopyButton } from '@mantine/core'
import { IconCertificate, IconPencil, IconPlus, IconLink } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { challengeCertificate, type ChallengeDetail } from '#contract/club/challenges.ts'
import { CHALLENGE_TYPE } from '#domain/constants/statuses.ts'
import { useFormat } from '../../format/format.ts'
import { useSportName } from '../../lookups/queries.ts'
import { download, invalidate } from '../../api/api.ts'
import { LazyWall } from '../../lazy/wall.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { listSeparator } from '../../format/punctuation.ts'
import { useLiveSocket } from '../../api/live.ts'
import { selectedClubId } from '../../shell/session-store.ts'
import { AnswerInvitation } from './AnswerInvitation.tsx'
import { ChallengePicture } from './ChallengePicture.tsx'
import { Course } from './Course.tsx'
import { Flags } from './Flags.tsx'
import { InvitedClubs } from './InvitedClubs.tsx'
import { PeopleTable } from './PeopleTable.tsx'
import { challengeQuery, STANDING } from './queries.ts'
import { TeamInvitations } from './TeamInvitations.tsx'
import { TeamsTable } from './TeamsTable.tsx'
import { useChallengeWords } from './use-challenge-words.ts'
import { useJoining } from './use-joining.ts'
import classes from './challenges.module.css'

/** Hears when the standing of a challenge changes, and after a gap in the connection. */
function useChallengeRoom(challengeId: number, onChange: () => void): void {
  const socket = useLiveSocket()
  const notifyChange = useEffectEvent(onChange)
  useEffect(() => {
    const clubId = selectedClubId()
    if (!socket || clubId === null) return
    const room = { club_id: clubId, challenge_id: challengeId }
    let isGap = false
    const join = () => {
      socket.emit('join challenge', room, () => {})
      if (isGap) notifyChange()
      isGap = true
    }
    const hear = (change: { challenge_id: number }) => {
      if (change.challenge_id === challengeId) notifyChange()
    }
    if (socket.connected) join()
    socket.on('connect', join)
    socket.on('challenge', hear)
    return () => {
      socket.off('connect', join)
      socket.off('challenge', hear)
      if (socket.connected) socket.emit('leave challenge', room)
    }
  }, [socket, challengeId])
}

/** The page that everybody may see, and its address to pass on. */
function PublicLinks({ slug }: { slug: string }) {
  const { t } = useTranslation('challenges')
  const address = `${location.origin}${paths.publicChallenge(slug)}`
  return (
    <Group gap="sm">
      <Anchor href={address} target="_blank" rel="noopener">
        {t('public.open')}
      </Anchor>
      <CopyButton value={address}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconLink size={16} />}
            onClick={copy}
          >
            {copied ? t('public.copied') : t('public.copy')}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}

/** A challenge: how it stands, how it went, its rules, and what the organiser has to decide. */
export function ChallengePage() {
  const { t } = useTranslation('challenges')
  const slug = useParams()['challengeSlug'] ?? ''
  const asked = useQuery(challengeQuery(slug))
  if (asked.data) return <Shown challenge={asked.data.data} />
  return (
    <Page title={t('title')}>
      <Waiting for={asked} rows={8} missing={t('gone')} />
    </Page>
  )
}

function Shown({ challenge }: { challenge: ChallengeDetail }) {
  const { t } = useTranslation('challenges')
  const words = useChallengeWords()
  const format = useFormat()
  useChallengeRoom(challenge.id, () => void invalidate(...STANDING))
  const { title, club_name, first_day, last_day, teams, may, target } = challenge
  const facts = [words.days(challenge), format.range(first_day, last_day), words.what(challenge)]
  const isCrew = challenge.type === CHALLENGE_TYPE.crew
  return (
    <Page title={title} subtitle={facts.join(' · ')} action={<Actions challenge={challenge} />}>
      <ChallengePicture id={challenge.id} kind="cover" picture={challenge.cover} />
      <TeamInvitations challenge={challenge} />
      {may.answer && <AnswerInvitation id={challenge.id} club={club_name} />}
      <Section title={isCrew ? t('teams.title') : t('teams.single')}>
        {target !== null && (
          <Text>{t('target.title', { target: words.value(target, challenge.metric) ?? '' })}</Text>
        )}
        {may.join && (
          <Text size="sm" c="dimmed">
            {t('join.counts')}
          </Text>
        )}
        {teams.length > 0 ? (
          <TeamsTable challenge={challenge} />
        ) : (
          <Text c="dimmed">{t('teams.noneText')}</Text>
        )}
        {may.add_teams && challenge.state !== 'past' && (
          <Group>
            <Button
              component={Link}
              variant="default"
              to={paths.challengeTeam(challenge.slug)}
              leftSection={<IconPlus size={18} />}
            >
              {t('teams.add')}
            </Button>
          </Group>
        )}
      </Section>
      {challenge.undecided !== null && <Flags challenge={challenge} />}
      <Course challenge={challenge} />
      <Section title={t('people.title')}>
        <PeopleTable challenge={challenge} />
      </Section>
      <About challenge={challenge} />
      {may.edit && challenge.visibility === 'invited' && <InvitedClubs id={challenge.id} />}
      <LazyWall place={{ kind: 'challenge', id: challenge.id }} />
    </Page>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="sm" component="section">
      <Title order={2} size="h3">
        {title}
      </Title>
      {children}
    </Stack>
  )
}

function Actions({ challenge }: { challenge: ChallengeDetail }) {
  const { t } = useTranslation('challenges')
  const { join, leave, isLeaving } = useJoining(challenge)
  const { may, type, slug, id, state, own_team_id } = challenge
  const certificate = useMutation({
    mutationFn: () => download(challengeCertificate, { params: { id } }),
  })
  return (
    <Group gap="sm">
      {may.edit && (
        <Button
          component={Link}
          variant="default"
          to={paths.challengeForm(slug)}
          leftSection={<IconPencil size={18} />}
        >
          {t('edit')}
        </Button>
      )}
      {state === 'past' && own_team_id !== null && (
        <Button
          variant="default"
          leftSection={<IconCertificate size={18} />}
          loading={certificate.isPending}
          onClick={() => certificate.mutate()}
        >
          {t('certificate')}
        </Button>
      )}
      {may.leave && (
        <Button variant="default" loading={isLeaving} onClick={() => void leave()}>
          {t('join.leave')}
        </Button>
      )}
      {may.join && type === CHALLENGE_TYPE.individual && (
        <Button loading={join.isPending} onClick={() => join.mutate(null)}>
          {t('join.alone')}
        </Button>
      )}
    </Group>
  )
}

/** Who organises it, its words, and where it is public. */
function About({ challenge }: { challenge: ChallengeDetail }) {
  const { t } = useTranslation('challenges')
  const sportName = useSportName()
  const { description, rules, club_name, sport_ids, visibility, slug } = challenge
  const sports = sport_ids.map(sportName).filter(Boolean).join(listSeparator())
  return (
    <Section title={t('about')}>
      {description !== null && <Text className={classes.prose}>{description}</Text>}
      <Text>{t('by', { club: club_name })}</Text>
      <Text>{t('sports', { sports })}</Text>
      <Text>{t('join.counts')}</Text>
      {rules !== null && (
        <>
          <Title order={3} size="h4">
            {t('rules')}
          </Title>
          <Text className={classes.prose}>{rules}</Text>
        </>
      )}
      {visibility === 'public' && <PublicLinks slug={slug} />}
    </Section>
  )
}
