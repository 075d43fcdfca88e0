import { duration, pace, PIECE, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { NEWTONS_PER_POUND, SPORT } from './units.ts'

/**
 * ErgStick writes several rows a second; a second export writes 0:02.1 and 6 m where the first has
 * plain numbers. The day is not given.
 */
const FORMAT: TableFormat = {
  name: 'ergstick',
  signature: [
    ['totalelapsedtimes', 'totalelapsedtime'],
    ['totaldistancem', 'totaldistance'],
    ['strokeratemin'],
    ['rowingstate', 'strokestate', 'currentheartratebpm'],
  ],
  columns: {
    totalelapsedtimes: duration('t'),
    totalelapsedtime: duration('t'),
    totaldistancem: value('distance'),
    totaldistance: value('distance'),
    intervalcount: PIECE,
    strokecount: value('stroke'),
    strokeratemin: value('cadence'),
    speedms: value('speed'),
    currentheartratebpm: value('heart_rate'),
    currentpace500m: pace(),
    strokepowerw: value('power'),
    splitaveragepowerw: value('power'),
    dragfactor: value('drag_factor'),
    drivelengthm: value('stroke_length'),
    drivetimes: value('drive_time'),
    strokerecoverytimes: value('recovery_time'),
    strokedistancem: value('stroke_distance'),
    workperstrokej: value('work'),
    avedriveforcelbs: value('avg_force', NEWTONS_PER_POUND),
    peakdriveforcelbs: value('peak_force', NEWTONS_PER_POUND),
  },
}

export const ergstickReader = tableReader(FORMAT, () => ({
  sport_id: SPORT.ergo,
  device: 'ErgStick',
}))
