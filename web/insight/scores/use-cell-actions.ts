import { useEffect, useMemo, useRef } from 'react'
import type { SessionScores } from '#contract/insight/scores.ts'
import type { CellWrite } from './entries.ts'
import type { Column, Row } from './grid-model.ts'
import { placeBlock, writeAt } from './paste-block.ts'
import { readBlock, type Writing } from './read-cell.ts'
import type { CellActions, Move, Typed } from './ScoreCell.tsx'
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

const STEPS: Record<Move, readonly [number, number]> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
  stay: [0, 0],
}

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
    const at = (row: number, column: number, { text, seen }: Typed): CellWrite | null => {
      const write = writeAt(latest.current, row, column, text)
      return write && { ...write, seen }
    }
    const focus = (row: number, column: number, move: Move) => {
      const [down, right] = STEPS[move]
      const { rows: all, columns: heads } = latest.current
      for (
        let [y, x] = [row + down, column + right];
        y >= 0 && x >= 0 && y < all.length && x < heads.length;
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
      paste: (row, column, text) =>
        latest.current.desk.paste(placeBlock(latest.current, row, column, readBlock(text))),
      undo: () => latest.current.desk.undo?.(),
      redo: () => latest.current.desk.redo?.(),
    }
  }, [host])
}
