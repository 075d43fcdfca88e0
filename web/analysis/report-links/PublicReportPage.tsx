import { Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { IconChartBar } from '@tabler/icons-react'
import {
  publicReport,
  type PublicReport,
  type OutgoingTable,
} from '#contract/analysis/report-links.ts'
import type { ReportList } from '#domain/reports/lists.ts'
import { query } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { FormatContext, useFormat } from '../../format/format.ts'
import { asLanguage } from '../../i18n/i18n.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { useUnindexed } from '../../shell/use-unindexed.ts'
import { useScreenTitle } from '../../shell/use-screen-title.ts'
import { colon, listSeparator, sentenceGap } from '../../format/punctuation.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { PageState } from '../../ui/PageState.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import classes from './public-report.module.css'
import ui from '../../ui/ui.module.css'

/** Two people may have the same name, so a line is known by its place. */
type Line = OutgoingTable['lines'][number] & { place: number }
type Column = OutgoingTable['columns'][number]

/** The lines of a report that may be shown, with their total. */
function PublicTable({ report }: { report: PublicReport }) {
  const { t } = useTranslation('reports')
  const { group, table, title } = report
  const columns = useColumns(report)
  const rows = useMemo(() => table.lines.map((line, place) => ({ ...line, place })), [table])
  if (table.lines.length === 0 && table.total === null)
    return (
      <PageState
        state="empty"
        icon={<IconChartBar />}
        title={t('links.public.empty')}
        text={t('links.public.emptyText')}
      />
    )
  return (
    <DataTable
      id={`public-report-${group ?? 'people'}`}
      label={title}
      columns={columns}
      rows={rows}
      rowKey={({ place }) => String(place)}
      sortedBy={{ key: 'name' }}
      columnChoice={false}
      renderPhoneRow={(line) => <PhoneLine line={line} columns={table.columns} />}
    />
  )
}

function useColumns({ group, table }: PublicReport): readonly DataColumn<Line>[] {
  const { t } = useTranslation('reports')
  return useMemo(() => {
    const squad = upperFirst(t('words.squad', { ns: 'common' }))
    const header =
      group === null ? t('columns.athlete') : group === 'squad' ? squad : t(`groups.${group}`)
    const figures = table.columns.map((column, place): DataColumn<Line> => ({
      key: String(place),
      header: column.head,
      ...(column.unit !== null && { unit: column.unit }),
      figure: true,
      value: ({ cells }) => cells[place]?.value ?? null,
      cell: (line) => <Cell line={line} place={place} column={column} />,
      ...(table.total && {
        total: () => table.total && <Cell line={table.total} place={place} column={column} />,
      }),
    }))
    return [{ key: 'name', header, value: ({ name }) => name }, ...figures]
  }, [group, table, t])
}

type CellProps = { line: Pick<Line, 'cells' | 'is_hidden'>; place: number; column: Column }

/** A figure, or a dash that says why there is none. */
function Cell({ line, place, column }: CellProps) {
  const { t } = useTranslation('reports')
  const cell = line.cells[place]
  if (cell) return cell.text
  const why = line.is_hidden ? t('links.public.tooFew') : t(`missing.${column.missing}`)
  return (
    <span title={why}>
      <span aria-hidden>{NO_DATA}</span>
      <VisuallyHidden>{why}</VisuallyHidden>
    </span>
  )
}

function PhoneLine({ line, columns }: { line: Line; columns: readonly Column[] }) {
  const { t } = useTranslation('reports')
  const written = columns.map(({ head, unit }, place) => {
    const text = line.cells[place]?.text ?? NO_DATA
    return `${head} ${text}${unit === null ? '' : ` ${unit}`}`
  })
  return (
    <Stack gap={4}>
      <Text fw={500}>{line.name}</Text>
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {line.is_hidden ? t('links.public.tooFew') : written.join(' · ')}
      </Text>
    </Stack>
  )
}

const GONE = 404
const ENDED = 410

/** A report for anybody with the link: nothing of health, and no line of anybody under 18. */
export function PublicReportPage() {
  const { token = '' } = useParams()
  const asked = useQuery({
    ...query(publicReport, { params: { token } }, { own: [GONE, ENDED] }),
    retry: false,
  })
  useScreenTitle()
  useUnindexed()
  const { data, error } = asked
  const problem = error instanceof ApiProblem ? error : null
  const hasEnded = problem?.status === GONE || problem?.status === ENDED
  return (
    <main className={classes.page}>
      {hasEnded ? (
        <Ended code={problem.code} />
      ) : data ? (
        <InZone report={data.data} />
      ) : (
        <Waiting for={asked} rows={10} />
      )}
    </main>
  )
}

function Ended({ code }: { code: string }) {
  const { t } = useTranslation('reports')
  const [title, text] =
    code === 'report_link_stopped'
      ? [t('links.public.stopped'), t('links.public.endedText')]
      : code === 'report_link_expired'
        ? [t('links.public.expired'), t('links.public.endedText')]
        : [t('links.public.gone'), t('links.public.goneText')]
  return (
    <Stack data-page-state="not-found" align="center" ta="center" py="xl">
      <Title order={1} size="h3">
        {title}
      </Title>
      <Text c="dimmed">{text}</Text>
    </Stack>
  )
}

function InZone({ report }: { report: PublicReport }) {
  const { i18n } = useTranslation()
  const language = asLanguage(i18n.language) ?? 'en'
  const { time_zone: timeZone } = report
  const settings = useMemo(() => ({ language, timeZone }), [language, timeZone])
  return (
    <FormatContext value={settings}>
      <Shown report={report} />
    </FormatContext>
  )
}

function Shown({ report }: { report: PublicReport }) {
  const { t } = useTranslation('reports')
  const format = useFormat()
  const { club_name, title, start_date, end_date, earlier, moves, as_of, expires_at } = report
  const { under_age, bests_of_adults } = report.table
  const days = [
    format.range(start_date, end_date),
    ...(moves ? [t('links.public.moves')] : []),
    ...(earlier
      ? [t('comparedWith', { days: format.within.range(earlier.start_date, earlier.end_date) })]
      : []),
  ]
  return (
    <>
      <Stack gap={4}>
        <Text c="dimmed">{t('links.public.of', { club: club_name })}</Text>
        <Title order={1} size="h2">
          {title}
        </Title>
        <Text c="dimmed">{days.join(' · ')}</Text>
        <Filters filters={report.filters} />
      </Stack>
      <PublicTable report={report} />
      {under_age > 0 && (
        <Small>
          {t('links.public.underAge', { count: under_age })}
          {sentenceGap()}
          {bests_of_adults && t('links.public.adultBests')}
        </Small>
      )}
      <Small>
        {t('links.public.asOf', { when: format.within.dateTime(as_of) })} ·{' '}
        {t('links.public.until', { day: format.within.day(expires_at) })}
      </Small>
    </>
  )
}

const Small = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
)

/** What the report is narrowed down by; of people it says how many. */
function Filters({ filters }: Pick<PublicReport, 'filters'>) {
  const { t } = useTranslation('reports')
  const wordOf = useListWords()
  return filters.map(({ list, count, names }) => (
    <Small key={list}>
      {list === 'athletes'
        ? t('links.public.people', { count })
        : `${wordOf(list)}${colon()}${names.join(listSeparator())}`}
    </Small>
  ))
}

function useListWords(): (list: Exclude<ReportList, 'athletes'>) => string {
  const { t } = useTranslation('reports')
  return (list) => {
    if (list === 'squads') return upperFirst(t('words.squads', { ns: 'common' }))
    return t(`filters.${list}`)
  }
}
