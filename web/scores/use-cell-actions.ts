import { useEffect, useMemo, useRef } from 'react'
import type { SessionScores } from '#contract/scores.ts'
import type { CellWrite } from './entries.ts'
import { hasPlace, isClosed, slotOf, type Column, type Row } from './grid-model.ts'
import { readBlock, type Writing } from './read-cell.ts'
import type { CellActions, Move } from './ScoreCell.tsx'
import type { EntryDesk } from './use-entries.ts'
import type { Words } from './use-words.ts'

export type SheetProps = {
  pieces: SessionScores['pieces']
  rows: readonly Row[]
  columns: readonly Column[]
  desk: EntryDesk
  writing: Writing
  words: Words
}

const STEPS: Record<Move, readonly [number, number]> = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1], stay: [0, 0] }

/** What cells do, always the same object: the newest sheet is looked up when they do it. */
export function useCellActions(
  { pieces, rows, columns, desk }: Omit<SheetProps, 'writing' | 'words'>,
  host: { current: HTMLElement | null },
): CellActions {
  const latest = useRef({ pieces, rows, columns, desk })
  useEffect(() => {
    latest.current = { pieces, rows, columns, desk }
  })
  return useMemo(() => {
    const at = (row: number, column: number, text: string): CellWrite[] => {
      const { rows: all, columns: heads, pieces: laid } = latest.current
      const [line, head] = [all[row], heads[column]]
      if (!line || !head) return []
      const slot = slotOf(line, head)
      return hasPlace(laid, line, head) && !isClosed(line.owner, slot.field) ? [{ owner: line.owner, slot, text }] : []
    }
    const focus = (row: number, column: number, move: Move) => {
      const [down, right] = STEPS[move]
      const { rows: all, columns: heads } = latest.current
      for (let [y, x] = [row + down, column + right]; y >= 0 && x >= 0 && y < all.length && x < heads.length; y += down, x += right) {
        const cell = host.current?.querySelector<HTMLInputElement>(`[data-at="${y}.${x}"]`)
        if (cell) return cell.focus()
      }
      return undefined
    }
    return {
      type: (row, column, typed) =>
        latest.current.desk.type(typed ? (at(row, column, typed.text).map((one) => ({ ...one, seen: typed.seen }))[0] ?? null) : null),
      commit: (row, column, { text, seen }) => latest.current.desk.write(at(row, column, text).map((one) => ({ ...one, seen }))),
      move: focus,
      paste: (row, column, text) =>
        latest.current.desk.write(
          readBlock(text).flatMap((cells, y) => cells.flatMap((cell, x) => at(row + y, column + x, cell))),
          true,
        ),
      undo: () => latest.current.desk.undo?.(),
      redo: () => latest.current.desk.redo?.(),
    }
  }, [host])
}
