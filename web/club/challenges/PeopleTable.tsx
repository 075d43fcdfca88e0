import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ChallengeDetail, ChallengePerson } from '#contract/club/challenges.ts'
import type { Metric } from '#domain/challenges/metrics.ts'
import { inBrackets } from '../../format/punctuation.ts'
import { figure, text } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { Known } from '../../ui/Known.tsx'
import ui from '../../ui/ui.module.css'
import { peopleQuery } from './queries.ts'
import { useChallengeWords } from './use-challenge-words.ts'
import classes from './challenges.module.css'

type PeopleWords = { words: ReturnType<typeof useChallengeWords>; metric: Metric }

const peopleList = list('challenges', 'people', rows<ChallengePerson, PeopleWords>(), {
  id: 'challenge-people',
  title: ({ t }) => t('people.title'),
  columns: {
    name: text(({ full_name }) => full_name, { cell: (person) => <Name person={person} /> }),
    rank: figure(
      ({ rank }) => rank,
      (rank) => rank,
      { why: (_, { t }) => t('noRank') },
    ),
    score: figure(
      ({ score }) => score,
      (score, { words, metric }) => words.value(score, metric),
      { why: (person, { t }) => t(whyNone(person)) },
    ),
    entries: figure(({ entries }) => entries),
  },
  headers: { rank: ({ t }) => t('teams.rank'), score: ({ t }) => t('teams.score') },
  rowKey: ({ user_id }) => user_id,
  sortable: false,
  columnChoice: false,
  phone: (person, { t, words, metric }) => (
    <div className={ui.ended}>
      <Group gap="xs" wrap="nowrap" miw={0}>
        <Known text={person.rank === null ? null : `${person.rank}.`} why={t('noRank')} />
        <Name person={person} />
      </Group>
      <Text>
        <Known text={words.value(person.score, metric)} why={t(whyNone(person))} />
      </Text>
    </div>
  ),
})

/** What each member of the own club gave; one's own row is marked. */
export function PeopleTable({ challenge: { id, metric } }: { challenge: ChallengeDetail }) {
  const { t } = useTranslation('challenges')
  const words = useChallengeWords()
  const asked = useQuery(peopleQuery(id))
  if (!asked.data) return <Waiting for={asked} part />
  const people = asked.data.data
  if (people.length === 0) return <Text c="dimmed">{t('people.none')}</Text>
  return <ListTable of={peopleList} given={{ words, metric }} rows={people} />
}

/** Why somebody has no score. */
const whyNone = ({ is_hidden }: ChallengePerson) => (is_hidden ? 'people.hidden' : 'noScore')

function Name({ person }: { person: ChallengePerson }) {
  const { t } = useTranslation('challenges')
  const { full_name, is_self, has_left, team_name } = person
  const facts = [
    ...(team_name === null ? [] : [team_name]),
    ...(has_left ? [t('people.left')] : []),
  ]
  return (
    <Stack gap={0}>
      <span className={is_self ? classes.own : undefined}>
        {full_name + (is_self ? inBrackets(t('people.self')) : '')}
      </span>
      {facts.length > 0 && (
        <Text component="span" size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
      )}
    </Stack>
  )
}
