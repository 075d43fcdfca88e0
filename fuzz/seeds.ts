import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { writeFit } from '../server/demo/fit-writer.ts'
import { writeGpx } from '../test/support/gpx-writer.ts'
import { healthXml, healthZip } from '../test/support/health-export.ts'
import { COXMATE_LZMA, COXMATE_XZ } from '../test/support/packed.ts'
import { START, steadyRow } from '../test/support/recordings.ts'
import { TABLES } from '../test/support/tables.ts'
import { writeTcx } from '../test/support/tcx-writer.ts'
import { exportSeeds } from './export-seeds.ts'

const LARGEST = 60_000

function generated(reader: string): Uint8Array[] {
  const records = steadyRow(120)
  const laps = [{ start: 0, time: 60, distance: 240 }]
  const points = records.map(({ t }) => ({
    t,
    lat: 52.2 + t / 28_000,
    lon: 0.1,
    hr: 140,
    heart_rate: 140,
    cadence: 22,
    distance: t * 4,
  }))
  switch (reader) {
    case 'fit':
      return [
        writeFit({ start: START, sport: 15, records, laps }),
        writeFit({
          start: START,
          sport: 15,
          records,
          laps,
          big_endian: true,
          compressed_timestamps: true,
        }),
        writeFit({
          start: START,
          sport: 18,
          records,
          session: [
            { start: 0, time: 60 },
            { start: 60, time: 60 },
          ],
        }),
        writeFit({
          start: START,
          sport: 5,
          records: [],
          lengths: laps,
          session: { start: 0, time: 60, pool_length: 25 },
        }),
        writeFit({
          start: START,
          sport: 15,
          records: records.map((record) => ({ ...record, developer: [700, 1.4] })),
          developer_fields: [
            { name: 'StrokeDriveTime', units: 'ms', type: 'uint16' },
            { name: 'DriveLength', units: 'm', type: 'float32' },
          ],
        }),
      ]
    case 'tcx':
      return [
        writeTcx({
          start: START,
          sport: 'Other',
          device: 'Watch',
          laps: [{ start: 0, time: 120, distance: 480, tracks: [points] }],
        }),
      ]
    case 'gpx':
      return [
        writeGpx({
          start: START,
          tracks: [
            {
              type: 'rowing',
              segments: [points, points.map((point) => ({ ...point, t: point.t + 200 }))],
            },
          ],
        }),
      ]
    case 'gzip':
      return [
        gzipSync(writeFit({ start: START, sport: 15, records })),
        gzipSync(TABLES['nk-speedcoach']),
      ]
    case 'zip':
      return [
        zipSync({
          'a.fit': writeFit({ start: START, sport: 15, records }),
          'b.csv': strToU8(TABLES.rp3),
          'c/d.gz': gzipSync(TABLES.coxmate),
        }),
        ...exportSeeds(),
      ]
    case 'recording-json':
      return [
        strToU8(
          JSON.stringify({
            format: 'recording/1',
            sport: 'rowing',
            start: START.toISOString(),
            elapsed: 120,
            channels: {
              t: records.map(({ t }) => t),
              distance: records.map(({ t }) => t * 4),
              heart_rate: records.map(() => 140),
            },
            laps: [
              {
                start: START.toISOString(),
                time: 60,
                distance: 240,
                heart_rate_avg: 140,
                stroke_rate_avg: 22,
                rest: false,
              },
            ],
          }),
        ),
      ]
    case 'apple-health':
      return [strToU8(healthXml(START))]
    case 'apple-health-archive':
      return [healthZip(START)]
    case 'xz':
      return [Uint8Array.from(Buffer.from(COXMATE_XZ, 'base64'))]
    case 'lzma':
      return [Uint8Array.from(Buffer.from(COXMATE_LZMA, 'base64'))]
    case 'foreign-archive':
      return [strToU8('BZh91AY&SY'), strToU8('Rar!\u001a\u0007')]
    case 'old-workbook':
      return [Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0)]
    case 'garmin-connect':
      return [strToU8('Laps,Time,Cumulative Time,Distance,Avg HR\n1,4:10.2,4:10.2,1.00,140\n')]
    case 'tiff':
      return [Uint8Array.of(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0)]
    default:
      return [strToU8(tableOf(reader))]
  }
}

function tableOf(reader: string): string {
  const [, table] = Object.entries(TABLES).find(([name]) => name === reader) ?? []
  if (table === undefined) throw new Error(`No inputs to start from for the reader ${reader}`)
  return table
}

/** Where the samples of a kind lie, and what their names end in. */
const SAMPLES: Readonly<Record<string, readonly [folder: string, ending: string]>> = {
  gzip: ['gz', ''],
  xz: ['xz', '.xz'],
  lzma: ['xz', '.lzma'],
  peach: ['csv', '.txt'],
}

/**
 * Files to damage for one reader: generated ones, and the small samples of its kind where the
 * folder is there.
 */
export function seedsFor(reader: string): Uint8Array[] {
  const [name, ending] = SAMPLES[reader] ?? [reader, '']
  const folder = resolve(
    process.env['SLIPWAY_SAMPLES'] ?? resolve(import.meta.dirname, '../../shared/samples'),
    name,
  )
  if (!existsSync(folder)) return generated(reader)
  const files = readdirSync(folder).filter((file) => file.endsWith(ending))
  const small = files
    .map((file) => resolve(folder, file))
    .filter((file) => statSync(file).size <= LARGEST)
  return [...generated(reader), ...small.map((file) => Uint8Array.from(readFileSync(file)))]
}
