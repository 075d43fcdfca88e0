import type { ReadResult } from '../activity.ts'
import { headingKey } from '#domain/sheets/headings.ts'
import type { Head } from '../head.ts'
import type { ReadLimits } from '../limits.ts'
import { finishAll } from '../table-reader.ts'
import { cellReader, readWorkouts, summaryRecording } from './summary.ts'
import { SPORT } from './units.ts'

/** SmartRow's list of workouts, a row a workout, times in UTC. */
export const smartrowListReader = { name: 'smartrow-list', detect, read } as const

const SIGNATURE = [
  ['timestamputc'],
  ['distancem'],
  ['time'],
  ['averagesplits', 'strokecount'],
] as const

function detect({ rows }: Head): boolean {
  const keys = new Set(rows()[0]?.map(headingKey))
  return SIGNATURE.every((group) => group.some((key) => keys.has(key)))
}

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const { rows, comma } = readWorkouts(bytes, limits, SIGNATURE)
  return finishAll(
    'smartrow-list',
    rows.map((row) => {
      const cells = cellReader(
        new Map(row).set('timestamputc', `${row.get('timestamputc') ?? ''}Z`),
        comma,
        null,
      )
      return summaryRecording({
        sport_id: SPORT.ergo,
        device: 'SmartRow',
        start: cells.moment('timestamputc'),
        work: cells.duration('time'),
        rest: null,
        distance: cells.number('distancem'),
        heart_rate: cells.number('averageheartratebpm'),
        rate: cells.number('averagestrokeratespm'),
        power: cells.number('averagepowerw'),
      })
    }),
  )
}
