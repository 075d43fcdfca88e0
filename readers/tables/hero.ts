import { parseMoment } from '../clock.ts'
import { cellBelow, duration, pace, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { SPORT } from './units.ts'

/** Hero: a line about the piece, then a row a stroke. Lengths are in centimetres. */
const FORMAT: TableFormat = {
  name: 'hero',
  signature: [['stroke'], ['peakdriveforcen'], ['recoverytime'], ['split']],
  columns: {
    time: duration('t'),
    distance: value('distance'),
    stroke: value('stroke'),
    split: pace(),
    watts: value('power'),
    strokerate: value('cadence'),
    dragfactor: value('drag_factor'),
    strokelength: value('stroke_length', 0.01),
    hr: value('heart_rate'),
    workj: value('work'),
    peakdriveforcen: value('peak_force'),
    averagedriveforcen: value('avg_force'),
    drivetime: value('drive_time'),
    recoverytime: value('recovery_time'),
    distanceperstroke: value('stroke_distance'),
  },
}

export const heroReader = tableReader(FORMAT, ({ preamble }) => ({
  sport_id: SPORT.ergo,
  device: 'Hero',
  began: parseMoment(cellBelow(preamble, 'date')),
}))
