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
  /** Whether the names of the groups stand before their columns. */
  named: boolean
  /** Figures that follow from what is entered, behind all columns. */
  figures?: readonly HeadColumn[]
  /** The rows. */
  children: ReactNode
}

/** The frame of a sheet: people at the left and columns above stay in sight while it scrolls. */
export function SheetTable({
  host,
  label,
  groups,
  named,
  figures = [],
  children,
}: SheetTableProps) {
  return (
    <div ref={host} className={classes.scroller}>
      <table className={classes.sheet} aria-label={label}>
        <Head groups={groups} named={named} figures={figures} />
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
  const publishSizes = () => {
    scroller.style.setProperty('--sheet-people', `${corner.offsetWidth}px`)
    scroller.style.setProperty('--sheet-head', `${head.offsetHeight}px`)
  }
  const observer = new ResizeObserver(publishSizes)
  for (const part of [corner, head]) observer.observe(part)
  return () => observer.disconnect()
}

type HeadProps = Pick<SheetTableProps, 'groups' | 'named'> & { figures: readonly HeadColumn[] }

/** What is entered; the first column of a piece, split or set names it, the others say it. */
function Head({ groups, named, figures }: HeadProps) {
  const { t } = useTranslation('sheet')
  return (
    <thead ref={watchSizes}>
      <tr>
        <th className={classes.corner} scope="col">
          {t('who')}
        </th>
        {groups.flatMap(({ name: group, columns }, at) =>
          columns.map(({ key, name, unit }, index) => (
            <th key={key} scope="col" className={at > 0 && index === 0 ? classes.opens : undefined}>
              <span className={classes.head}>
                {named &&
                  (index === 0 ? (
                    <span className={classes.groupName}>{group}</span>
                  ) : (
                    <VisuallyHidden>{group}</VisuallyHidden>
                  ))}
                <span>
                  {name}
                  {unit && <span className={classes.unit}> {unit}</span>}
                </span>
              </span>
            </th>
          )),
        )}
        {figures.map(({ key, name, unit }, index) => (
          <th key={key} scope="col" className={index === 0 ? classes.opens : undefined}>
            {name}
            {unit && <span className={classes.unit}> {unit}</span>}
          </th>
        ))}
      </tr>
    </thead>
  )
}
