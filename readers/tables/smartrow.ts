import { CLOCK, pace, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { SPORT } from './units.ts'

/** SmartRow, a row a stroke; in Germany with semicolons and decimal commas. */
const FORMAT: TableFormat = {
  name: 'smartrow',
  signature: [['stroke'], ['second', 'seconds'], ['distancem'], ['workj']],
  columns: {
    second: value('t'),
    seconds: value('t'),
    timestamputc: CLOCK,
    distancem: value('distance'),
    stroke: value('stroke'),
    workj: value('work'),
    actualpowerw: value('power'),
    powerw: value('power'),
    actualsplits: pace(),
    strokeratespm: value('cadence'),
    heartratebpm: value('heart_rate'),
  },
}

export const smartrowReader = tableReader(FORMAT, () => ({
  sport_id: SPORT.ergo,
  device: 'SmartRow',
}))
