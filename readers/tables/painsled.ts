import { CLOCK, pace, PIECE, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { NEWTONS_PER_POUND, SPORT } from './units.ts'

/**
 * Painsled, and the exchange format that rowing analysis programs took over from it: a row a
 * stroke, forces in pounds.
 */
const FORMAT: TableFormat = {
  name: 'painsled',
  signature: [
    ['timestampsec', 'elapsedtimesec'],
    ['horizontalmeters'],
    ['cadencestokesmin', 'cadencestrokesmin', 'stroke500mpacesec500m'],
  ],
  columns: {
    timestampsec: CLOCK,
    elapsedtimesec: value('t'),
    horizontalmeters: value('distance'),
    lapidx: PIECE,
    stroke500mpacesec500m: pace(),
    cadencestokesmin: value('cadence'),
    cadencestrokesmin: value('cadence'),
    hrcurbpm: value('heart_rate'),
    powerwatts: value('power'),
    strokecount: value('stroke'),
    strokedistancemeters: value('stroke_distance'),
    drivelengthmeters: value('stroke_length'),
    drivetimems: value('drive_time', 0.001),
    strokerecoverytimems: value('recovery_time', 0.001),
    workperstrokejoules: value('work'),
    averagedriveforcelbs: value('avg_force', NEWTONS_PER_POUND),
    averagedriveforcen: value('avg_force'),
    peakdriveforcelbs: value('peak_force', NEWTONS_PER_POUND),
    peakdriveforcen: value('peak_force'),
    dragfactor: value('drag_factor'),
    latitude: value('lat'),
    longitude: value('lon'),
    catch: value('catch_angle'),
    finish: value('finish_angle'),
    slip: value('slip'),
    wash: value('wash'),
  },
}

/** On the water it has a position, on an ergometer a drag factor or neither of the two. */
export const painsledReader = tableReader(FORMAT, ({ columns }) => ({
  sport_id: columns.names.includes('lat') ? SPORT.rowing : SPORT.ergo,
  axis: 'clock',
}))
