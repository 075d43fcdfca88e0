import { Menu, Stack, Text, Title } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Fragment, useMemo, type ReactNode } from 'react'
import {
  exportImprovementReport,
  exportPerformanceReport,
  improvementReportCsv,
  performanceReportCsv,
  reportImprovement,
  reportPerformance,
} from '#contract/analysis/reports.ts'
import type { Parts } from '#domain/reports/parts.ts'
import { improvementReport, performanceReport } from '#domain/reports/performance.ts'
import type { ReportAthlete, Report } from '#domain/reports/report.ts'
import { canBringIn } from '#domain/rules/bring-in.ts'
import { SPREAD_MEASURES, spreadsOf, type Spread } from '#domain/reports/spread.ts'
import { paths } from '../../paths/paths.ts'
import { PartNotice } from '../../shell/PlanNotice.tsx'
import { useViewer } from '../../shell/viewer.ts'
import { useFormat } from '../../format/format.ts'
import { MissingValue } from '../../ui/MissingValue.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ReportPage } from './ReportPage.tsx'
import { useFigures, type ShownFigure } from './use-report-words.ts'
import ui from '../../ui/ui.module.css'

type SpreadRow = { figure: ShownFigure; spread: Spread }
type ChangeSpreadProps = { report: Report; athletes: readonly ReportAthlete[] }

const COUNTS = new Set<keyof Spread>(['number', 'better', 'worse'])

/** How the changes of all athletes lie: their middle, how far they are apart, who got better. */
function ChangeSpread({ report, athletes }: ChangeSpreadProps) {
  const { t } = useTranslation('reports')
  const figures = useFigures(report)
  const write = useMeasureWriter()
  const rows = useMemo(
    () =>
      spreadsOf(report, athletes).flatMap(({ name, spread }) => {
        const figure = figures.find((one) => one.name === name)
        return figure ? [{ figure, spread }] : []
      }),
    [report, athletes, figures],
  )
  const columns = useMemo(
    (): readonly DataColumn<SpreadRow>[] => [
      {
        key: 'figure',
        header: t('spread.figure'),
        value: ({ figure }) => figure.label,
      },
      ...SPREAD_MEASURES.map((measure) => ({
        key: measure,
        header: t(`spread.${measure}`),
        figure: true,
        value: ({ spread }: SpreadRow) => spread[measure],
        cell: (row: SpreadRow) => write(row, measure),
      })),
    ],
    [t, write],
  )
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {t('spread.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('spreadWhy')}
      </Text>
      <DataTable
        id="report-spread"
        label={t('spread.title')}
        columns={columns}
        rows={rows}
        rowKey={ROW_KEY}
        sortable={false}
        columnChoice={false}
        renderPhoneRow={(row) => <PhoneSpread row={row} />}
      />
    </Stack>
  )
}

const ROW_KEY = ({ figure }: SpreadRow) => figure.name

/** Changes with their sign; how far they are apart has none. A dash says how many athletes lack. */
function useMeasureWriter() {
  const { t } = useTranslation('reports')
  const format = useFormat()
  return useMemo(
    () =>
      ({ figure, spread }: SpreadRow, measure: keyof Spread): ReactNode => {
        const value = spread[measure]
        if (value === null)
          return <MissingValue why={t(`spreadMissing.${spread.number === 0 ? 'none' : 'two'}`)} />
        if (COUNTS.has(measure)) return format.number(value)
        const written = figure.writeChange(value)
        return measure === 'deviation' ? written.replace('+', '') : written
      },
    [t, format],
  )
}

function PhoneSpread({ row }: { row: SpreadRow }) {
  const { t } = useTranslation('reports')
  const write = useMeasureWriter()
  return (
    <Stack gap={4}>
      <Text fw={500}>{row.figure.label}</Text>
      <Text component="div" size="sm" c="dimmed" className={ui.tabular}>
        {SPREAD_MEASURES.map((measure, place) => (
          <Fragment key={measure}>
            {`${place > 0 ? ' · ' : ''}${t(`spread.${measure}`)} `}
            {write(row, measure)}
          </Fragment>
        ))}
      </Text>
    </Stack>
  )
}

const PERFORMANCE = {
  show: reportPerformance,
  workbook: exportPerformanceReport,
  csv: performanceReportCsv,
}
const IMPROVEMENT = {
  show: reportImprovement,
  workbook: exportImprovementReport,
  csv: improvementReportCsv,
}

/** The bests on the water and on the ergometer, by athlete and month. */
export function PerformanceReportPage() {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  return (
    <ReportPage
      page="performance"
      report={performanceReport}
      calls={PERFORMANCE}
      title={t('titles.performance')}
      menu={
        canBringIn(viewer, 'results') && (
          <Menu.Item
            component={Link}
            to={paths.bringIn('results')}
            leftSection={<IconTableImport size={18} aria-hidden />}
          >
            {t('files.bringIn')}
          </Menu.Item>
        )
      }
      below={LACKING}
    />
  )
}

/** The same in two spans of days, and how the changes are spread. */
export function ImprovementReportPage() {
  const { t } = useTranslation('reports')
  return (
    <ReportPage
      page="improvement"
      report={improvementReport}
      calls={IMPROVEMENT}
      title={t('titles.improvement')}
      usual={COMPARED}
      notes={spreadAbove}
      below={LACKING}
    />
  )
}

const COMPARED = { against: 'before' } as const

const LACKING = (
  <>
    <PartNotice part="gold-medal-times" />
    <PartNotice part="paddling-medal-times" />
  </>
)

const spreadAbove = (_total: Parts, athletes: readonly ReportAthlete[]) => (
  <ChangeSpread report={improvementReport} athletes={athletes} />
)
