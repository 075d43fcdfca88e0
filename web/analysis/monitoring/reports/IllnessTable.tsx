import { Button, Group, Stack, Text } from '@mantine/core'
import { IconStethoscope } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HealthCourse, HealthReport } from '#contract/analysis/monitoring-reports.ts'
import { availabilityOf } from '#domain/monitoring/episodes.ts'
import { useFormat } from '../../../format/format.ts'
import { figure, percent, sum, text } from '../../../list/columns.tsx'
import { list, rows } from '../../../list/list.tsx'
import { ListTable } from '../../../list/ListTable.tsx'
import { openMorning } from '../open-morning.tsx'
import { ReturnNotes } from '../ReturnNotes.tsx'
import { useClubDay } from '../../../format/club-clock.ts'
import { HealthStrip } from './HealthStrip.tsx'
import classes from './monitoring-reports.module.css'
import { useEpisodeWords } from './use-episode-words.ts'

const available = (courses: readonly HealthCourse[]) =>
  availabilityOf(
    courses.reduce((days, course) => days + course.days.length, 0),
    courses.reduce((days, { lost }) => days + lost, 0),
  )

const illnessList = list('monitoring-reports', 'illness', rows<HealthCourse>(), {
  id: 'injury-illness',
  title: ({ t }) => t('illness.table'),
  columns: {
    name: text(({ full_name }) => full_name),
    course: text(({ lost }) => lost, { cell: (athlete) => <HealthStrip athlete={athlete} /> }),
    lost: figure(({ lost }) => lost, undefined, { total: sum(({ lost }) => lost) }),
    episodes: figure(({ episodes }) => episodes.length, undefined, {
      total: sum(({ episodes }) => episodes.length),
    }),
    ill: figure(({ ill }) => ill, undefined, { total: sum(({ ill }) => ill) }),
    injured: figure(({ injured }) => injured, undefined, { total: sum(({ injured }) => injured) }),
    availability: percent((athlete) => available([athlete]), 0, {
      total: (all, { format }) => format.percent(available(all)),
    }),
    unknown: figure(({ unknown }) => unknown, undefined, {
      total: sum(({ unknown }) => unknown),
      hidden: true,
    }),
  },
  headers: { ill: ({ t }) => t('health.ill'), injured: ({ t }) => t('health.injured') },
  rowKey: ({ user_id }) => user_id,
  sortedBy: '-lost',
  phone: (athlete, { t }) => (
    <Stack gap={6}>
      <Text fw={500}>{athlete.full_name}</Text>
      <HealthStrip athlete={athlete} />
      <Text size="sm" c="dimmed">
        {athlete.lost === 0
          ? t('illness.noEpisode')
          : t('illness.reasonLine', {
              episodes: t('illness.episodeCount', { count: athlete.episodes.length }),
              days: t('illness.days', { count: athlete.lost }),
            })}
      </Text>
    </Stack>
  ),
})

/** A line an athlete with a cell a day, and what that adds up to; opened it names the episodes. */
export function IllnessTable({ report }: { report: HealthReport }) {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <ListTable
      of={illnessList}
      rows={report.athletes}
      onOpen={({ user_id }) => setOpened((now) => (now === user_id ? null : user_id))}
      unfolding={{
        isOpen: ({ user_id }) => user_id === opened,
        render: (athlete) => <Opened athlete={athlete} />,
      }}
    />
  )
}

/** The episodes of an athlete, what is said about the way back, and how they are today. */
function Opened({ athlete }: { athlete: HealthCourse }) {
  const { t } = useTranslation('monitoring')
  const { user_id, returns, can_note } = athlete
  return (
    <div className={classes.inside}>
      <Episodes athlete={athlete} />
      {(returns.length > 0 || can_note) && (
        <>
          <Text fw={500}>{t('returns.title')}</Text>
          <ReturnNotes person={athlete} notes={returns} canNote={can_note} />
        </>
      )}
      {can_note && <SayToday userId={user_id} />}
    </div>
  )
}

/** The morning of today, where an illness or injury begins, changes and ends. */
function SayToday({ userId }: { userId: number }) {
  const { t } = useTranslation('monitoring')
  const format = useFormat()
  const today = useClubDay()
  return (
    <Group>
      <Button
        variant="default"
        leftSection={<IconStethoscope size={18} aria-hidden />}
        onClick={() => void openMorning(userId, today, format.within.day(today))}
      >
        {t('returns.morning')}
      </Button>
    </Group>
  )
}

function Episodes({ athlete: { episodes } }: { athlete: HealthCourse }) {
  const { t } = useTranslation('monitoring-reports')
  const write = useEpisodeWords()
  if (episodes.length === 0) return <Text size="sm">{t('illness.noEpisode')}</Text>
  return (
    <ul className={classes.list}>
      {episodes.map((episode) => (
        <li key={episode.first}>{write(episode)}</li>
      ))}
    </ul>
  )
}
