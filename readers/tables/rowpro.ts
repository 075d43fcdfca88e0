import { dateOrderOf } from '#domain/sheets/days.ts'
import { parseMoment } from '../clock.ts'
import { headingKey } from '#domain/sheets/headings.ts'
import { cellBelow, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { SPORT } from './units.ts'

const SECONDS = 0.001

/**
 * RowPro: a line about the workout, then a row every so often with milliseconds and seconds a
 * metre, then a summary by split.
 */
const FORMAT: TableFormat = {
  name: 'rowpro',
  signature: [['time'], ['pace'], ['watts'], ['cals'], ['spm'], ['dutycycle', 'rowfileid']],
  columns: {
    time: value('t', SECONDS),
    distance: value('distance'),
    pace: { to: 'speed', read: (cell) => 1 / Number(cell.replace(',', '.')) },
    watts: value('power'),
    spm: value('cadence'),
    hr: value('heart_rate'),
  },
  ends: ([first = '']) => headingKey(first) === 'type',
}

/** Dates are written as the computer has them; that of birth may tell which way. */
export const rowproReader = tableReader(FORMAT, ({ preamble }) => ({
  sport_id: SPORT.ergo,
  device: 'RowPro',
  began: parseMoment(cellBelow(preamble, 'date', 'totaltime'), dateOrderOf(preamble.flat())),
}))
