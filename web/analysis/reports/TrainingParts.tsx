import { Group as Row, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  exportTrainingParts,
  TRAINING_GROUPS,
  trainingParts,
  trainingPartsCsv,
  type TrainingGroup,
} from '#contract/analysis/reports-training.ts'
import { focuses, intensities } from '#contract/lookups.ts'
import { isPaddling, SPORT } from '#domain/constants/sports.ts'
import { complianceOf } from '#domain/reports/training-summary.ts'
import { query } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { lookup, sportsQuery } from '../../lookups/queries.ts'
import { useViewer } from '../../shell/viewer.ts'
import { MissingValue } from '../../ui/MissingValue.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { useAskedReport } from './asked-report.ts'
import { PieceFiles } from './PieceFiles.tsx'
import { TrainingRecords } from './TrainingRecords.tsx'
import { Unfolding } from './Unfolding.tsx'

type GroupedBy = TrainingGroup['grouped_by']

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

function Groups({ groups }: { groups: readonly TrainingGroup[] }) {
  const { t } = useTranslation('reports')
  const [search, change] = useSearchParam()
  const by = TRAINING_GROUPS.find((known) => known === search.get('parts')) ?? 'sport'
  const columns = useGroupColumns(by)
  const rows = useMemo(() => groups.filter(({ grouped_by }) => grouped_by === by), [groups, by])
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
      {rows.length === 0 && <Text c="dimmed">{t('trainingParts.none')}</Text>}
      {rows.length > 0 && (
        <DataTable
          id="profile-training-parts"
          label={t('trainingParts.title')}
          columns={columns}
          rows={rows}
          rowKey={GROUP_KEY}
          sortedBy={MOST_FIRST}
          columnChoice={false}
        />
      )}
      {by !== 'sport' && rows.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('trainingParts.shares')}
        </Text>
      )}
    </Stack>
  )
}

const GROUP_KEY = ({ grouped_by, id }: TrainingGroup) => `${grouped_by} ${id}`
const MOST_FIRST = { key: 'time', descending: true } as const

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

function useGroupColumns(by: GroupedBy): readonly DataColumn<TrainingGroup>[] {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const names = useGroupNames(by)
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('trainingParts.name'),
        value: ({ id }) => names.get(id) ?? '',
      },
      {
        key: 'sessions',
        header: t('figures.sessions'),
        figure: true,
        value: ({ sessions }) => sessions,
        cell: ({ sessions }) => format.number(sessions),
      },
      {
        key: 'time',
        header: t('figures.time'),
        unit: 'h',
        figure: true,
        value: ({ time }) => time,
        cell: ({ time }) => known(time, format.duration, t('missing.time')),
      },
      {
        key: 'distance',
        header: t('figures.distance'),
        unit: format.units.longDistance,
        figure: true,
        value: ({ distance }) => distance,
        cell: ({ distance }) => known(distance, format.longDistance, t('missing.distance')),
      },
      {
        key: 'planned',
        header: t('trainingParts.planned'),
        unit: 'h',
        figure: true,
        value: ({ planned_time }) => planned_time,
        cell: ({ planned_time }) => known(planned_time, format.duration, t('missing.plan')),
      },
      {
        key: 'compliance',
        header: t('trainingParts.compliance'),
        figure: true,
        value: complianceOf,
        cell: (group) => known(complianceOf(group), format.percent, t('missing.plan')),
      },
    ],
    [t, format, names],
  )
}

const known = (value: number | null, write: (value: number) => string, why: string): ReactNode =>
  value === null ? <MissingValue why={why} /> : write(value)
