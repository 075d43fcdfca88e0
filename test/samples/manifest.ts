import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** One sample and what it must give; null where the manifest says nothing. */
export interface Sample {
  readonly file: string
  readonly group: string
  readonly records: number | null
  readonly distance: number | null
  readonly duration: number | null
  readonly heart_rate_avg: number | null
  readonly heart_rate_max: number | null
  readonly laps: number | null
}

const FOLDER = resolve(
  process.env['SLIPWAY_SAMPLES'] ?? resolve(import.meta.dirname, '../../../shared/samples'),
)

/** The table of all samples. Throws when the folder is missing. */
export function readManifest(): Sample[] {
  const [head = '', ...lines] = readFileSync(resolve(FOLDER, 'manifest.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  const names = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    const cell = (name: string): string => cells[names.indexOf(name)] ?? ''
    const parts = (name: string): (number | null)[] =>
      cell(name)
        .split('+')
        .map((part) => (part === '' || part === 'None' ? null : Number(part)))
    const number = (name: string): number | null => sumOf(parts(name))
    return {
      file: cell('file'),
      group: cell('group'),
      records: number('records'),
      distance: number('distance_m'),
      duration: number('duration_s'),
      heart_rate_avg: meanOf(parts('avg_hr'), parts('records')),
      heart_rate_max: highest(parts('max_hr')),
      laps: number('laps'),
    }
  })
}

/**
 * An archive's figures are written as a sum with a part for each of its files; one that is not
 * known leaves the whole unknown.
 */
function sumOf(parts: readonly (number | null)[]): number | null {
  const known = parts.filter((part) => part !== null)
  return known.length < parts.length ? null : known.reduce((sum, part) => sum + part, 0)
}

/** The mean over all records of the files that have one. */
function meanOf(
  means: readonly (number | null)[],
  records: readonly (number | null)[],
): number | null {
  const known = means.flatMap((mean, index) =>
    mean === null ? [] : [{ mean, weight: means.length === 1 ? 1 : (records[index] ?? 1) }],
  )
  const weight = known.reduce((sum, part) => sum + part.weight, 0)
  return weight === 0
    ? null
    : known.reduce((sum, part) => sum + part.mean * part.weight, 0) / weight
}

function highest(parts: readonly (number | null)[]): number | null {
  const known = parts.filter((part) => part !== null)
  return known.length === 0 ? null : Math.max(...known)
}

export const samplePath = (file: string): string => resolve(FOLDER, file)

/** The bytes of a sample in memory of their own. */
export function readSample(file: string): Uint8Array {
  return Uint8Array.from(readFileSync(samplePath(file)))
}
