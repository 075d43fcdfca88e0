import { parseMoment } from '../clock.ts'
import { headingKey } from '../csv.ts'
import { value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { SPORT } from './units.ts'

const SECONDS = 0.001

/** RowPro: a line about the workout, then a row every so often with milliseconds and seconds a metre, then a summary by split. */
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

/** The cell below a heading in front of the table. */
function above(preamble: readonly (readonly string[])[], heading: string): string {
  const row = preamble.findIndex((cells) => cells.some((cell) => headingKey(cell) === heading))
  const column = preamble[row]?.findIndex((cell) => headingKey(cell) === heading) ?? -1
  return preamble[row + 1]?.[column] ?? ''
}

/** The program writes day/month/year whatever the country. */
export const rowproReader = tableReader(FORMAT, ({ preamble }) => {
  const moment = parseMoment(above(preamble, 'date'), 'day-month')
  return { sport_id: SPORT.ergo, device: 'RowPro', wall_clock: moment && 'wall' in moment ? moment.wall : [] }
})
