import type { crews as en } from '../../en/server/crews.ts'
import type { Words } from '../../translation.ts'
import * as terms from '../shared/terms.ts'

export const crews: Words<typeof en> = {
  sheet: terms.crews,
  columns: {
    boat: terms.crew,
    class: terms.boatClass,
    seat: terms.seat,
    side: terms.side,
    name: terms.personName,
  },
  cox: 'Steuerplatz',
  bow: 'Bug',
  stroke: terms.stroke,
  sides: { port: terms.port, starboard: terms.starboard },
}
