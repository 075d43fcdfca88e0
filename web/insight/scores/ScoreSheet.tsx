import { VisuallyHidden } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entries } from './entries.ts'
import type { Column } from './grid-model.ts'
import classes from './scores.module.css'
import { sameGroup, SheetRow } from './SheetRow.tsx'
import { useCellActions, type SheetProps } from './use-cell-actions.ts'
import type { Words } from './use-words.ts'

/** The sheet: a line for everybody and each piece, values side by side, splits behind them. */
export function ScoreSheet({ pieces, rows, columns, desk, writing, words }: SheetProps) {
  const { t } = useTranslation('scores')
  const host = useRef<HTMLDivElement>(null)
  const actions = useCellActions({ pieces, rows, columns, desk }, host)
  const own = entriesByOwner(desk.entries)
  const clashes = desk.clashes.map(({ key }) => key).join(' ')
  return (
    <div ref={host} className={classes.scroller}>
      <table className={classes.sheet} aria-label={t('sheet')}>
        <Head columns={columns} words={words} />
        <tbody>
          {rows.map((row, y) => (
            <SheetRow
              key={row.key}
              {...{ row, y, pieces, columns, writing, words, actions }}
              opens={row.piece !== null && y > 0 && rows[y - 1]?.owner.key !== row.owner.key}
              result={desk.resultOf(row.owner)}
              own={own.get(row.owner.key) ?? NONE}
              clashes={clashes}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const NONE: Entries = new Map()

const entriesByOwner = (entries: Entries): ReadonlyMap<string, Entries> =>
  new Map(
    [...Map.groupBy(entries, ([, { owner }]) => owner.key)].map(([key, list]) => [
      key,
      new Map(list),
    ]),
  )

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
function Head({ columns, words }: { columns: readonly Column[]; words: Words }) {
  const { t } = useTranslation('scores')
  const groups = columns.reduce<Column[][]>((all, column) => {
    const last = all.at(-1)
    if (last && sameGroup(last[0], column)) last.push(column)
    else all.push([column])
    return all
  }, [])
  const many = new Set(columns.map(({ piece }) => piece)).size > 1
  /** The label reads "Piece 3 · Split 2"; if there is only one piece, only its parts are named. */
  const nameOf = (column: Column | undefined) => {
    if (!column) return null
    const piece =
      column.piece === null || (!many && column.part !== 'piece') ? '' : words.piece(column.piece)
    return [piece, words.part(column)].filter(Boolean).join(' · ') || t('wholePiece')
  }
  const named = groups.length > 1 || columns[0]?.piece !== null
  return (
    <thead ref={watchSizes} key={String(named)}>
      {named && (
        <tr>
          <th className={classes.corner}>
            <VisuallyHidden>{t('who')}</VisuallyHidden>
          </th>
          {groups.map((group, index) => (
            <th
              key={group[0]?.key}
              scope="colgroup"
              colSpan={group.length}
              className={[classes.group, index > 0 && classes.opens].filter(Boolean).join(' ')}
            >
              <span className={classes.groupName}>{nameOf(group[0])}</span>
            </th>
          ))}
        </tr>
      )}
      <tr>
        <th className={classes.corner} scope="col">
          {t('who')}
        </th>
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            className={
              index > 0 && !sameGroup(columns[index - 1], column) ? classes.opens : undefined
            }
          >
            {words.field(column.field)}
            <span className={classes.unit}>{words.unit(column.field) || '\u00A0'}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}
