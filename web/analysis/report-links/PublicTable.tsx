import { Stack, Text, VisuallyHidden } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { IconChartBar } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OutgoingTable, PublicReport } from '#contract/analysis/report-links.ts'
import { NO_DATA } from '../../format/no-data.ts'
import { PageState } from '../../ui/PageState.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import ui from '../../ui/ui.module.css'

/** Two people may have the same name, so a line is known by its place. */
type Line = OutgoingTable['lines'][number] & { place: number }
type Column = OutgoingTable['columns'][number]

/** The lines of a report that may be shown, with their total. */
export function PublicTable({ report }: { report: PublicReport }) {
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
