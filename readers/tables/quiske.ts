import { CLOCK, curve, value, type TableFormat } from '../table.ts'
import { tableReader } from '../table-reader.ts'
import { SPORT } from './units.ts'

const numbers = (cell: string): number[] => cell.split(/[,;]\s*/).map(Number)

/**
 * Quiske sensor at the oar, a row a stroke with curves over it. Old exports repeat the latitude as
 * longitude: then there is no position.
 */
const FORMAT: TableFormat = {
  name: 'quiske',
  signature: [
    ['timestamps'],
    ['spmstrokesperminute', 'spm'],
    ['strokeangledeg', 'maxdrivespeeddegs', 'maxseatspeedms'],
  ],
  columns: {
    timestamps: CLOCK,
    distancem: value('distance'),
    spmstrokesperminute: value('cadence'),
    spm: value('cadence'),
    speedms: value('speed'),
    latitude: value('lat'),
    longitude: value('lon'),
    strokeangledeg: value('stroke_angle'),
    boatacceleratorcurve: curve('acceleration_curve', numbers),
    oaranglevelocitycurve: curve('gate_velocity_curve', numbers),
    seatcurve: curve('seat_curve', numbers),
  },
}

export const quiskeReader = tableReader(FORMAT, ({ columns }) => {
  const lat = columns.arrays[columns.names.indexOf('lat')]
  const lon = columns.arrays[columns.names.indexOf('lon')]
  if (
    lat &&
    lon &&
    lat
      .subarray(0, columns.rows)
      .every((degrees, row) => degrees === lon[row] || Number.isNaN(degrees))
  )
    lat.fill(Number.NaN)
  return { sport_id: SPORT.rowing, device: 'Quiske' }
})
