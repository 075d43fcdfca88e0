import type { crews as en } from '../../en/server/crews.ts'
import type { Words } from '../../translation.ts'

export const crews: Words<typeof en> = {
  sheet: 'Mannschaften',
  columns: { boat: 'Mannschaft', class: 'Bootsklasse', seat: 'Platz', side: 'Seite', name: 'Name' },
  cox: 'Steuerplatz',
  bow: 'Bug',
  stroke: 'Schlag',
  sides: { port: 'Backbord', starboard: 'Steuerbord' },
}
