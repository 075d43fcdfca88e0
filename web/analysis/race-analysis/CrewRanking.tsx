import { Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { CrewSummary, ShownRaceReport } from '#contract/analysis/race-analysis.ts'
import { useFormat } from '../../format/format.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import ui from '../../ui/ui.module.css'
import { Known } from '../../ui/Known.tsx'
import { paceUnit } from './race-figures.ts'

type NamedCrew = CrewSummary & { label: string }

/** Crews by the mean of their percents: this is how boat classes compare. */
export function CrewRanking({ report }: { report: ShownRaceReport }) {
  const { t } = useTranslation('racing')
  const columns = useCrewColumns(report.lines[0]?.sport_id ?? 1)
  const rows = useMemo(
    () =>
      report.crews.map((crew) => {
        const line = report.lines.find(({ who }) => who === crew.who)
        const label = [crew.name, line?.class ?? ''].filter((word) => word !== '').join(' · ')
        return { ...crew, label }
      }),
    [report],
  )
  const title = rows.length > 1 ? t('crews') : t('allPieces')
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('crewsHint')}
      </Text>
      <DataTable
        id="racing-crews"
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ who }) => who}
        renderPhoneRow={(crew) => <PhoneCrew crew={crew} />}
      />
    </Stack>
  )
}

function PhoneCrew({ crew }: { crew: NamedCrew }) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const { label, rank, mean_prognostic, mean_pace, consistency } = crew
  const place = rank === null ? [] : [`${format.number(rank)}.`]
  return (
    <Stack gap={2} py={6}>
      <Text fw={500}>{[...place, label].join(' ')}</Text>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {[
          `${format.percent(mean_prognostic, 1)} GMT`,
          format.paceNumber(mean_pace),
          ...(consistency === null
            ? []
            : [`${t('columns.consistency')} ${format.percent(100 * consistency, 1)}`]),
        ].join(' · ')}
      </Text>
    </Stack>
  )
}

function useCrewColumns(sportId: number): readonly DataColumn<NamedCrew>[] {
  const { t } = useTranslation('racing')
  const format = useFormat()
  return useMemo(() => {
    const column = (
      key: Exclude<keyof CrewSummary, 'who' | 'name'>,
      write: (value: number | null) => string,
      why: string,
      unit?: string,
    ): DataColumn<NamedCrew> => ({
      key,
      header: t(`columns.${key}`),
      ...(unit !== undefined && { unit }),
      figure: true,
      value: (crew) => crew[key],
      cell: (crew) => <Known text={write(crew[key])} why={why} />,
    })
    const percent = (value: number | null) => format.percent(value, 1)
    const [noPercent, few] = [t('none.prognostic'), t('none.deviation')]
    const pace = paceUnit(sportId)
    return [
      { key: 'crew', header: t('columns.crew'), value: ({ label }) => label },
      column('rank', format.number, noPercent),
      column('pieces', format.number, ''),
      column('mean_prognostic', percent, noPercent),
      column('best_prognostic', percent, noPercent),
      column('mean_pace', format.paceNumber, '', pace),
      column('best_pace', format.paceNumber, '', pace),
      column('deviation', (value) => format.number(value, 2), few, 's'),
      column('consistency', (value) => format.percent(value === null ? null : 100 * value, 1), few),
    ]
  }, [t, format, sportId])
}
