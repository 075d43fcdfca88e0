import { Stack, Text, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addUp } from '#domain/reports/parts.ts'
import type { Report, ReportAthlete } from '#domain/reports/report.ts'
import {
  changePerWeek,
  comparableWeeks,
  perAthleteAndWeek,
  SQUAD_FIGURES,
  weeksIn,
  type SquadFigure,
} from '#domain/reports/squads.ts'
import { useFormat } from '../../format/format.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { SmallMultiples, type Panel } from '../../ui/charts/SmallMultiples.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { byPeriod, groupLines, lineOf } from './lines.ts'
import ui from '../../ui/ui.module.css'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { useAskedReport } from './asked-report.ts'
import { ReportTable } from './ReportTable.tsx'
import classes from './reports.module.css'
import { useAxisWriter } from './use-axis-writer.ts'
import { useFigures, type ShownFigure } from './use-report-words.ts'
import { useGroupNames } from './use-group-names.ts'
import {
  useSquadColumns,
  useSquadValues,
  zoneSecondsOf,
  type SquadLine,
} from './use-squad-columns.tsx'
import { ZoneShares } from './ZoneShares.tsx'

/** What the squads are compared by, from the address. */
export function useSquadFigure(report: Report) {
  const [search, change] = useSearchParam()
  const figures = useFigures(report)
  const offered = SQUAD_FIGURES.flatMap((name) => figures.find((one) => one.name === name) ?? [])
  const name: SquadFigure = SQUAD_FIGURES.find((known) => known === search.get('show')) ?? 'time'
  return {
    offered,
    figure: offered.find((one) => one.name === name) ?? offered[0],
    choose: (next: string) => change({ show: next === 'time' ? null : next }),
  }
}

type SquadsComparedProps = { report: Report; athletes: readonly ReportAthlete[] }

/** The squads beside each other, each by what an athlete does in a week. */
export function SquadsCompared({ report, athletes }: SquadsComparedProps) {
  const nameOf = useGroupNames('squad')
  const { figure } = useSquadFigure(report)
  const lines = useMemo(
    () =>
      groupLines(report, athletes, 'squad', nameOf)
        .toSorted((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }))
        .map((line, place): SquadLine => ({ ...line, place })),
    [report, athletes, nameOf],
  )
  return (
    <Stack gap="lg">
      {figure && <Panels report={report} figure={figure} lines={lines} />}
      <SquadTable report={report} lines={lines} />
    </Stack>
  )
}

/** More panels than these are too small to compare; the table has all. */
const MOST_PANELS = 8

type PanelsProps = { report: Report; figure: ShownFigure; lines: readonly SquadLine[] }

function Panels({ report, figure, lines }: PanelsProps) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { start_date, end_date, against } = useAskedReport().query
  const writeAxis = useAxisWriter(report, figure)
  const weeks = useMemo(() => comparableWeeks({ start_date, end_date }), [start_date, end_date])
  const isDuration = report.figures[figure.name]?.kind === 'duration'
  const panels = lines
    .slice(0, MOST_PANELS)
    .map(({ key, name, athletes, parts, earlier }): Panel => {
      const days = { start_date, end_date }
      const of = { parts, athletes: athletes.length }
      const ofWeeks = new Map(byPeriod(report, athletes).map((line) => [line.period, line.parts]))
      const nothing = addUp(report.parts, [])
      const values = weeks.map((week) =>
        perAthleteAndWeek(report, figure.name, {
          parts: ofWeeks.get(week) ?? nothing,
          athletes: athletes.length,
          weeks: 1,
        }),
      )
      const mean = perAthleteAndWeek(report, figure.name, { ...of, weeks: weeksIn(days) })
      const change = against
        ? changePerWeek(report, figure.name, { ...of, earlier, days, against })
        : null
      return {
        key,
        name,
        count: format.number(athletes.length),
        value: figure.write(mean),
        unit: figure.unit,
        ...(change !== null && {
          note: t('sinceBefore', { change: format.signedPercent(change) }),
        }),
        values: isDuration ? values.map((value) => value && value / SECONDS_AN_HOUR) : values,
        last: figure.write(values.findLast((value) => value !== null) ?? null),
      }
    })
  return (
    <Stack component="section" gap="sm">
      <Title order={2}>
        {t('squads.title', { figure: figure.label })}{' '}
        <Text span size="sm" c="dimmed" fw={400}>
          {t('squads.hint', { squads: t('words.squads', { ns: 'common' }) })}
        </Text>
      </Title>
      <SmallMultiples
        panels={panels}
        ends={[
          format.dayOfMonth(weeks[0] ?? start_date),
          format.dayOfMonth(weeks.at(-1) ?? end_date),
        ]}
        write={writeAxis}
      />
    </Stack>
  )
}

const SECONDS_AN_HOUR = 3600

const LINE_KEY = ({ key }: SquadLine) => key

function SquadTable({ report, lines }: { report: Report; lines: readonly SquadLine[] }) {
  const { t } = useTranslation('reports')
  const columns = useSquadColumns(report, lines)
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>
        {t('squads.table')}{' '}
        <Text span size="sm" c="dimmed" fw={400}>
          {t('squads.each')}
        </Text>
      </Title>
      <DataTable
        id="squads-compared"
        label={t('squads.table')}
        columns={columns}
        rows={lines}
        rowKey={LINE_KEY}
        sortedBy={{ key: 'name' }}
        columnChoice={false}
        onOpen={({ key }) => setOpened(key === opened ? null : key)}
        unfolding={{
          isOpen: ({ key }) => key === opened,
          render: ({ athletes }) => (
            <div className={classes.inside}>
              <ReportTable
                report={report}
                by="week"
                lines={athletes.map(lineOf)}
                header={t('columns.athlete')}
                isInside
              />
            </div>
          ),
        }}
        renderPhoneRow={(line) => <PhoneSquad report={report} line={line} />}
      />
    </Stack>
  )
}

/** A squad on a narrow screen: the same figures, for each athlete and week. */
function PhoneSquad({ report, line }: { report: Report; line: SquadLine }) {
  const values = useSquadValues(report)
  const words = values.map(({ figure: { label, unit }, valueOf, write }) => {
    const value = valueOf(line, line.athletes.length)
    return [label, value === null ? NO_DATA : write(value), unit].filter(Boolean).join(' ')
  })
  return (
    <Stack gap={4}>
      <Text fw={500}>{line.name}</Text>
      <Text size="sm" c="dimmed" className={ui.tabular ?? ''}>
        {words.join(' · ')}
      </Text>
      <ZoneShares seconds={zoneSecondsOf(line.parts)} />
    </Stack>
  )
}
