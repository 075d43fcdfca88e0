import { duration, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { SPORT } from './units.ts'

/**
 * CrewNerd, point by point. The practice runs on while a workout does not, so its clock does not
 * begin at zero. The column of times is shown as 38:45:00 for 38 min 45 s by spreadsheets that
 * saved it again, so it is only a fallback. The day is in the file's name alone.
 */
const FORMAT: TableFormat = {
  name: 'crewnerd',
  signature: [['practiceelapsedtimes'], ['distancem'], ['strokeratespm']],
  columns: {
    practiceelapsedtimes: value('t'),
    time: duration('t'),
    distancem: value('distance'),
    speedms: value('speed'),
    strokes: value('stroke'),
    strokeratespm: value('cadence'),
    lat: value('lat'),
    lon: value('lon'),
    hrbpm: value('heart_rate'),
  },
}

export const crewnerdReader = tableReader(FORMAT, () => ({
  sport_id: SPORT.rowing,
  device: 'CrewNerd',
  fromFirst: true,
}))
