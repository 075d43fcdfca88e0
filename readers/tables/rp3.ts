import { cellNumber } from '../cells.ts'
import { curve, PIECE, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { SPORT } from './units.ts'

/** Marks the unused end of a force curve. */
const PADDING = -32_768

/**
 * RP3 dynamic rowing machine, a row a stroke. Time and distance begin again at each interval;
 * lengths are in centimetres.
 */
const FORMAT: TableFormat = {
  name: 'rp3',
  signature: [['peakforcepos'], ['strokenumber'], ['time'], ['distance']],
  columns: {
    workoutintervalid: PIECE,
    time: value('t'),
    distance: value('distance'),
    strokenumber: value('stroke'),
    power: value('power'),
    strokerate: value('cadence'),
    strokelength: value('stroke_length', 0.01),
    distanceperstroke: value('stroke_distance', 0.01),
    estimated500mtime: {
      to: 'speed',
      read: (cell, comma) => 500 / Math.max(1, cellNumber(cell, comma)),
    },
    energyperstroke: value('work'),
    pulse: value('heart_rate'),
    peakforce: value('peak_force'),
    peakforcepos: value('peak_force_position'),
    drivetime: value('drive_time'),
    recovertime: value('recovery_time'),
    curvedata: curve('force_curve', (cell) =>
      cell
        .split(',')
        .map(Number)
        .filter((force) => force !== PADDING),
    ),
  },
}

export const rp3Reader = tableReader(FORMAT, () => ({ sport_id: SPORT.ergo, device: 'RP3' }))
