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
    missing: 'Das fehlt.',
    not_plain: 'Lass Links, Zeilenumbrüche und unsichtbare Zeichen weg.',
    too_long: 'Das ist zu lang.',
    no_choice: 'Dieser Wert ist unbekannt.',
    no_year: 'Das ist kein Jahr zwischen 1900 und 2100.',
    no_weight: 'Das ist kein Gewicht zwischen 20 und 200 kg.',
    min_above_max: 'Das liegt unter dem Gewicht, ab dem das Boot passt.',
  },
}
