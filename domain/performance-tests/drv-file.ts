import { drvHead, headingIn, type DrvColumn, type Head } from './drv-columns.ts'
import { drvCells, type DrvCells, type DrvLineFault } from './drv-line.ts'
import { personKey, personOf } from './drv-people.ts'
import { drvTable, type DrvRefusal, type DrvTable } from './drv-table.ts'
import { drvTestOf, type DrvRead, type DrvTest } from './drv-test.ts'
import type { TestKind } from './kinds.ts'

export type DrvFile = {
  /** The tests in which nothing is wrong, in the order of the file. */
  tests: DrvTest[]
  /** By line. */
  faults: DrvLineFault[]
  /** How many tests have a fault in one of their lines. */
  faulty: number
  /** Headings that say nothing here. */
  ignored: string[]
}

/** Which test a line belongs to, as far as that can be read. */
type Whose = { kind: TestKind | undefined; day: string | undefined; person: string | null }
type Draft = Whose & { kind: TestKind; day: string; rows: DrvRead[]; faults: DrvLineFault[] }
type Stray = Whose & { faults: DrvLineFault[] }

/**
 * Reads a file of tests, drv-test/1. A test with a fault in any of its lines is left out whole, so
 * that none comes with a step missing.
 * @param today YYYY-MM-DD
 */
export function readDrvFile(text: string, today: string): DrvFile | DrvRefusal {
  const table = drvTable(text, 'marked')
  if (typeof table === 'string') return table
  const head = drvHead(table.head)
  if (head.doubled.length > 0) return 'column_twice'
  if (!head.at.has('test_type') || !head.at.has('test_date')) return 'column_missing'
  const { drafts, strays } = draftsOf(table, head, today)
  const tests: DrvTest[] = []
  const faults = strays.flatMap((stray) => stray.faults)
  let faulty = 0
  for (const draft of drafts) {
    const isSpoilt = strays.some((stray) => mayBelongTo(stray, draft))
    const made = draft.faults.length > 0 ? draft.faults : drvTestOf(draft.rows, draft)
    if (Array.isArray(made)) faults.push(...made)
    if (Array.isArray(made) || isSpoilt) faulty++
    else tests.push(made)
  }
  return {
    tests,
    faults: faults
      .map((fault) => ({ ...fault, column: headingIn(head, table.head, fault.column) }))
      .toSorted((one, other) => one.line - other.line),
    faulty,
    ignored: head.ignored,
  }
}

/** A line of which something cannot be read may be a part of any test that fits the rest. */
const mayBelongTo = (stray: Stray, draft: Draft): boolean =>
  (stray.kind ?? draft.kind) === draft.kind &&
  (stray.day ?? draft.day) === draft.day &&
  (stray.person ?? draft.person) === draft.person

function draftsOf(
  { rows, head: headings, has_commas, is_cut }: DrvTable,
  head: Head<DrvColumn>,
  today: string,
): { drafts: Draft[]; strays: Stray[] } {
  const drafts = new Map<string, Draft>()
  const strays: Stray[] = []
  for (const row of rows) {
    const { cells, faults } = drvCells(head, row, has_commas)
    faults.push(...faultsOfRow(row, cells, headings.length, today))
    if (is_cut && row === rows.at(-1))
      faults.push({ line: row.line, column: null, code: 'cut_off' })
    const whose = whoseOf(cells)
    const { kind, day, person } = whose
    if (kind === undefined || day === undefined || person === null) {
      strays.push({ ...whose, faults })
      continue
    }
    const key = `${kind} ${day} ${person}`
    const draft = drafts.get(key) ?? { kind, day, person, rows: [], faults: [] }
    drafts.set(key, draft)
    draft.rows.push({ line: row.line, cells })
    draft.faults.push(...faults)
  }
  return { drafts: [...drafts.values()], strays }
}

const whoseOf = (cells: DrvCells): Whose => ({
  kind: cells.test_type,
  day: cells.test_date,
  person: personKey(personOf(cells), 'seen'),
})

function faultsOfRow(
  { line, cells: { length } }: DrvTable['rows'][number],
  { test_date }: DrvCells,
  columns: number,
  today: string,
): DrvLineFault[] {
  const faults: DrvLineFault[] = []
  if (length > columns) faults.push({ line, column: null, code: 'too_many_cells' })
  if (test_date !== undefined && test_date > today)
    faults.push({ line, column: 'test_date', code: 'day_to_come' })
  return faults
}
