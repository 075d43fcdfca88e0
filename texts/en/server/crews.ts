import * as terms from '../shared/terms.ts'

export const crews = {
  sheet: terms.crews,
  columns: {
    boat: terms.crew,
    class: terms.boatClass,
    seat: terms.seat,
    side: terms.side,
    name: terms.personName,
  },
  cox: 'Cox',
  bow: 'Bow',
  stroke: terms.stroke,
  sides: { port: terms.port, starboard: terms.starboard },
}
