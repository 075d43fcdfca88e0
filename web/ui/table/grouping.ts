import type { ReactNode } from 'react'

/** Rows that belong together stand below a head of their own. */
export type Grouping<Row> = {
  by: (row: Row) => string
  renderHead: (rows: readonly Row[]) => ReactNode
}

/** The rows of each group together, in the order in which the first of each comes. */
export const inGroups = <Item>(items: readonly Item[], by: (item: Item) => string): Item[][] => [
  ...Map.groupBy(items, by).values(),
]
