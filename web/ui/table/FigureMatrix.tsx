import { Group, Select, Stack, Title } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useSearchParam } from '../use-search-param.ts'
import { Known } from '../Known.tsx'
import { MultiChoice } from '../MultiChoice.tsx'
import { usePhone } from '../use-phone.ts'
import type { DataColumn } from './columns.ts'
import { DataTable } from './DataTable.tsx'
import { readSort, writeSort, type Sorting } from './sort-in-address.ts'

type MatrixLine = { key: string; name: string }
type MatrixFigure = { key: string; label: string }

/** A figure of a line in a row; without a text a dash says why. */
type MatrixValue = { value: number | null; text: string | null; why: string }

export type FigureMatrixProps<Row extends object, Line extends MatrixLine> = {
  id: string
  title: string
  lines: readonly Line[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Says what the rows are. */
  first: DataColumn<Row>
  figures: readonly MatrixFigure[]
  /** Figures that are shown until others are chosen. */
  usual: readonly string[]
  /** Both stay the same function while the data is the same. */
  unitOf: (line: Line, figure: string) => string | undefined
  read: (line: Line, figure: string, row: Row) => MatrixValue
  words: { line: string; figures: string }
}

/**
 * Which figures are shown, and which column rows are sorted by; both stand in the address. Rows are
 * as they come until somebody sorts them.
 */
function useMatrixChoice(figures: readonly MatrixFigure[], usual: readonly string[]) {
  const [search, change] = useSearchParam()
  const named = search.get('figures')
  const chosen = useMemo(() => {
    const asked = named?.split(',') ?? []
    const known = figures.map(({ key }) => key).filter((key) => asked.includes(key))
    return known.length > 0 ? known : usual
  }, [named, figures, usual])
  return {
    chosen,
    choose: (next: readonly string[]) => change({ figures: next.join(',') }),
    sort: {
      by: readSort(search.get('sort')),
      onChange: (next: Sorting) => change({ sort: writeSort(next) }),
    },
  }
}

/** Lines beside each other, and of each of them the figures that somebody wants to see. */
export function FigureMatrix<Row extends object, Line extends MatrixLine>({
  id,
  title,
  lines,
  rows,
  rowKey,
  first,
  figures,
  usual,
  unitOf,
  read,
  words,
}: FigureMatrixProps<Row, Line>) {
  const phone = usePhone()
  const { chosen, choose, sort } = useMatrixChoice(figures, usual)
  const [picked, setPicked] = useState(lines[0]?.key)
  // On a phone all lines beside each other would be out of sight.
  const shown = useMemo(
    () => (phone && lines.length > 1 ? lines.filter(({ key }) => key === picked) : lines),
    [lines, phone, picked],
  )
  const columns = useMatrixColumns({ first, figures, unitOf, read }, shown, chosen)
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {title}
      </Title>
      <Group gap="sm" align="flex-end">
        {phone && lines.length > 1 && (
          <Select
            label={words.line}
            allowDeselect={false}
            data={lines.map(({ key, name }) => ({ value: key, label: name }))}
            value={picked ?? null}
            onChange={(next) => next !== null && setPicked(next)}
          />
        )}
        <MultiChoice
          label={words.figures}
          maw={640}
          groups={[
            {
              group: words.figures,
              items: figures.map(({ key, label }) => ({ value: key, label })),
            },
          ]}
          value={chosen}
          onChange={choose}
        />
      </Group>
      <DataTable
        key={`${chosen.join()} ${shown.map(({ key }) => key).join()}`}
        id={id}
        label={title}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        sort={sort}
        columnChoice={false}
      />
    </Stack>
  )
}

type Reading<Row extends object, Line extends MatrixLine> = Pick<
  FigureMatrixProps<Row, Line>,
  'first' | 'figures' | 'unitOf' | 'read'
>

function useMatrixColumns<Row extends object, Line extends MatrixLine>(
  { first, figures, unitOf, read }: Reading<Row, Line>,
  shown: readonly Line[],
  chosen: readonly string[],
): readonly DataColumn<Row>[] {
  return useMemo(
    () => [
      first,
      ...shown.flatMap((line) =>
        figures
          .filter(({ key }) => chosen.includes(key))
          .map(({ key, label }): DataColumn<Row> => {
            const unit = unitOf(line, key)
            const head =
              shown.length > 1
                ? { header: line.name, unit: [label, unit].filter(Boolean).join(' ') }
                : { header: label, ...(unit !== undefined && { unit }) }
            return {
              key: `${line.key} ${key}`,
              figure: true,
              ...head,
              value: (row) => read(line, key, row).value,
              cell: (row) => {
                const { text, why } = read(line, key, row)
                return <Known text={text} why={why} />
              },
            }
          }),
      ),
    ],
    [first, shown, figures, chosen, unitOf, read],
  )
}
