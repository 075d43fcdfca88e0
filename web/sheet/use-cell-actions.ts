import { useEffect, useMemo, useRef } from 'react'
import { readBlock } from './cell-text.ts'
import type { CellWrite } from './cells.ts'
import { placeBlock } from './place-block.ts'
import { placeTable, type NamedSheet } from './place-table.ts'
import type { CellActions, Move, Typed } from './SheetCell.tsx'
import type { Desk } from './use-cells.ts'

const STEPS: Record<Move, readonly [number, number]> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
  stay: [0, 0],
}

type Written<P> = NamedSheet<P> & {
  desk: Pick<Desk<P>, 'type' | 'write' | 'paste' | 'undo' | 'redo'>
}

/** What cells do, always the same object: the newest sheet is looked up when they do it. */
export function useCellActions<P>(
  sheet: Written<P>,
  host: { current: HTMLElement | null },
): CellActions {
  const latest = useRef(sheet)
  useEffect(() => {
    latest.current = sheet
  })
  return useMemo(() => {
    const at = (row: number, column: number, { text, seen }: Typed): CellWrite<P> | null => {
      const write = latest.current.writeAt(row, column, text)
      return write && { ...write, seen }
    }
    const focus = (row: number, column: number, move: Move) => {
      const [down, right] = STEPS[move]
      const { rows, columns } = latest.current
      for (
        let [y, x] = [row + down, column + right];
        y >= 0 && x >= 0 && y < rows && x < columns;
        y += down, x += right
      ) {
        const cell = host.current?.querySelector<HTMLInputElement>(`[data-at="${y}.${x}"]`)
        if (cell) return cell.focus()
      }
      return undefined
    }
    return {
      type: (row, column, typed) => latest.current.desk.type(typed && at(row, column, typed)),
      commit: (row, column, typed) => {
        const write = at(row, column, typed)
        if (write) latest.current.desk.write([write])
      },
      move: focus,
      paste: (row, column, text) => {
        const [now, block] = [latest.current, readBlock(text)]
        now.desk.paste(
          placeTable(now, { row, column }, block) ?? placeBlock(now, row, column, block),
        )
      },
      undo: () => latest.current.desk.undo?.(),
      redo: () => latest.current.desk.redo?.(),
    }
  }, [host])
}
