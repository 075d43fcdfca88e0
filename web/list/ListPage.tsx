import type { ReactNode } from 'react'
import { Page, type PageProps } from '../ui/Page.tsx'
import type { Answer, List } from './list.tsx'
import { ListBar } from './ListBar.tsx'
import { ListRows, type ListRowsProps } from './ListRows.tsx'
import type { Adding } from './ListTable.tsx'
import { useList, type ListView } from './use-list.ts'

type ListPageProps<Row extends object, Extra> = {
  of: List<Row, Extra>
  head?: Pick<PageProps, 'crumb' | 'tabs'>
  /** Facts beside the title, of the rows once they are there. */
  subtitle?: (answer: Answer<Row> | undefined) => ReactNode
  /** Buttons, which may act on what the rows are narrowed down to. */
  renderAction?: (found: ListView<Row, Extra>) => ReactNode
  renderPeriod?: (found: ListView<Row, Extra>) => ReactNode
  /** The way to a first row, where there is none. */
  start?: ReactNode
  /** Over the rows, while there are some. */
  renderAbove?: (rows: readonly Row[]) => ReactNode
  below?: ReactNode
  /** How the rows are shown, where not as one table. */
  children?: ListRowsProps<Row, Extra>['children']
}

/** A page with the rows of a list, its filters, and what it says where there are none. */
export function ListPage<Row extends object, Extra>(
  props: ListPageProps<Row, Extra> & Adding<Extra>,
) {
  const {
    of,
    given,
    head,
    subtitle,
    renderAction,
    renderPeriod,
    start,
    renderAbove,
    below,
    children,
  } = props
  const found = useList(of, given)
  return (
    <Page
      {...head}
      title={found.drawn.title}
      subtitle={subtitle?.(found.asked.data)}
      action={renderAction?.(found)}
      filters={
        Object.keys(of.filters).length > 0 && <ListBar of={found} period={renderPeriod?.(found)} />
      }
    >
      <ListRows of={found} start={start} renderAbove={renderAbove}>
        {children}
      </ListRows>
      {below}
    </Page>
  )
}
