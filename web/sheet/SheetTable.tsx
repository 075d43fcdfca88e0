import { VisuallyHidden } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './sheet.module.css'

type HeadColumn = { key: string; name: string; unit: string }
/** Columns beside each other that belong together, such as the values of one piece. */
type HeadGroup = { key: string; name: string; columns: readonly HeadColumn[] }

type SheetTableProps = {
  host: RefObject<HTMLDivElement | null>
  label: string
  groups: readonly HeadGroup[]
  /** Whether the names of the groups stand above their columns. */
  named: boolean
  /** The rows. */
  children: ReactNode
}

/** The frame of a sheet: people at the left and columns above stay in sight while it scrolls. */
export function SheetTable({ host, label, groups, named, children }: SheetTableProps) {
  return (
    <div ref={host} className={classes.scroller}>
      <table className={classes.sheet} aria-label={label}>
        <Head groups={groups} named={named} />
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/**
 * How much of the sheet its head and the column of people cover, for what has to stay in sight
 * beside them.
 */
function watchSizes(head: HTMLTableSectionElement | null): (() => void) | undefined {
  const corner = head?.querySelector('th')
  const scroller = head?.closest('table')?.parentElement
  if (!head || !corner || !scroller) return undefined
  const rows = [...head.rows]
  const publishSizes = () => {
    scroller.style.setProperty('--sheet-people', `${corner.offsetWidth}px`)
    scroller.style.setProperty('--sheet-head', `${head.offsetHeight}px`)
    scroller.style.setProperty(
      '--sheet-groups',
      `${rows.length > 1 ? (rows[0]?.offsetHeight ?? 0) : 0}px`,
    )
  }
  const observer = new ResizeObserver(publishSizes)
  for (const part of [corner, head]) observer.observe(part)
  return () => observer.disconnect()
}

/** Above: the piece, split or set; below: what is entered of it. */
function Head({ groups, named }: Pick<SheetTableProps, 'groups' | 'named'>) {
  const { t } = useTranslation('sheet')
  return (
    <thead ref={watchSizes} key={String(named)}>
      {named && (
        <tr>
          <th className={classes.corner}>
            <VisuallyHidden>{t('who')}</VisuallyHidden>
          </th>
          {groups.map(({ key, name, columns }, index) => (
            <th
              key={key}
              scope="colgroup"
              colSpan={columns.length}
              className={[classes.group, index > 0 && classes.opens].filter(Boolean).join(' ')}
            >
              <span className={classes.groupName}>{name}</span>
            </th>
          ))}
        </tr>
      )}
      <tr>
        <th className={classes.corner} scope="col">
          {t('who')}
        </th>
        {groups.flatMap(({ columns }, group) =>
          columns.map(({ key, name, unit }, index) => (
            <th
              key={key}
              scope="col"
              className={group > 0 && index === 0 ? classes.opens : undefined}
            >
              {name}
              <span className={classes.unit}>{unit || '\u00A0'}</span>
            </th>
          )),
        )}
      </tr>
    </thead>
  )
}
