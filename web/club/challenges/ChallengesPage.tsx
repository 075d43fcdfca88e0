import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconPlus, IconTrophy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { createChallenge, type ChallengeItem } from '#contract/club/challenges.ts'
import { CHALLENGE_STATES } from '#domain/challenges/metrics.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { SIGNAL_COLOURS } from '../../ui/theme-colours.ts'
import { ChallengePicture } from './ChallengePicture.tsx'
import { challengesQuery } from './queries.ts'
import { useChallengeWords } from './use-challenge-words.ts'
import classes from './challenges.module.css'

/** All challenges the club sees: those that run, that come, and that are over. */
export function ChallengesPage() {
  const { t } = useTranslation('challenges')
  const viewer = useViewer()
  const all = useQuery(challengesQuery())
  const list = all.data?.data
  const make = can(createChallenge.access, viewer) && (
    <Button component={Link} to={paths.challengeForm()} leftSection={<IconPlus size={18} />}>
      {t('new')}
    </Button>
  )
  return (
    <Page title={t('title')} subtitle={t('lead')} action={list && list.length > 0 && make}>
      {!list && <Waiting for={all} rows={6} />}
      {list?.length === 0 && (
        <PageState
          state="empty"
          icon={<IconTrophy size={32} />}
          title={t('none.title')}
          text={make ? t('none.text') : t('none.athlete')}
          action={make}
        />
      )}
      {CHALLENGE_STATES.map((state) => {
        const shown = list?.filter((one) => one.state === state) ?? []
        return (
          shown.length > 0 && (
            <Stack key={state} gap="sm" component="section" aria-labelledby={`state-${state}`}>
              <Title order={2} size="h3" id={`state-${state}`}>
                {t(`states.${state}`)}
              </Title>
              <ul className={classes.list}>
                {shown.map((one) => (
                  <li key={one.id}>
                    <Card challenge={one} />
                  </li>
                ))}
              </ul>
            </Stack>
          )
        )
      })}
    </Page>
  )
}

function Card({ challenge }: { challenge: ChallengeItem }) {
  const { t } = useTranslation('challenges')
  const words = useChallengeWords()
  const { id, slug, title, image, relation, club_name } = challenge
  return (
    <Link to={paths.challenge(slug)} className={classes.card}>
      <ChallengePicture id={id} kind="image" picture={image} />
      <Stack gap={4} miw={0}>
        <Text fw={600}>{title}</Text>
        <Text size="sm" c="dimmed">
          {words.what(challenge)}
        </Text>
        <Group gap="xs">
          <Text size="sm">{words.days(challenge)}</Text>
          {relation !== 'own' && (
            <ColourBadge
              tone={relation === 'invited' ? SIGNAL_COLOURS.amber : SIGNAL_COLOURS.blue}
              outlined
            >
              {t(`relations.${relation}`)}
            </ColourBadge>
          )}
        </Group>
        {relation !== 'own' && (
          <Text size="sm" c="dimmed">
            {t('by', { club: club_name })}
          </Text>
        )}
      </Stack>
    </Link>
  )
}
