import { useMemo, useRef, useState } from 'react'
import type { Race } from '#contract/boats/races.ts'
import { readBlock } from '../../sheet/cell-text.ts'
import {
  changeOf,
  clashesIn,
  COLUMNS,
  faultsIn,
  textOf,
  type Column,
  type Reading,
  type Row,
  type TypedRow,
} from './race-rows.ts'
import { useRaceSaving, type Sent } from './use-race-saving.ts'

type Typing = ReadonlyMap<string, TypedRow>

/**
 * The rows of the sheet: what is stored in the order of starts, then new ones, the last of them
 * empty. What was typed stays until it is stored.
 */
export function useRaceRows(sessionId: number, races: readonly Race[], reading: Reading) {
  const [typing, setTyping] = useState<Typing>(new Map())
  const [added, setAdded] = useState<readonly string[]>(['new-0'])
  const last = useRef(0)
  /** A new row keeps its key when it is stored, so that the cell in hand stays. */
  const [keys, setKeys] = useState<ReadonlyMap<number, string>>(new Map())
  const rows = useMemo((): Row[] => {
    const rowOf = (key: string, race: Race | null) => ({ key, race, typed: typing.get(key) ?? {} })
    const stored = races.map((race) => rowOf(keys.get(race.id) ?? String(race.id), race))
    const known = new Set(stored.map(({ key }) => key))
    return [...stored, ...added.filter((key) => !known.has(key)).map((key) => rowOf(key, null))]
  }, [races, typing, added, keys])

  const { marks, ready } = useRead(rows, reading)
  const saving = useRaceSaving(sessionId, ready, (sent, ids) => {
    setKeys((now) => new Map([...now, ...ids]))
    setTyping((now) => withoutSent(now, sent))
  })

  /** Writes a block with its first cell at a place; lines below the last row become new ones. */
  function write(index: number, column: number, block: readonly (readonly string[])[]) {
    const missing = Math.max(0, index + block.length + 1 - rows.length)
    const more = Array.from({ length: missing }, () => `new-${++last.current}`)
    if (missing > 0) setAdded((now) => [...now, ...more])
    const all = [...rows, ...more.map((key): Row => ({ key, race: null, typed: {} }))]
    setTyping((now) => written(now, all.slice(index), { column, block, reading }))
  }
  /** Takes back what was typed into these cells, or lets it count over what others have stored. */
  function settle(mine: boolean) {
    setTyping((now) => settled(now, rows, marks, { mine, reading }))
  }
  const dropNew = (key: string) => {
    setAdded((now) => now.filter((other) => other !== key))
    setTyping((now) => new Map([...now].filter(([other]) => other !== key)))
  }
  return {
    rows,
    marks,
    ...saving,
    dirty: typing.size > 0,
    write,
    paste: (index: number, column: number, text: string) => write(index, column, readBlock(text)),
    settle,
    dropNew,
  }
}

/** What is wrong in each row, and what of it is to be stored. */
function useRead(rows: readonly Row[], reading: Reading) {
  const marks = useMemo(
    () =>
      new Map(
        rows.map((row, index) => [
          row.key,
          { faults: faultsIn(rows, index, reading), clashes: clashesIn(row, reading) },
        ]),
      ),
    [rows, reading],
  )
  const ready = useMemo(
    () =>
      rows.flatMap((row, index): Sent[] => {
        const found = changeOf(rows, index, reading)
        return found ? [{ key: row.key, ...found }] : []
      }),
    [rows, reading],
  )
  return { marks, ready }
}

type Written = { column: number; block: readonly (readonly string[])[]; reading: Reading }

function written(
  typing: Typing,
  rows: readonly Row[],
  { column, block, reading }: Written,
): Typing {
  const next = new Map(typing)
  for (const [y, texts] of block.entries()) {
    const row = rows[y]
    if (!row) continue
    next.set(row.key, { ...next.get(row.key), ...typedIn(row, column, texts, reading) })
  }
  return next
}

function typedIn(row: Row, from: number, texts: readonly string[], reading: Reading): TypedRow {
  return Object.fromEntries(
    texts.flatMap((text, x) => {
      const column = COLUMNS[from + x]
      if (column === undefined) return []
      const base = row.typed[column]?.base ?? textOf(row.race, column, reading)
      return [[column, { text, base }]]
    }),
  )
}

/** What was typed since it was sent stays. */
function withoutSent(typing: Typing, sent: readonly Sent[]): Typing {
  const next = new Map(typing)
  for (const { key, sent: cells } of sent) {
    const left = Object.fromEntries(
      Object.entries(next.get(key) ?? {}).filter(
        ([column, cell]) => cells[column as Column] !== cell,
      ),
    )
    if (Object.keys(left).length > 0) next.set(key, left)
    else next.delete(key)
  }
  return next
}

type Marks = ReadonlyMap<string, { faults: Column[]; clashes: Column[] }>

function settled(
  typing: Typing,
  rows: readonly Row[],
  marks: Marks,
  { mine, reading }: { mine: boolean; reading: Reading },
): Typing {
  const next = new Map(typing)
  for (const { key, race, typed } of rows) {
    const clashes = marks.get(key)?.clashes ?? []
    if (clashes.length === 0) continue
    const left: TypedRow = { ...typed }
    for (const column of clashes) {
      const cell = typed[column]
      if (mine && cell) left[column] = { ...cell, base: textOf(race, column, reading) }
      else delete left[column]
    }
    if (Object.keys(left).length > 0) next.set(key, left)
    else next.delete(key)
  }
  return next
}
