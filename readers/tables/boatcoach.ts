import { cellNumber } from '../cells.ts'
import { CLOCK, curve, duration, pace, PIECE, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { NEWTONS_PER_KILOGRAM, NEWTONS_PER_POUND, SPORT } from './units.ts'

/**
 * BoatCoach at an ergometer, a row a second. With a fixed distance it counts down; the European
 * export has semicolons and commas.
 */
const FORMAT: TableFormat = {
  name: 'boatcoach',
  signature: [['workdistance'], ['stroke500mpace'], ['strokerate']],
  columns: {
    datetime: CLOCK,
    worktime: duration('t'),
    workdistance: value('distance'),
    intervalcount: PIECE,
    strokecount: value('stroke'),
    strokerate: value('cadence'),
    currentheartrate: value('heart_rate'),
    stroke500mpace: pace(),
    strokepower: value('power'),
    strokelength: value('stroke_length'),
    strokedrivetime: value('drive_time'),
    strokeaverageforce: value('avg_force', NEWTONS_PER_POUND),
    strokepeakforce: value('peak_force', NEWTONS_PER_POUND),
    dragfactor: value('drag_factor'),
    powercurve: curve('force_curve', (_, points) =>
      points().map((point) => cellNumber(point, 'decimal') * NEWTONS_PER_KILOGRAM),
    ),
  },
}

export const boatcoachReader = tableReader(FORMAT, () => ({
  sport_id: SPORT.ergo,
  device: 'BoatCoach',
}))
