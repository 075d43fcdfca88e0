import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ChallengeDetail, ChallengeTeam } from '#contract/club/challenges.ts'
import { progressOf } from '#domain/challenges/ranks.ts'
import { CHALLENGE_TYPE } from '#domain/constants/statuses.ts'
import { colon, inBrackets } from '../../format/punctuation.ts'
import { useFormat } from '../../format/format.ts'
import { figure, node, text } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { paths } from '../../paths/paths.ts'
import { Known } from '../../ui/Known.tsx'
import ui from '../../ui/ui.module.css'
import { useJoining } from './use-joining.ts'
import { useChallengeWords } from './use-challenge-words.ts'
import classes from './challenges.module.css'

type TeamWords = { words: ReturnType<typeof useChallengeWords>; challenge: ChallengeDetail }

/** Why a team has no score. */
const whyNone = ({ is_hidden }: ChallengeTeam) => (is_hidden ? 'hidden' : 'noScore')

const teamList = list('challenges', 'teams', rows<ChallengeTeam, TeamWords>(), {
  id: 'challenge-teams',
  title: ({ t, challenge }) =>
    t(challenge.type === CHALLENGE_TYPE.crew ? 'teams.title' : 'teams.single'),
  columns: {
    team: text((team, { words }) => words.team(team), {
      cell: (team, { t, words, challenge }) => (
        <Stack gap={0}>
          <span className={team.is_own ? classes.own : undefined}>
            {words.team(team) + (team.is_own ? inBrackets(t('teams.own')) : '')}
          </span>
          <TeamFacts challenge={challenge} team={team} />
        </Stack>
      ),
    }),
    rank: figure(
      ({ rank }) => rank,
      (rank) => rank,
      { why: (_, { t }) => t('noRank') },
    ),
    score: figure(
      ({ score }) => score,
      (score, { words, challenge }) => words.value(score, challenge.metric),
      { why: (team, { t }) => t(whyNone(team)) },
    ),
    progress: text(({ score }, { challenge }) => progressOf(score, challenge.target), {
      cell: (team, { challenge }) => <TargetBar challenge={challenge} team={team} />,
      width: 160,
      isShown: ({ challenge }) => challenge.target !== null,
    }),
    ways: node((team, { challenge }) => <TeamActions challenge={challenge} team={team} />),
  },
  headers: { ways: () => '' },
  sortable: false,
  columnChoice: false,
  phone: (team, { t, words, challenge }) => (
    <Stack gap={4}>
      <div className={ui.ended}>
        <Text {...(team.is_own && { className: classes.own })}>
          <Known text={team.rank === null ? null : `${team.rank}. `} why={t('noRank')} />{' '}
          {words.team(team)}
        </Text>
        <Text>
          <Known text={words.value(team.score, challenge.metric)} why={t(whyNone(team))} />
        </Text>
      </div>
      <TeamFacts challenge={challenge} team={team} />
      <TargetBar challenge={challenge} team={team} />
      <TeamActions challenge={challenge} team={team} />
    </Stack>
  ),
})

/** How the teams stand, with the own one marked, and the ways into them. */
export const TeamsTable = ({ challenge }: { challenge: ChallengeDetail }) => (
  <ListTable
    of={teamList}
    given={{ words: useChallengeWords(), challenge }}
    rows={challenge.teams}
  />
)

type Row = { challenge: ChallengeDetail; team: ChallengeTeam }

/** Of which club, how many belong to it, and by how many a mean was divided. */
function TeamFacts({ challenge: { aggregation, type }, team }: Row) {
  const { t } = useTranslation('challenges')
  const size =
    team.max_size === null
      ? String(team.belonging)
      : t('teams.of', { now: team.belonging, most: team.max_size })
  const facts = [
    team.club_name,
    ...(type === CHALLENGE_TYPE.crew ? [`${t('teams.members')}${colon()}${size}`] : []),
    ...(aggregation === 'mean' && team.score !== null
      ? [t('teams.meanOf', { count: team.people })]
      : []),
  ]
  return (
    <Text component="span" size="sm" c="dimmed">
      {facts.join(' · ')}
    </Text>
  )
}

const PERCENT = 100

function TargetBar({ challenge: { target }, team }: Row) {
  const { t } = useTranslation('challenges')
  const format = useFormat()
  const reached = progressOf(team.score, target)
  if (reached === null) return null
  const label = t('target.reached', { percent: format.percent(reached * PERCENT) })
  return (
    <Group gap="xs" wrap="nowrap">
      <Progress value={reached * PERCENT} aria-label={label} flex={1} miw={60} />
      <Text component="span" size="sm">
        {format.percent(reached * PERCENT)}
      </Text>
    </Group>
  )
}

function TeamActions({ challenge, team }: Row) {
  const { t } = useTranslation('challenges')
  const words = useChallengeWords()
  const { join } = useJoining(challenge)
  const isCrew = challenge.type === CHALLENGE_TYPE.crew
  const isFull = team.max_size !== null && team.belonging >= team.max_size
  const mayEdit =
    isCrew &&
    team.is_own_club &&
    challenge.state !== 'past' &&
    (challenge.may.add_teams || (team.is_own && challenge.is_captain))
  const mayJoin = isCrew && challenge.may.join && team.is_own_club && !team.is_own
  if (!mayEdit && !mayJoin) return null
  return (
    <Group gap="xs" justify="flex-end">
      {mayJoin && isFull && (
        <Text size="sm" c="dimmed">
          {t('teams.full')}
        </Text>
      )}
      {mayJoin && !isFull && (
        <Button
          size="compact-md"
          variant="default"
          loading={join.isPending}
          onClick={() => join.mutate(team.id)}
          aria-label={t('teams.joinNamed', { team: words.team(team) })}
        >
          {t('teams.join')}
        </Button>
      )}
      {mayEdit && (
        <Button
          component={Link}
          size="compact-md"
          variant="subtle"
          to={paths.challengeTeam(challenge.slug, team.id)}
          leftSection={<IconPencil size={16} />}
        >
          {t('teams.edit')}
        </Button>
      )}
    </Group>
  )
}
