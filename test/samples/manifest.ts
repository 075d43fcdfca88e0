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

const FOLDER = resolve(process.env['SLIPWAY_SAMPLES'] ?? resolve(import.meta.dirname, '../../../shared/samples'))

/** The table of all samples. Throws when the folder is missing. */
export function readManifest(): Sample[] {
  const [head = '', ...lines] = readFileSync(resolve(FOLDER, 'manifest.tsv'), 'utf8').trimEnd().split('\n')
  const names = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    const cell = (name: string): string => cells[names.indexOf(name)] ?? ''
    const number = (name: string): number | null => (cell(name) === '' ? null : Number(cell(name)))
    return {
      file: cell('file'),
      group: cell('group'),
      records: number('records'),
      distance: number('distance_m'),
      duration: number('duration_s'),
      heart_rate_avg: number('avg_hr'),
      heart_rate_max: number('max_hr'),
      laps: number('laps'),
    }
  })
}

/** The bytes of a sample in memory of their own. */
export function readSample(file: string): Uint8Array {
  return Uint8Array.from(readFileSync(resolve(FOLDER, file)))
}
