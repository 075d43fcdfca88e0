import { parseArgs } from 'node:util'
import type { Outcome } from './figures.ts'

/**
 * What the product costs beside bare rivals: `bench.ts [row …]`. One line a row: name, ratio,
 * target, the figures behind it.
 * Exits 0 only when every condition of every row holds. Ratios, because a busy or slow machine
 * moves both sides.
 */
const ROWS: Readonly<Record<string, () => Promise<Outcome>>> = {
  agenda: async () => (await import('./agenda.ts')).agenda(),
  filters: async () => (await import('./agenda.ts')).agendaWithFilters(),
  attendance: async () => (await import('./attendance.ts')).attendance(),
  'fit import': async () => (await import('./fit-import.ts')).fitImport(),
  'zip import': async () => (await import('./zip-import.ts')).zipImport(),
  'import wait': async () => (await import('./import-wait.ts')).importWait(),
  challenges: async () => (await import('./challenges.ts')).challenges(),
  edit: async () => (await import('./edit.ts')).edit(),
  'first load': async () => (await import('./first-load.ts')).firstLoad(),
  login: async () => (await import('./login.ts')).login(),
  'sign-ins': async () => (await import('./sign-ins.ts')).signIns(),
  'club users': async () => (await import('./club-users.ts')).clubUsers(),
  mornings: async () => (await import('./mornings.ts')).mornings(),
  'morning year': async () => (await import('./morning-year.ts')).morningYear(),
  reports: async () => (await import('./reports.ts')).reports(),
  ingest: async () => (await import('./ingest.ts')).ingest(),
  live: async () => (await import('./live.ts')).live(),
  'long table': async () => (await import('./long-table.ts')).longTable(),
  month: async () => (await import('./month.ts')).month(),
  search: async () => (await import('./search.ts')).search(),
  spectators: async () => (await import('./spectators.ts')).spectators(),
  'seat board': async () => (await import('./seat-board.ts')).seatBoard(),
  'seat race': async () => (await import('./seat-race.ts')).seatRace(),
  telemetry: async () => (await import('./telemetry.ts')).telemetry(),
  start: async () => (await import('./start.ts')).start(),
}

/** Rows by name; `fit import` may be given as one word, as two, or as `fit-import`. */
function chosen(words: readonly string[]): string[] {
  const plain = (text: string) => text.replaceAll(/[-_]/g, ' ').toLowerCase()
  const asked = plain(words.join(' '))
  const known = Object.keys(ROWS)
  const left = known.reduce((text, name) => text.replaceAll(plain(name), ''), asked).trim()
  if (left !== '') throw new Error(`There is no row "${left}": the rows are ${known.join(', ')}.`)
  return asked === '' ? known : known.filter((name) => asked.includes(plain(name)))
}

async function measure(name: string): Promise<boolean> {
  const outcome = await ROWS[name]?.().catch((error: unknown) => {
    console.error(error)
    return { ratio: '–', target: '–', figures: [], faults: ['it could not be measured'] }
  })
  if (!outcome) return false
  const { ratio, target, figures, faults } = outcome
  const verdict = faults.length === 0 ? 'holds' : `FAILS: ${faults.join('; ')}`
  console.log([name.padEnd(10), ratio, `target ${target}`, ...figures, verdict].join(' | '))
  return faults.length === 0
}

try {
  const { positionals } = parseArgs({ allowPositionals: true })
  let good = true
  for (const name of chosen(positionals)) good = (await measure(name)) && good
  process.exitCode = good ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
