import { pace, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { SPORT } from './units.ts'

/**
 * Strokes of one workout from the Concept2 logbook or the ErgData app. Times begin again at each
 * interval; the day is not given.
 */
const FORMAT: TableFormat = {
  name: 'concept2-strokes',
  signature: [['number', 'strokenumber'], ['timeseconds'], ['distancemeters', 'distancemetres']],
  columns: {
    timeseconds: value('t'),
    distancemeters: value('distance'),
    distancemetres: value('distance'),
    number: value('stroke'),
    strokenumber: value('stroke'),
    paceseconds: pace(),
    pacesecondsper500m: pace(),
    paceseconds500m: pace(),
    watts: value('power'),
    powerwatts: value('power'),
    strokerate: value('cadence'),
    strokeratespm: value('cadence'),
    heartrate: value('heart_rate'),
    heartratebpm: value('heart_rate'),
    dragfactor: value('drag_factor'),
  },
}

export const concept2StrokesReader = tableReader(FORMAT, () => ({
  sport_id: SPORT.ergo,
  device: 'Concept2',
}))
