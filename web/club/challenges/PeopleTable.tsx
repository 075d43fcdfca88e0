import { useMemo } from 'react'
import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ChallengeDetail, ChallengePerson } from '#contract/club/challenges.ts'
import type { Metric } from '#domain/challenges/metrics.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { Known } from '../../ui/Known.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { peopleQuery } from './queries.ts'
import { useChallengeWords } from './use-challenge-words.ts'
import classes from './challenges.module.css'

/** What each member of the own club gave; one's own row is marked. */
export function PeopleTable({ challenge: { id, metric } }: { challenge: ChallengeDetail }) {
  const { t } = useTranslation('challenges')
  const words = useChallengeWords()
  const asked = useQuery(peopleQuery(id))
  const columns = usePeopleColumns(metric)
  if (!asked.data) return <Waiting for={asked} part />
  const rows = asked.data.data
  if (rows.length === 0) return <Text c="dimmed">{t('people.none')}</Text>
  return (
    <DataTable
      id="challenge-people"
      label={t('people.title')}
      columns={columns}
      rows={rows}
      rowKey={({ user_id }) => String(user_id)}
      sortable={false}
      columnChoice={false}
      renderPhoneRow={(person) => (
        <Group justify="space-between" wrap="nowrap" gap="sm">
          <Group gap="xs" wrap="nowrap" miw={0}>
            <Known text={person.rank === null ? null : `${person.rank}.`} why={t('noRank')} />
            <Name person={person} />
          </Group>
          <Text>
            <Known text={words.value(person.score, metric)} why={t(whyNone(person))} />
          </Text>
        </Group>
      )}
    />
  )
}

function usePeopleColumns(metric: Metric): DataColumn<ChallengePerson>[] {
  const { t } = useTranslation('challenges')
  const words = useChallengeWords()
  return useMemo(
    (): DataColumn<ChallengePerson>[] => [
      {
        key: 'name',
        header: t('people.name'),
        value: ({ full_name }) => full_name,
        cell: (person) => <Name person={person} />,
      },
      {
        key: 'rank',
        header: t('teams.rank'),
        value: ({ rank }) => rank,
        cell: ({ rank }) => <Known text={rank === null ? null : String(rank)} why={t('noRank')} />,
        figure: true,
      },
      {
        key: 'score',
        header: t('teams.score'),
        value: ({ score }) => score,
        cell: (person) => (
          <Known text={words.value(person.score, metric)} why={t(whyNone(person))} />
        ),
        figure: true,
      },
      {
        key: 'entries',
        header: t('people.entries'),
        value: ({ entries }) => entries,
        figure: true,
      },
    ],
    [t, words, metric],
  )
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
        {full_name} {is_self && `(${t('people.self')})`}
      </span>
      {facts.length > 0 && (
        <Text component="span" size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
      )}
    </Stack>
  )
}
