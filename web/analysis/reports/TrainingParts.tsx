import { Group as Row, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  exportTrainingParts,
  TRAINING_GROUPS,
  trainingParts,
  trainingPartsCsv,
  type TrainingGroup,
  type TrainingRecord,
} from '#contract/analysis/reports-training.ts'
import { focuses, intensities } from '#contract/lookups.ts'
import { isPaddling, SPORT } from '#domain/constants/sports.ts'
import { complianceOf } from '#domain/reports/training-summary.ts'
import { query } from '../../api/api.ts'
import { figure, percent, text, day } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { lookup, sportsQuery } from '../../lookups/queries.ts'
import { useViewer } from '../../shell/viewer.ts'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { useAskedReport } from './asked-report.ts'
import { PieceFiles } from './PieceFiles.tsx'
import { Unfolding } from './Unfolding.tsx'
import { ergoPieceLink } from './ergo-piece-list.tsx'
import { useRecordWords } from './use-record-words.ts'

type RecordWords = { words: ReturnType<typeof useRecordWords>; isOfOne: boolean }

const recordList = list('reports', 'records', rows<TrainingRecord, RecordWords>(), {
  id: 'report-records',
  title: ({ t }) => t('records.title'),
  columns: {
    athlete: text(({ name }) => name, { isShown: ({ isOfOne }) => !isOfOne }),
    what: text((record, { words }) => words.name(record)),
    value: text(({ value }) => value, {
      figure: true,
      cell: (record, { words }) => words.write(record, record.value),
    }),
    previous: text(({ previous }) => previous, {
      figure: true,
      cell: (record, { t, words }) =>
        record.previous === null ? t('records.first') : words.write(record, record.previous),
    }),
    date: day(({ date }) => date),
    session: text(({ session }, { t }) => session ?? t('records.test')),
  },
  headers: { athlete: ({ t }) => t('columns.athlete') },
  rowKey: ({ user_id, sport_id, boat_class, kind, span }) =>
    `${user_id} ${sport_id} ${boat_class} ${kind} ${span}`,
  sortedBy: '-date',
  columnChoice: false,
  href: ergoPieceLink,
})

type TrainingRecordsProps = {
  records: readonly TrainingRecord[]
  /** All are of one athlete, so that nobody is named. */
  isOfOne: boolean
}

/** What was better in these days than in the two years before, the latest first. */
function TrainingRecords({ records, isOfOne }: TrainingRecordsProps) {
  const { t } = useTranslation('reports')
  const words = useRecordWords()
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {t('records.title')}
      </Title>
      {records.length === 0 ? (
        <Text c="dimmed">{t('records.none')}</Text>
      ) : (
        <ListTable
          of={recordList}
          given={{ words, isOfOne }}
          {...(isOfOne && { id: 'profile-records' })}
          rows={records}
        />
      )}
    </Stack>
  )
}

type GroupedBy = TrainingGroup['grouped_by']

/** What sports, focuses and intensities are called, by id. */
type GroupWords = { names: ReadonlyMap<number, string> }

const FILES = { workbook: exportTrainingParts, csv: trainingPartsCsv } as const

/** What one athlete trained by sport, focus and intensity, and the records in it. */
export function TrainingParts() {
  const { t } = useTranslation('reports')
  return (
    <Stack gap="sm" mt="xl" align="stretch">
      <Title order={2} size="h4">
        {t('trainingParts.title')}
      </Title>
      <Parts isOfOne />
    </Stack>
  )
}

/** The same of everybody in the report, once somebody asks for it. */
export function PartsOfAll() {
  const { t } = useTranslation('reports')
  return (
    <Unfolding title={t('trainingParts.title')} show={t('trainingParts.show')}>
      <Parts isOfOne={false} />
    </Unfolding>
  )
}

function Parts({ isOfOne }: { isOfOne: boolean }) {
  const { against: _against, ...asked } = useAskedReport().query
  const found = useQuery({
    ...query(trainingParts, { query: asked }),
    placeholderData: keepPreviousData,
  })
  if (!found.data) return <Waiting for={found} rows={5} part />
  const { groups, records } = found.data.data
  return (
    <Stack gap="xl">
      <Groups groups={groups} />
      <TrainingRecords records={records} isOfOne={isOfOne} />
    </Stack>
  )
}

const groupList = list('reports', 'trainingParts', rows<TrainingGroup, GroupWords>(), {
  id: 'profile-training-parts',
  title: ({ t }) => t('trainingParts.title'),
  columns: {
    name: text(({ id }, { names }) => names.get(id) ?? ''),
    sessions: figure(({ sessions }) => sessions),
    time: figure(
      ({ time }) => time,
      (time, { format }) => format.duration(time),
      { unit: 'h', why: (_, { t }) => t('missing.time') },
    ),
    distance: figure(
      ({ distance }) => distance,
      (distance, { format }) => format.longDistance(distance),
      { unit: ({ format }) => format.units.longDistance, why: (_, { t }) => t('missing.distance') },
    ),
    planned: figure(
      ({ planned_time }) => planned_time,
      (time, { format }) => format.duration(time),
      { unit: 'h', why: (_, { t }) => t('missing.plan') },
    ),
    compliance: percent(complianceOf, 0, { why: (_, { t }) => t('missing.plan') }),
  },
  headers: {
    sessions: ({ t }) => t('figures.sessions'),
    time: ({ t }) => t('figures.time'),
    distance: ({ t }) => t('figures.distance'),
  },
  rowKey: ({ grouped_by, id }) => `${grouped_by} ${id}`,
  sortedBy: '-time',
  columnChoice: false,
})

function Groups({ groups }: { groups: readonly TrainingGroup[] }) {
  const { t } = useTranslation('reports')
  const [search, change] = useSearchParam()
  const by = TRAINING_GROUPS.find((known) => known === search.get('parts')) ?? 'sport'
  const names = useGroupNames(by)
  const shown = useMemo(() => groups.filter(({ grouped_by }) => grouped_by === by), [groups, by])
  return (
    <Stack gap="sm" align="stretch">
      <Row gap="sm">
        <SegmentedControl
          aria-label={t('trainingParts.by')}
          value={by}
          onChange={(parts) => change({ parts })}
          data={TRAINING_GROUPS.map((value) => ({ value, label: t(`trainingParts.${value}`) }))}
        />
        <PieceFiles calls={FILES} />
      </Row>
      {shown.length === 0 && <Text c="dimmed">{t('trainingParts.none')}</Text>}
      {shown.length > 0 && <ListTable of={groupList} given={{ names }} rows={shown} />}
      {by !== 'sport' && shown.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('trainingParts.shares')}
        </Text>
      )}
    </Stack>
  )
}

/** What sports, focuses and intensities are called, by id. */
function useGroupNames(by: GroupedBy): ReadonlyMap<number, string> {
  const { club } = useViewer()
  const sport = club && isPaddling(club.default_sport_id) ? club.default_sport_id : SPORT.rowing
  const { data: sports } = useQuery(sportsQuery())
  const { data: aims } = useQuery({ ...query(focuses, { query: { sport } }), ...lookup })
  const { data: zones } = useQuery({ ...query(intensities), ...lookup })
  return useMemo(() => {
    const found = { sport: sports, focus: aims, intensity: zones }[by]
    return new Map((found?.data ?? []).map(({ id, name }) => [id, name]))
  }, [by, sports, aims, zones])
}
