import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SquadDetail } from '#contract/people/squads.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { useFormat } from '../../format/format.ts'
import { useViewer } from '../../shell/viewer.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import type { SquadRow } from './squad-ratios.ts'
import { SquadHealth } from './SquadHealth.tsx'
import { SquadPerson } from './SquadPeople.tsx'
import { SquadRatio } from './SquadRatio.tsx'

const METRICS = ['ets', 'foster', 'trimp', 'rpe'] as const

export function useMetricName(metric: SquadDetail['metric']): string {
  const { t } = useTranslation('squads')
  return t(`metrics.${METRICS.find((key) => key === metric) ?? 'ets'}`)
}

type Shown = { metricName: string; /** Whether the change of load is shown. */ ratios: boolean }

/** The columns of a squad's athletes; the same array while nothing changes. */
export function useSquadColumns({ metricName, ratios }: Shown): readonly DataColumn<SquadRow>[] {
  const { t } = useTranslation('squads')
  const format = useFormat()
  const loads = opensPart('load', useViewer())
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('columns.name'),
        value: NAME,
        cell: (person) => <SquadPerson person={person} />,
      },
      {
        key: 'attendance',
        header: t('columns.attendance'),
        unit: t('columns.attendanceHint'),
        figure: true,
        value: ({ figures }) => figures?.attendance ?? null,
        cell: ({ figures }) => format.percent(figures?.attendance),
      },
      ...(loads
        ? [
            {
              key: 'load',
              header: t('columns.load'),
              unit: t('columns.loadHint', { metric: metricName }),
              figure: true,
              value: ({ figures }: SquadRow) => figures?.load ?? null,
              cell: ({ figures }: SquadRow) => format.load(figures?.load),
            },
          ]
        : []),
      ...(ratios
        ? [
            {
              key: 'ratio',
              header: t('columns.ratio'),
              unit: t('columns.ratioHint'),
              value: placeOf,
              cell: (person: SquadRow) => <SquadRatio person={person} />,
            },
          ]
        : []),
      {
        key: 'health',
        header: t('columns.health'),
        value: worry,
        cell: (person) => <SquadHealth person={person} />,
      },
    ],
    [t, format, metricName, loads, ratios],
  )
}

const NAME = (person: SquadRow) => person.full_name
/** The largest change of load first, as in the report on it. */
const placeOf = ({ ratio }: SquadRow) => (typeof ratio === 'string' ? null : ratio.place)
/** Ill and injured first when sorted, those who have not said anything last. */
const worry = ({ figures }: SquadRow): number | null => {
  const health = figures?.health
  return health ? 2 - Number(health.ill) - Number(health.injured) : null
}
