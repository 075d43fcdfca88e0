import { parseMoment } from '../clock.ts'
import { value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'

/**
 * Humon's muscle oxygen sensor writes a row a second, for any sport. The second line says when the
 * recording began.
 */
const FORMAT: TableFormat = {
  name: 'humon',
  signature: [['timeseconds'], ['smo2']],
  columns: {
    timeseconds: value('t'),
    distancemeters: value('distance'),
    speedmeterssec: value('speed'),
    altitudemeters: value('elevation'),
    latitudedegrees: value('lat'),
    longitudedegrees: value('lon'),
    heartratebpm: value('heart_rate'),
    smo2: value('extra-smo2'),
    hgbgdl: value('extra-hgb'),
  },
}

export const humonReader = tableReader(FORMAT, ({ preamble }) => ({
  sport_id: null,
  device: 'Humon',
  began:
    preamble.map((cells) => parseMoment(cells.join(', '))).find((moment) => moment !== null) ??
    null,
}))
