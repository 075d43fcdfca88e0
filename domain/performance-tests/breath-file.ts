import { BREATH_COLUMNS, breathHead, headingIn, type BreathColumn } from './drv-columns.ts'
import type { DrvLineFault } from './drv-line.ts'
import { drvTable, type DrvRefusal } from './drv-table.ts'
import { drvNumber, isFault } from './drv-values.ts'
import { LINE_NUMBERS, type TestField } from './fields.ts'
import type { Breath } from './vo2.ts'

const FIELDS = {
  time_s: { min: 0, max: 7200, decimals: 1 },
  vo2_l_min: LINE_NUMBERS.vo2,
  vco2_l_min: LINE_NUMBERS.vco2,
  ve_l_min: LINE_NUMBERS.ve,
  heart_rate: { ...LINE_NUMBERS.heart_rate, decimals: 1 },
  power_w: LINE_NUMBERS.watts,
} as const satisfies Record<BreathColumn, TestField>

export type BreathFile = { breaths: Breath[]; faults: DrvLineFault[]; ignored: string[] }

/** Reads what a laboratory measured breath by breath: the headings, then a line for each breath. */
export function readBreathFile(text: string): BreathFile | DrvRefusal {
  const table = drvTable(text, 'unmarked')
  if (typeof table === 'string') return table
  const head = breathHead(table.head)
  if (head.doubled.length > 0) return 'column_twice'
  if (!head.at.has('time_s') || !head.at.has('vo2_l_min')) return 'column_missing'
  const faults: DrvLineFault[] = []
  const breaths: Breath[] = []
  let before = -1
  for (const { line, cells } of table.rows) {
    const read: Partial<Record<BreathColumn, number>> = {}
    for (const column of BREATH_COLUMNS) {
      const cell = cells[head.at.get(column) ?? -1] ?? ''
      const value = cell === '' ? null : drvNumber(cell, FIELDS[column], table.has_commas)
      if (isFault(value)) faults.push({ line, column, ...value })
      else if (value !== null) read[column] = value
      else if (column === 'time_s') faults.push({ line, column, code: 'missing' })
    }
    if (cells.length > table.head.length)
      faults.push({ line, column: null, code: 'too_many_cells' })
    const { time_s } = read
    if (time_s === undefined) continue
    if (time_s <= before) faults.push({ line, column: 'time_s', code: 'time_runs_back' })
    before = time_s
    breaths.push(breathOf(time_s, read))
  }
  const last = table.rows.at(-1)?.line ?? 0
  if (table.is_cut) faults.push({ line: last, column: null, code: 'cut_off' })
  const isEmpty = faults.length === 0 && breaths.every(({ vo2 }) => (vo2 ?? 0) <= 0)
  if (isEmpty) faults.push({ line: last, column: 'vo2_l_min', code: 'no_oxygen' })
  const named = faults.map((fault) => ({
    ...fault,
    column: headingIn(head, table.head, fault.column),
  }))
  return { breaths, faults: named, ignored: head.ignored }
}

const breathOf = (time_s: number, read: Partial<Record<BreathColumn, number>>): Breath => ({
  time_s,
  vo2: read.vo2_l_min ?? null,
  vco2: read.vco2_l_min ?? null,
  ve: read.ve_l_min ?? null,
  heart_rate: read.heart_rate ?? null,
  watts: read.power_w ?? null,
})
