import { CLOCK, curve, pace, PIECE, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { NEWTONS_PER_POUND, SPORT } from './units.ts'

const SECONDS = 0.001

/**
 * Painsled for the desktop, a row a stroke, headings with a prefix; what it writes before the first
 * stroke is left out.
 */
const FORMAT: TableFormat = {
  name: 'painsled-desktop',
  signature: [
    ['strokerevision', 'strokedrivestartms'],
    ['strokestartworkoutmeter'],
    ['strokestrokespermin'],
  ],
  columns: {
    strokedrivestartms: CLOCK,
    strokestartworkoutmeter: value('distance'),
    strokeintervalnumber: PIECE,
    strokestrokespermin: value('cadence'),
    strokehrbpm: value('heart_rate'),
    strokepacesecper1k: pace(1000),
    strokewatts: value('power'),
    strokedrivemeters: value('stroke_length'),
    strokestrokemeters: value('stroke_distance'),
    strokedrivems: value('drive_time', SECONDS),
    strokeslidems: value('recovery_time', SECONDS),
    strokedragfactor: value('drag_factor'),
    strokeforcemap: curve('force_curve', (cell) =>
      (cell.match(/\d+/g) ?? []).map((force) => Number(force) * NEWTONS_PER_POUND),
    ),
  },
  skip: { heading: 'strokeendworkoutstate', says: /waiting to row/ },
}

export const painsledDesktopReader = tableReader(FORMAT, () => ({
  sport_id: SPORT.ergo,
  device: 'Painsled',
}))
