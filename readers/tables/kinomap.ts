import { CLOCK, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { SPORT } from './units.ts'

/** Kinomap, a row a second, speeds in km/h. */
const FORMAT: TableFormat = {
  name: 'kinomap',
  signature: [['date'], ['latitude'], ['longitude'], ['heartrate'], ['cadence']],
  columns: {
    date: CLOCK,
    distance: value('distance'),
    cadence: value('cadence'),
    heartrate: value('heart_rate'),
    speed: value('speed', 1 / 3.6),
    power: value('power'),
    altitude: value('elevation'),
    latitude: value('lat'),
    longitude: value('lon'),
  },
}

export const kinomapReader = tableReader(FORMAT, () => ({
  sport_id: SPORT.ergo,
  device: 'Kinomap',
}))
