import { Anchor, Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ShownRaceReport } from '#contract/analysis/race-analysis.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import ui from '../../ui/ui.module.css'
import { Known } from '../../ui/Known.tsx'
import { raceWriters, valueOf, WHY, type RaceFigure, WHOLE_FIGURES } from './race-figures.ts'
import type { NamedLine } from './line-names.ts'
import { useLineNames } from './use-line-names.ts'
import { COMPONENTS, useConditionColumns } from './use-condition-columns.tsx'

/** Crew, class, session, time and gaps: as many columns stand before wind and stream. */
const BEFORE_WIND = 6
const GAPS = ['gap_s', 'gap_m'] as const

/** The lines of a comparison beside each other: times with the wind and stream they were rowed in. */
export function LineTable({ report }: { report: ShownRaceReport }) {
  const { t } = useTranslation('racing')
  const names = useLineNames(report.lines)
  const rows = useMemo(
    () =>
      report.lines.map((line, index) => ({
        ...line,
        key: String(index),
        label: names[index] ?? line.name,
      })),
    [report, names],
  )
  const columns = useLineColumns(report)
  const conditions = useConditionColumns()
  const all = useMemo(() => {
    const isMet = ({ key }: DataColumn<NamedLine>) => COMPONENTS.some((name) => name === key)
    // Wind and stream stand right beside the times.
    const [before, after] = [columns.slice(0, BEFORE_WIND), columns.slice(BEFORE_WIND)]
    return [
      ...before,
      ...conditions.filter(isMet),
      ...after,
      ...conditions.filter((column) => !isMet(column)),
    ]
  }, [columns, conditions])
  return (
    <DataTable
      id="racing-lines"
      label={t('result')}
      columns={all}
      rows={rows}
      rowKey={({ key }) => key}
      renderPhoneRow={(line) => <PhoneLine line={line} />}
    />
  )
}

function useLineColumns({ lines, course }: ShownRaceReport): readonly DataColumn<NamedLine>[] {
  const { t } = useTranslation('racing')
  const format = useFormat()
  return useMemo(() => {
    const writers = raceWriters(format, lines[0]?.sport_id ?? 1)
    const hasSessions = new Set(lines.map(({ session_id }) => session_id)).size > 1
    const figure = (name: RaceFigure): DataColumn<NamedLine> => {
      const { write, unit } = writers[name]
      return {
        key: name,
        header: t(`columns.${name}`),
        ...(unit !== undefined && { unit }),
        figure: true,
        value: ({ total }) => valueOf(name, total),
        cell: ({ total }) => (
          <Known
            text={write(valueOf(name, total))}
            why={
              WHY[name] === 'gap' && course === null
                ? t('cautions.distances')
                : t(`none.${WHY[name]}`)
            }
          />
        ),
      }
    }
    return [
      {
        key: 'crew',
        header: t('columns.crew'),
        value: ({ label }) => label,
        cell: ({ label, session_id }) => (
          <Anchor component={Link} to={paths.session(session_id)}>
            {label}
          </Anchor>
        ),
      },
      {
        key: 'class',
        header: t('columns.class'),
        value: (line) => line.class,
        cell: (line) => <Known text={line.class || null} why={t('none.class')} />,
      },
      {
        key: 'session',
        header: t('columns.session'),
        hidden: !hasSessions,
        value: ({ session }) => session,
      },
      {
        key: 'time',
        header: t('columns.time'),
        figure: true,
        value: ({ total }) => total.time,
        cell: ({ total }) => format.resultTime(total.time),
      },
      ...GAPS.map(figure),
      {
        key: 'distance',
        header: t('columns.distance'),
        unit: 'm',
        figure: true,
        value: ({ total }) => total.distance,
        cell: ({ total }) => format.number(total.distance),
      },
      ...WHOLE_FIGURES.map(figure),
      {
        key: 'reference',
        header: t('classTime'),
        hidden: true,
        value: ({ reference }) => reference?.time ?? null,
        cell: ({ reference }) => (
          <Known
            text={reference && `${reference.class} ${format.resultTime(reference.time)}`}
            why={t('none.prognostic')}
          />
        ),
      },
    ]
  }, [t, format, lines, course])
}

/** A line on a phone: whose, how fast, how far behind, and in which wind. */
function PhoneLine({ line }: { line: NamedLine }) {
  const { t } = useTranslation('racing')
  const format = useFormat()
  const { label, total, rolling, conditions } = line
  const writers = raceWriters(format, line.sport_id)
  const { head_wind } = conditions
  const wind =
    head_wind === null
      ? []
      : [
          t(head_wind < 0 ? 'tail' : 'head', {
            speed: format.speed(Math.abs(head_wind)),
          }),
        ]
  return (
    <Stack gap={2} py={6}>
      <Text fw={500}>{[label, line.class].filter((word) => word !== '').join(' · ')}</Text>
      <Text size="sm" className={ui.tabular}>
        {[
          format.resultTime(total.time),
          `${format.percent(total.prognostic, 1)} GMT`,
          ...(total.gap_s === null ? [] : [`${writers.gap_s.write(total.gap_s)} s`]),
          ...(total.gap_m === null ? [] : [`${writers.gap_m.write(total.gap_m)} m`]),
        ].join(' · ')}
      </Text>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {[
          ...(total.stroke_rate === null ? [] : [format.strokeRate(total.stroke_rate, 1)]),
          t(`starts.${rolling === null ? 'unknown' : rolling ? 'rolling' : 'standing'}`),
          ...wind,
        ].join(' · ')}
      </Text>
    </Stack>
  )
}
