import { useMemo, useRef, useState, useEffect, useEffectEvent } from 'react'
import { eventRaces, saveRaces, type Race, type RaceChange } from '#contract/boats/races.ts'
import { readBlock } from '../../sheet/cell-text.ts'
import { api, invalidate } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { queryClient } from '../../api/query-client.ts'
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
import { racesQuery } from './queries.ts'

const PAUSE_MS = 800
const RETRY_MS = 8000
/** These are shown at the sheet. */
const OWN = [0, 400, 409, 503] as const

/** A change of a row, and the cells it was made from. */
type Sent = { key: string; change: RaceChange; sent: TypedRow }

type Body = { races: RaceChange[]; deleted?: { id: number; version: number }[] }

/** Stores it, shows what is there then, and answers with the ids of what is new. */
async function store(sessionId: number, body: Body): Promise<number[]> {
  const { data } = await api(saveRaces, { body: { session_id: sessionId, ...body } }, { own: OWN })
  const { added, ...races } = data
  queryClient.setQueryData(racesQuery(sessionId).queryKey, { data: races })
  return added
}

/**
 * Stores what is ready shortly after the last key. What somebody else has changed meanwhile is
 * fetched, and then only the cells that both have changed are asked about.
 */
function useRaceSaving(
  sessionId: number,
  ready: readonly Sent[],
  onStored: (sent: readonly Sent[], ids: ReadonlyMap<number, string>) => void,
) {
  const [saving, setSaving] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function fail(error: unknown) {
    const problem = error instanceof ApiProblem ? error : null
    if (problem?.code === 'conflict') await invalidate(eventRaces)
    else setTrouble(problem?.message ?? null)
  }
  const save = useEffectEvent(async (batch: readonly Sent[]) => {
    setSaving(true)
    try {
      const added = await store(sessionId, { races: batch.map(({ change }) => change) })
      const created = batch.filter(({ change }) => change.id === undefined)
      onStored(batch, new Map(created.map(({ key }, place) => [added[place] ?? 0, key])))
      setTrouble(null)
    } catch (error) {
      await fail(error)
    } finally {
      setSaving(false)
    }
  })
  useEffect(() => {
    if (ready.length === 0 || saving) return undefined
    const timer = setTimeout(() => void save(ready), trouble === null ? PAUSE_MS : RETRY_MS)
    return () => clearTimeout(timer)
  }, [ready, saving, trouble])
  /** Deletes a race, and answers whether it is gone. */
  async function remove({ id, version }: Race): Promise<boolean> {
    try {
      await store(sessionId, { races: [], deleted: [{ id, version }] })
      return true
    } catch (error) {
      await fail(error)
      return false
    }
  }
  return { saving, trouble, pending: ready.length, remove }
}

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
