import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { holds, ROW_NAMES, type Figure, type RowName } from './targets.ts'

export type Line = { name: RowName; figures: Figure[]; isWell: boolean }

const FILE = fileURLToPath(new URL('../docs/performance.md', import.meta.url))
const GIGA = 2 ** 30

/** Writes what a run of all rows has measured so far, with the machine, the day and the commit. */
export function writePerformance(lines: readonly Line[]): void {
  const rows = ROW_NAMES.flatMap((name) => {
    const line = lines.find((one) => one.name === name)
    if (!line) return [`| ${name} | | – | | not measured |`]
    return line.figures.map((figure, index) => rowOf(index === 0 ? name : '', figure, line.isWell))
  })
  writeFileSync(FILE, textOf(rows))
}

const rowOf = (name: string, figure: Figure, isWell: boolean): string => {
  const { value, target } = figure
  const { what, unit, most, least } = target
  const limit = least === undefined ? `≤ ${most}` : `${least}–${most}`
  const found = value === null ? '–' : `${digits(value)} ${unit}`
  const verdict =
    value === null ? (isWell ? 'not measured' : 'FAILED') : VERDICTS[`${holds(figure)}`]
  return `| ${name} | ${what} | ${found} | ${limit} ${unit} | ${verdict} |`
}
const VERDICTS: Readonly<Record<string, string>> = { true: 'holds', false: 'does not hold' }

const digits = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3)

const INTRODUCTION = [
  '# Performance',
  '',
  'Written by `npm run bench`. A ratio is to a bare rival that does the least there is, measured in',
  'turn with it. Targets are those of [bench/targets.ts](../bench/targets.ts); those that do not',
  'hold stand here as such.',
]

function textOf(rows: readonly string[]): string {
  const memory = `${(totalmem() / GIGA).toFixed(0)} GB`
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, ${memory}`
  const lines = [
    ...INTRODUCTION,
    '',
    '| | |',
    '|---|---|',
    `| machine | ${machine} |`,
    `| Node | ${process.version} |`,
    `| date | ${new Date().toISOString().slice(0, 10)} |`,
    `| commit | ${commit()} |`,
    '',
    '| row | what | measured | target | |',
    '|---|---|---|---|---|',
    ...rows,
  ]
  return `${lines.join('\n')}\n`
}

/** The commit that was measured; with a mark where the tree differs from it. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  try {
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== ''
    return git('rev-parse', '--short=12', 'HEAD') + (isChanged ? ', with changes' : '')
  } catch {
    return 'unknown'
  }
}
