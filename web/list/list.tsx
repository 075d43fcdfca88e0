import { Group, Stack, Text } from '@mantine/core'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { Static, TSchema } from 'typebox'
import type { Endpoint, Reply } from '#contract/endpoint.ts'
import { needOf, type Need } from '../api/api.ts'
import type { ApiInput } from '../api/request.ts'
import type { Format } from '../format/format.ts'
import type { Namespace, Texts } from '../i18n/namespaces.ts'
import type { DataTableProps } from '../ui/table/DataTable.tsx'
import ui from '../ui/ui.module.css'
import { cellOf, lineText, toDataColumn, type ListColumn, type ListWords } from './columns.tsx'
import type { AnyFilters, ListFilters } from './filters.ts'

export type Answer<Row> = {
  data: readonly Row[]
  meta: { page: number; limit: number; total: number }
}

/** Where rows come from. `Extra` is what a page adds to the words of the list. */
type Rows<Row, Extra, Query> = {
  need: ((query: Partial<Query>) => Need<Answer<Row>>) | null
  /** Names a type; nothing is in it. */
  given?: (given: Extra) => void
}

/** Rows that a page has already. */
export const rows = <Row, Extra = unknown>(): Rows<Row, Extra, never> => ({ need: null })

type QueryOf<E extends Endpoint> = E['query'] extends TSchema ? Static<E['query']> : never
type RowOf<E extends Endpoint> = Reply<E> extends { data: (infer Row)[] } ? Row : never

/** Rows that a call gives, which is always asked for `always` as well. */
export const rowsOf =
  <Extra = unknown,>() =>
  <E extends Endpoint>(
    endpoint: E,
    always?: Partial<QueryOf<E>>,
  ): Rows<RowOf<E>, Extra, QueryOf<E>> => ({
    need: (query) =>
      needOf(endpoint, { query: { ...always, ...query } } as ApiInput<E>) as Need<Answer<RowOf<E>>>,
  })

type GroupOf<N extends Namespace> = keyof Texts[N] & string
type TextedIn<N extends Namespace, G extends GroupOf<N>> = keyof Texts[N][G] & string

/** What a narrow screen shows of a row: the first column, and the others in one line. */
type Phone<Row, Words, Key> =
  | readonly Key[]
  | {
      head?: (row: Row, words: Words) => ReactNode
      line: readonly Key[]
      /** At the left and at the right of both. */
      mark?: (row: Row, words: Words) => ReactNode
      end?: (row: Row, words: Words) => ReactNode
      /** Columns below the line, as their cells are. */
      below?: readonly Key[]
    }
  | ((row: Row, words: Words) => ReactNode)

/** A column without a text of its name in the group says what it is called. */
type Headers<Words, Key extends string, Texted extends string> = [Exclude<Key, Texted>] extends [
  never,
]
  ? { headers?: Partial<Record<Key, (words: Words) => string>> }
  : {
      headers: Record<Exclude<Key, Texted>, (words: Words) => string> &
        Partial<Record<Key, (words: Words) => string>>
    }

/** What a page says in place of the rows; `reset` clears the filters that leave none. */
type Nothing = { icon?: ReactNode; title: string; text: string; reset?: string }

type Declaration<Row extends object, Words, Query, Key extends string> = Pick<
  DataTableProps<Row>,
  'sortable' | 'columnChoice' | 'grouping'
> & {
  /** Sort and columns are remembered under this name. */
  id: string
  /** Of the page, and spoken with the table. */
  title: (words: Words) => string
  columns: Record<Key, ListColumn<Row, Words>>
  /** The id of the row unless it says otherwise. */
  rowKey?: (row: Row) => string | number
  /** A column, after a minus the greatest first. */
  sortedBy?: NoInfer<Key | `-${Key}`>
  href?: (row: Row) => string | null
  phone?: Phone<Row, Words, NoInfer<Key>>
  filters?: ListFilters<Query, Words>
  /** What a filter of one value says where any counts. */
  any?: (words: Words) => string
  /** The server puts rows in order and sends them page by page. */
  isPaged?: boolean
  empty?: (words: Words) => Nothing
  /** Said where filters leave nothing; what is said while there is nothing, where it is left out. */
  none?: (words: Words) => Nothing
}

type DrawnWords = { t: (key: string) => string; common: TFunction<'common'>; format: Format }
export type DrawnTable<Row extends object> = Omit<DataTableProps<Row>, 'rows'>

/** A list in words. */
type DrawnList<Row extends object> = {
  title: string
  any: string
  empty: Nothing
  none: Nothing
  table: DrawnTable<Row>
}

/** A list as its parts draw it, whatever its texts and columns are called. */
export type List<Row extends object, Extra> = {
  namespace: Namespace
  isPaged: boolean
  need: ((query: Record<string, unknown>) => Need<Answer<Row>>) | null
  filters: AnyFilters<DrawnWords & Extra>
  draw: (words: DrawnWords & Extra) => DrawnList<Row>
}

const idOf = (row: object) => ('id' in row ? String(row.id) : '')

/**
 * A list, declared once: its columns with their texts in a group of a namespace, what a phone shows,
 * how it is sorted, and how the address narrows it down.
 */
export function list<
  N extends Namespace,
  G extends GroupOf<N>,
  Row extends object,
  Extra,
  Query,
  Key extends string,
>(
  namespace: N,
  group: G,
  { need }: Rows<Row, Extra, Query>,
  declaration: Declaration<Row, ListWords<N, Extra>, Query, Key> &
    Headers<ListWords<N, Extra>, NoInfer<Key>, TextedIn<N, G>>,
): List<Row, Extra> {
  type Words = ListWords<N, Extra>
  const { title, columns, rowKey = idOf, sortedBy, phone, filters, isPaged = false } = declaration
  const { any, empty, none = empty, id, href, sortable, columnChoice, grouping } = declaration
  const headers: Partial<Record<string, (words: Words) => string>> = declaration.headers ?? {}
  const entries = Object.entries<ListColumn<Row, Words>>(columns)
  function drawTable(words: Words, t: DrawnWords['t']): DrawnTable<Row> {
    const shown = entries.filter(([, { isShown }]) => isShown?.(words) ?? true)
    const known = Object.fromEntries(shown)
    return {
      id,
      label: title(words),
      columns: shown.map(([key, column]) =>
        toDataColumn(key, headers[key]?.(words) ?? t(`${group}.${key}`), column, words),
      ),
      rowKey: (row) => String(rowKey(row)),
      ...(sortedBy && {
        sortedBy: { key: sortedBy.replace(/^-/, ''), descending: sortedBy.startsWith('-') },
      }),
      ...(href && { href }),
      ...(phone && { renderPhoneRow: (row) => phoneRow(phone, known, row, words) }),
      ...(sortable !== undefined && { sortable }),
      ...(columnChoice !== undefined && { columnChoice }),
      ...(grouping && { grouping }),
    }
  }
  return {
    namespace,
    isPaged,
    need: need as List<Row, Extra>['need'],
    filters: (filters ?? {}) as List<Row, Extra>['filters'],
    draw(drawn) {
      const words = drawn as unknown as Words
      const nothing = { title: title(words), text: '' }
      return {
        title: title(words),
        any: any?.(words) ?? '',
        empty: empty?.(words) ?? nothing,
        none: none?.(words) ?? nothing,
        table: drawTable(words, drawn.t),
      }
    },
  }
}

function phoneRow<Row, Words>(
  phone: Phone<Row, Words, string>,
  columns: Record<string, ListColumn<Row, Words>>,
  row: Row,
  words: Words,
): ReactNode {
  if (typeof phone === 'function') return phone(row, words)
  const { head, line, mark, end, below = [] } = 'line' in phone ? phone : { line: phone }
  const [first] = Object.values(columns)
  const facts = line.map((key) => columns[key] && lineText(columns[key], row, words))
  const lines = (
    <Stack gap={2} miw={0}>
      {head?.(row, words) ?? <Text fw={500}>{first && lineText(first, row, words)}</Text>}
      <Text size="sm" c="dimmed" className={ui.tabular}>
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {below.map((key) => (
        <Text key={key} component="div" size="sm" c="dimmed">
          {columns[key] && cellOf(columns[key], row, words)}
        </Text>
      ))}
    </Stack>
  )
  if (!mark && !end) return lines
  return (
    <div className={ui.ended}>
      <Group gap="sm" wrap="nowrap">
        {mark?.(row, words)}
        {lines}
      </Group>
      {end?.(row, words)}
    </div>
  )
}
