import { value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { SPORT } from './units.ts'

/** CoxMate stroke coach, a row a stroke; its `Cover` is the metres covered by the stroke. */
const FORMAT: TableFormat = {
  name: 'coxmate',
  signature: [['cover'], ['rating'], ['time'], ['distance']],
  columns: {
    time: value('t'),
    distance: value('distance'),
    stroke: value('stroke'),
    rating: value('cadence'),
    cover: value('stroke_distance'),
    heartrate: value('heart_rate'),
  },
}

export const coxmateReader = tableReader(FORMAT, () => ({
  sport_id: SPORT.rowing,
  device: 'CoxMate',
}))
