import type { crews as en } from '../../en/server/crews.ts'
import type { Words } from '../../translation.ts'

export const crews: Words<typeof en> = {
  sheet: 'Équipages',
  columns: {
    boat: 'Équipage',
    class: 'Catégorie de bateau',
    seat: 'Place',
    side: 'Bord',
    name: 'Nom',
  },
  cox: 'Barre',
  bow: 'Pointe',
  stroke: 'Nage',
  sides: { port: 'Bâbord', starboard: 'Tribord' },
}
