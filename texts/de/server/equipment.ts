import type { equipment as en } from '../../en/server/equipment.ts'
import type { Words } from '../../translation.ts'
import * as faults from '../shared/faults.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const equipment: Words<typeof en> = {
  sheet: terms.equipment,
  kinds: {
    boat: terms.boatHulls,
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
    category: terms.category,
    name: terms.name,
    boat: terms.boatClass,
    manufacturer: 'Werft / Hersteller',
    model: 'Modell',
    year: measures.year,
    weightMin: 'Mannschaftsgewicht ab (kg)',
    weightMax: 'Mannschaftsgewicht bis (kg)',
    location: terms.location,
    status: terms.condition,
    distance: measures.distanceKm,
    time: 'Zeit (h)',
    lastUsed: terms.lastUsed,
    damages: terms.openDamageReports,
  },
  faults: {
    missing: faults.required,
    not_plain: faults.notPlain,
    too_long: faults.tooLong,
    no_choice: faults.unknownValue,
    no_year: 'Gib ein Jahr zwischen 1900 und 2100 ein.',
    no_weight: 'Gib ein Gewicht zwischen 20 und 200 kg ein.',
    min_above_max: 'Muss mindestens so hoch sein wie das Mindestgewicht.',
  },
}
