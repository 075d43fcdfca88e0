import type { equipment as en } from '../../en/server/equipment.ts'
import type { Words } from '../../translation.ts'

export const equipment: Words<typeof en> = {
  sheet: 'Material',
  kinds: {
    boat: 'Boote',
    oars: 'Ruder',
    ergo: 'Ergometer',
    trailer: 'Anhänger',
    launch: 'Motorboote',
    other: 'Sonstiges',
  },
  states: {
    available: 'einsatzbereit',
    damaged: 'beschädigt',
    repair: 'in Reparatur',
    retired: 'ausgemustert',
  },
  columns: {
    category: 'Kategorie',
    name: 'Name',
    boat: 'Bootsklasse',
    manufacturer: 'Werft / Hersteller',
    model: 'Modell',
    year: 'Baujahr',
    weightMin: 'Mannschaftsgewicht ab (kg)',
    weightMax: 'Mannschaftsgewicht bis (kg)',
    location: 'Lagerplatz',
    status: 'Zustand',
    distance: 'Distanz (km)',
    time: 'Zeit (h)',
    lastUsed: 'Zuletzt benutzt',
    damages: 'Offene Schäden',
  },
  faults: {
    missing: 'Pflichtfeld',
    not_plain: 'Entferne Links, Zeilenumbrüche und unsichtbare Zeichen.',
    too_long: 'Das ist zu lang.',
    no_choice: 'Dieser Wert ist unbekannt.',
    no_year: 'Gib ein Jahr zwischen 1900 und 2100 ein.',
    no_weight: 'Gib ein Gewicht zwischen 20 und 200 kg ein.',
    min_above_max: 'Muss mindestens so hoch sein wie das Mindestgewicht.',
  },
}
