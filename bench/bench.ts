import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { startCluster, type BenchCluster, type Size } from './cluster.ts'
import { createBench, type Bench, type Measured } from './row.ts'
import { holds, ROW_NAMES, TARGETS, type Figure, type RowName, type Target } from './targets.ts'
import { writePerformance, type Line } from './performance.ts'

/**
 * What the product costs beside bare rivals: `bench.ts [--smallest] [row …]`. One line a row, and
 * at the end how many are well. At full size a row is well when its figures are within their
 * targets, and a run of all rows writes docs/performance.md. At the smallest size no time is held
 * against it: it is well when it can be measured and both sides answer the same.
 */
type Rows = { [Name in RowName]: () => Promise<(bench: Bench) => Promise<Measured<Name>>> }

/** Rows on the clubs of a season. They share its rows, so they take turns at any size. */
const OF_SEASON = {
  agenda: async () => (await import('./agenda.ts')).agenda,
  filters: async () => (await import('./agenda.ts')).agendaWithFilters,
  attendance: async () => (await import('./attendance.ts')).attendance,
  'fit import': async () => (await import('./fit-import.ts')).fitImport,
  'season import': async () => (await import('./season-import.ts')).seasonImport,
  'zip import': async () => (await import('./zip-import.ts')).zipImport,
  'import wait': async () => (await import('./import-wait.ts')).importWait,
  edit: async () => (await import('./edit.ts')).edit,
  ingest: async () => (await import('./ingest.ts')).ingest,
  live: async () => (await import('./live.ts')).live,
  spectators: async () => (await import('./spectators.ts')).spectators,
} as const satisfies Partial<Rows>

const OTHERS = {
  challenges: async () => (await import('./challenges.ts')).challenges,
  'first load': async () => (await import('./first-load.ts')).firstLoad,
  login: async () => (await import('./login.ts')).login,
  'sign-ins': async () => (await import('./sign-ins.ts')).signIns,
  'club users': async () => (await import('./club-users.ts')).clubUsers,
  mornings: async () => (await import('./mornings.ts')).mornings,
  'morning year': async () => (await import('./morning-year.ts')).morningYear,
  reports: async () => (await import('./reports.ts')).reports,
  'long table': async () => (await import('./long-table.ts')).longTable,
  month: async () => (await import('./month.ts')).month,
  search: async () => (await import('./search.ts')).search,
  'season page': async () => (await import('./season-page.ts')).seasonPage,
  'seat board': async () => (await import('./seat-board.ts')).seatBoard,
  'seat race': async () => (await import('./seat-race.ts')).seatRace,
  telemetry: async () => (await import('./telemetry.ts')).telemetry,
  start: async () => (await import('./start.ts')).start,
} as const satisfies Partial<Rows>

/** What is read of any row. */
type RowFigures = {
  values: Readonly<Record<string, number | null>>
  figures: readonly string[]
  wrong: readonly string[]
}
const ROWS: Readonly<Record<RowName, () => Promise<(bench: Bench) => Promise<RowFigures>>>> = {
  ...OF_SEASON,
  ...OTHERS,
}

/** Rows by name; `fit import` may be given as one word, as two, or as `fit-import`. */
function chosen(words: readonly string[]): RowName[] {
  const plain = (text: string) => text.replaceAll(/[-_]/g, ' ').toLowerCase()
  const asked = plain(words.join(' '))
  const left = ROW_NAMES.reduce<string>((text, name) => text.replaceAll(plain(name), ''), asked)
  if (left.trim() !== '')
    throw new Error(`There is no row "${left.trim()}": the rows are ${ROW_NAMES.join(', ')}.`)
  return asked === '' ? ROW_NAMES : ROW_NAMES.filter((name) => asked.includes(plain(name)))
}

async function measure(name: RowName, bench: Bench): Promise<Line> {
  const begun = performance.now()
  const found: RowFigures = await withinLimit<RowFigures>(
    bench.size,
    ROWS[name]().then((row) => row(bench)),
  ).catch((error: unknown) => {
    console.error(error)
    return { values: {}, figures: [], wrong: ['it could not be measured'] }
  })
  const figures = Object.entries<Target>(TARGETS[name]).map(([key, target]) => ({
    name: key,
    value: found.values[key] ?? null,
    target,
  }))
  const isFull = bench.size === 'full'
  const beyond = isFull ? figures.filter((figure) => holds(figure) === false) : []
  const wrong = [...found.wrong, ...beyond.map(shown)]
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const said = isFull ? [...figures.map(shown), ...found.figures] : [`${seconds} s`]
  const verdict = wrong.length === 0 ? 'ok' : `FAILED: ${wrong.join('; ')}`
  console.log([name.padEnd(12), ...said, verdict].join(' | '))
  return { name, figures, isWell: wrong.length === 0 }
}

/** A row that hangs ends the run, as one that cannot be measured. */
const MOST_MINUTES = { full: 60, smallest: 2 }

function withinLimit<T>(size: Size, work: Promise<T>): Promise<T> {
  const minutes = MOST_MINUTES[size]
  const limit = Promise.withResolvers<T>()
  const error = new Error(`it has not ended after ${minutes} minutes`)
  const timer = setTimeout(() => limit.reject(error), minutes * 60_000)
  return Promise.race([work, limit.promise]).finally(() => clearTimeout(timer))
}

const shown = ({ name, value, target: { unit, most, least } }: Figure): string =>
  `${name} ${value === null ? '–' : value.toPrecision(3)} ${unit} ` +
  `(${least === undefined ? '≤' : `${least}–`}${most})`

/**
 * At full size nothing else runs beside a row, and nothing it has started is left. A run of all rows
 * is written down after each, since there may not be time for the last.
 */
async function runAlone(names: readonly RowName[], cluster: BenchCluster): Promise<Line[]> {
  const bench = createBench('full', cluster)
  const lines: Line[] = []
  for (const name of names) {
    lines.push(await measure(name, bench))
    await bench.close()
    if (names.length === ROW_NAMES.length) writePerformance(lines)
  }
  return lines
}

/** At the smallest, rows share what they start, and those of the season run beside the others. */
async function runTogether(names: readonly RowName[], cluster: BenchCluster): Promise<Line[]> {
  const bench = createBench('smallest', cluster)
  const lane = async (own: readonly RowName[]) => {
    const lines: Line[] = []
    for (const name of own) lines.push(await measure(name, bench))
    return lines
  }
  try {
    const lanes = await Promise.all([
      lane(names.filter((name) => name in OF_SEASON)),
      lane(names.filter((name) => name in OTHERS)),
    ])
    return lanes.flat()
  } finally {
    await bench.close()
  }
}

async function run(size: Size, names: readonly RowName[]): Promise<boolean> {
  const cluster = await startCluster(size)
  try {
    const lines = await (size === 'full' ? runAlone : runTogether)(names, cluster)
    writeCounts(lines)
    const passed = lines.filter(({ isWell }) => isWell).length
    console.log(`${passed} rows passed, ${lines.length - passed} failed`)
    return passed === lines.length
  } finally {
    await cluster.stop()
  }
}

/** For the run of all tests: how many rows are well, in the file that BENCH_COUNTS names. */
function writeCounts(lines: readonly Line[]): void {
  const file = process.env['BENCH_COUNTS']
  if (file === undefined) return
  const failures = lines.filter(({ isWell }) => !isWell).map(({ name }) => `bench ${name}`)
  writeFileSync(file, JSON.stringify({ passed: lines.length - failures.length, failures }))
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { smallest: { type: 'boolean', default: false } },
  })
  const isGood = await run(values.smallest ? 'smallest' : 'full', chosen(positionals))
  // A row that has hung may still be at work.
  process.exit(isGood ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
