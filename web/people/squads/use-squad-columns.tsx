import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { SquadDetail, SquadMember } from '#contract/people/squads.ts'
import { opensPart } from '#domain/rules/gated-parts.ts'
import { useFormat } from '../../format.ts'
import { useViewer } from '../../shell/viewer.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { SquadHealth } from './SquadHealth.tsx'
import { SquadPerson } from './SquadPeople.tsx'

const METRICS = ['ets', 'foster', 'trimp', 'rpe'] as const

export function useMetricName(metric: SquadDetail['metric']): string {
  const { t } = useTranslation('squads')
  return t(`metrics.${METRICS.find((key) => key === metric) ?? 'ets'}`)
}

/** The columns of a squad's athletes; the same array while nothing changes. */
export function useSquadColumns(metricName: string): readonly DataColumn<SquadMember>[] {
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
              value: ({ figures }: SquadMember) => figures?.load ?? null,
              cell: ({ figures }: SquadMember) => format.load(figures?.load),
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
    [t, format, metricName, loads],
  )
}

const NAME = (person: SquadMember) => person.full_name
/** Ill and injured first when sorted, those who have not said anything last. */
const worry = ({ figures }: SquadMember): number | null => {
  const health = figures?.health
  return health ? 2 - Number(health.ill) - Number(health.injured) : null
}
