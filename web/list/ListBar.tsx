import type { ReactNode } from 'react'
import { DisplayChoice, DisplayMenu } from '../ui/filters/DisplayMenu.tsx'
import type { Filter, FilterChanges } from '../ui/filters/filter.ts'
import { FilterBar } from '../ui/filters/FilterBar.tsx'
import { shownFilters } from './filters.ts'
import type { ListView } from './use-list.ts'

type ListBarProps<Row extends object, Extra> = {
  of: ListView<Row, Extra>
  /** Which view of the page is shown, before the filters; its first is the usual one. */
  view?: Filter
  /** Off for a view that filters do not narrow down. */
  isNarrowable?: boolean
  period?: ReactNode
  children?: ReactNode
}

/** The filters of a list in one row, with its order at the end where the server keeps it. */
export function ListBar<Row extends object, Extra>(props: ListBarProps<Row, Extra>) {
  const { of, view, isNarrowable = true, period, children } = props
  const { list, query, words, drawn, state, change } = of
  const filters = isNarrowable ? list.filters : {}
  const valueOf = (name: string) => String(query[name] ?? '')
  const finds = Object.entries(filters).flatMap(([name, filter]) =>
    filter.kind === 'find'
      ? [{ label: filter.label(words), value: valueOf(name), onChange: toChange(name) }]
      : [],
  )
  const sorts = Object.entries(filters).flatMap(([name, filter]) =>
    filter.kind === 'sort'
      ? [
          <DisplayMenu key={name}>
            <DisplayChoice
              label={filter.label(words)}
              items={filter.items(words)}
              value={valueOf(name) || (filter.usual ?? '')}
              onChange={toChange(name)}
            />
          </DisplayMenu>,
        ]
      : [],
  )
  function toChange(name: string) {
    return (value: string) => change({ [name]: [value] })
  }
  function apply(changes: FilterChanges) {
    const [opened] = (view && changes[view.name]) ?? []
    if (view && opened !== undefined)
      state.open(view.name, opened === view.items[0]?.value ? '' : opened)
    else change(changes)
  }
  return (
    <FilterBar
      period={period}
      {...(finds[0] && { find: finds[0] })}
      filters={[...(view ? [view] : []), ...shownFilters(filters, query, words, drawn.any)]}
      onChange={apply}
      display={sorts[0]}
    >
      {children}
    </FilterBar>
  )
}
