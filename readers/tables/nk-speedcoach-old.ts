import { PIECE, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { SPORT } from './units.ts'

/**
 * NK SpeedCoach before the GPS, a row a stroke. Its splits print 2:31.10 for 2:32.0, so the seconds
 * beside them are read.
 */
const FORMAT: TableFormat = {
  name: 'nk-speedcoach-old',
  signature: [['interval'], ['timesec'], ['distancem'], ['rate'], ['hr']],
  columns: {
    timesec: value('t'),
    distancem: value('distance'),
    interval: PIECE,
    stroke: value('stroke'),
    rate: value('cadence'),
    speedms: value('speed'),
    hr: value('heart_rate'),
  },
}

export const nkSpeedcoachOldReader = tableReader(FORMAT, () => ({
  sport_id: SPORT.rowing,
  device: 'NK SpeedCoach',
  mayNameSplits: true,
}))
