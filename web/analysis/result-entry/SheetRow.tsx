import { memo } from 'react'
import type { Result } from '#contract/analysis/result-entry.ts'
import type { Entries, Entry } from './entries.ts'
import type { Column, Row } from './grid-model.ts'
import type { CellActions } from '../../sheet/SheetCell.tsx'
import classes from '../../sheet/sheet.module.css'
import { kindOf, SlotCell } from './SlotCell.tsx'
import type { SheetProps } from './use-score-actions.ts'

export type SheetRowProps = Pick<SheetProps, 'pieces' | 'columns' | 'writing' | 'words'> & {
  row: Row
  y: number
  /** The first line of somebody in a list of several. */
  opens: boolean
  result: Result | undefined
  /** Entries of this row's owner, by cell. */
  own: Entries
  clashes: string
  /** What the values add up to, as texts between tabs. */
  figures: string
  actions: CellActions
}

/**
 * One line of the sheet. It is drawn again only when something in it has changed: a club's sheet
 * has thousands of cells.
 */
export const SheetRow = memo(function SheetRow({
  row,
  y,
  opens,
  columns,
  words,
  figures,
  ...rest
}: SheetRowProps) {
  return (
    <tr data-first={opens || undefined}>
      <th scope="row">
        <span className={classes.line}>
          <span>{[row.owner.name, row.owner.detail].filter(Boolean).join(' · ')}</span>
          {row.piece !== null && <span className={classes.piece}>{words.piece(row.piece)}</span>}
        </span>
      </th>
      {columns.map((column, x) => {
        const kind = kindOf(rest.pieces, row, column)
        const looks = [
          kind === 'open' ? '' : classes[kind],
          x > 0 && !sameGroup(columns[x - 1], column) ? classes.opens : '',
        ]
        return (
          <td key={column.key} className={looks.filter(Boolean).join(' ')}>
            <SlotCell {...{ ...rest, row, column, y, x, words }} />
          </td>
        )
      })}
      {figures.split('\t').map(
        (text, at) =>
          figures !== '' && (
            <td
              key={at}
              className={[classes.figure, at === 0 && classes.opens].filter(Boolean).join(' ')}
            >
              {text}
            </td>
          ),
      )}
    </tr>
  )
}, sameRow)

/** Whether two columns belong to the same piece, or to the same split of it. */
export const sameGroup = (one: Column | undefined, other: Column | undefined): boolean =>
  one?.piece === other?.piece && one?.part === other?.part && one?.number === other?.number

function sameRow(before: SheetRowProps, after: SheetRowProps): boolean {
  const { row, own, columns, ...rest } = before
  const [one, other] = [row.owner, after.row.owner]
  const sameOwner =
    row.key === after.row.key &&
    row.leads === after.row.leads &&
    one.seen === other.seen &&
    one.name === other.name &&
    samePieces(one, other)
  const sameColumns =
    columns.length === after.columns.length &&
    columns.every(({ key }, index) => key === after.columns[index]?.key)
  const same = (Object.keys(rest) as (keyof typeof rest)[]).every(
    (name) => rest[name] === after[name],
  )
  return same && sameOwner && sameColumns && sameEntries(own, after.own)
}

const samePieces = ({ pieces: one }: Row['owner'], { pieces: other }: Row['owner']) =>
  one?.join() === other?.join()

const sameEntries = (one: ReadonlyMap<string, Entry>, other: ReadonlyMap<string, Entry>) =>
  one.size === other.size && [...one].every(([key, entry]) => other.get(key) === entry)
