import { CLOCK, duration, pace, PIECE, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { SPORT } from './units.ts'

/** BoatCoach in a boat, a row a second. */
const FORMAT: TableFormat = {
  name: 'boatcoach-water',
  signature: [['piecestrokecount'], ['piecenumber'], ['strokerate']],
  columns: {
    datetime: CLOCK,
    totaltimesincestartboatcoach: duration('t'),
    elapsedtime: duration('t'),
    totaldistancesincestartboatcoachm: value('distance'),
    totaldistancesincestartboatcoachkm: value('distance', 1000),
    cumulativedistancem: value('distance'),
    piecenumber: PIECE,
    cumulativestrokecount: value('stroke'),
    strokerate: value('cadence'),
    last10strokespeed500m: pace(),
    last10strokespeedkm: pace(1000),
    heartrate: value('heart_rate'),
    latitude: value('lat'),
    longitude: value('lon'),
  },
}

export const boatcoachWaterReader = tableReader(FORMAT, () => ({
  sport_id: SPORT.rowing,
  device: 'BoatCoach',
  axis: 'clock',
}))
