import { Button, Group, Stack, Text } from '@mantine/core'
import { IconStethoscope } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HealthCourse, HealthReport } from '#contract/analysis/monitoring-reports.ts'
import { availabilityOf } from '#domain/monitoring/episodes.ts'
import { useFormat } from '../../../format/format.ts'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { openMorning } from '../open-morning.tsx'
import { ReturnNotes } from '../ReturnNotes.tsx'
import { useToday } from '../use-today.ts'
import { HealthStrip } from './HealthStrip.tsx'
import classes from './monitoring-reports.module.css'
import { useEpisodeWords } from './use-episode-words.ts'

const ROW_KEY = ({ user_id }: HealthCourse) => String(user_id)

/** A line an athlete with a cell a day, and what that adds up to; opened it names the episodes. */
export function IllnessTable({ report }: { report: HealthReport }) {
  const { t } = useTranslation('monitoring-reports')
  const columns = useIllnessColumns()
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <DataTable
      id="injury-illness"
      label={t('illness.table')}
      columns={columns}
      rows={report.athletes}
      rowKey={ROW_KEY}
      sortedBy={{ key: 'lost', descending: true }}
      onOpen={({ user_id }) => setOpened((now) => (now === user_id ? null : user_id))}
      unfolding={{
        isOpen: ({ user_id }) => user_id === opened,
        render: (athlete) => <Opened athlete={athlete} />,
      }}
      renderPhoneRow={(athlete) => (
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
      )}
    />
  )
}

function useIllnessColumns(): readonly DataColumn<HealthCourse>[] {
  const { t } = useTranslation('monitoring-reports')
  const format = useFormat()
  return useMemo(() => {
    const count = (key: 'lost' | 'ill' | 'injured' | 'unknown', header: string) => ({
      key,
      header,
      figure: true,
      hidden: key === 'unknown',
      value: (athlete: HealthCourse) => athlete[key],
      total: (rows: readonly HealthCourse[]) =>
        format.number(rows.reduce((sum, row) => sum + row[key], 0)),
    })
    const available = (rows: readonly HealthCourse[]) =>
      availabilityOf(
        rows.reduce((sum, { days }) => sum + days.length, 0),
        rows.reduce((sum, { lost }) => sum + lost, 0),
      )
    return [
      { key: 'name', header: t('illness.name'), value: ({ full_name }) => full_name },
      {
        key: 'course',
        header: t('illness.course'),
        value: ({ lost }) => lost,
        cell: (athlete) => <HealthStrip athlete={athlete} />,
      },
      count('lost', t('illness.lost')),
      {
        key: 'episodes',
        header: t('illness.episodes'),
        figure: true,
        value: ({ episodes }) => episodes.length,
        total: (rows) => format.number(rows.reduce((sum, row) => sum + row.episodes.length, 0)),
      },
      count('ill', t('health.ill')),
      count('injured', t('health.injured')),
      {
        key: 'availability',
        header: t('illness.availability'),
        figure: true,
        value: (athlete) => available([athlete]),
        cell: (athlete) => format.percent(available([athlete])),
        total: (rows) => format.percent(available(rows)),
      },
      count('unknown', t('illness.unknown')),
    ]
  }, [t, format])
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
  const today = useToday()
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
