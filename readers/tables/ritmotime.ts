import { parseMoment } from '../clock.ts'
import { duration, PIECE, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { SPORT } from './units.ts'

const TITLE = /^#\s*RitmoTime:\s*/i

/**
 * RitmoTime writes a row a stroke, and pieces with the rest after them. The first line says when
 * the outing began, in local time.
 */
const FORMAT: TableFormat = {
  name: 'ritmotime',
  signature: [['strokecount'], ['ratespm'], ['piece'], ['totaltimesec', 'time']],
  columns: {
    totaltimesec: value('t'),
    time: duration('t'),
    piece: PIECE,
    distancem: value('distance'),
    strokecount: value('stroke'),
    ratespm: value('cadence'),
    speedms: value('speed'),
    heartratebpm: value('heart_rate'),
    latitudedeg: value('lat'),
    longitudedeg: value('lon'),
  },
}

export const ritmotimeReader = tableReader(FORMAT, ({ preamble }) => {
  const title = preamble.map((cells) => cells.join(', ')).find((line) => TITLE.test(line)) ?? ''
  const began = parseMoment(title.replace(TITLE, '').replaceAll(', ,', ','))
  return { sport_id: SPORT.rowing, device: 'RitmoTime', began, isRest: (label) => label === '0' }
})
