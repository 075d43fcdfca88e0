import type { equipment as en } from '../../en/server/equipment.ts'
import type { Words } from '../../translation.ts'
import * as faults from '../shared/faults.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const equipment: Words<typeof en> = {
  sheet: terms.equipment,
  kinds: {
    boat: terms.boatHulls,
    oars: 'Avirons',
    ergo: 'Ergomètres',
    trailer: 'Remorques',
    launch: 'Bateaux à moteur',
    other: 'Divers',
  },
  states: {
    available: 'disponible',
    damaged: 'endommagé',
    repair: 'en réparation',
    retired: 'réformé',
  },
  columns: {
    category: terms.category,
    name: terms.name,
    boat: terms.boatClass,
    manufacturer: 'Fabricant',
    model: 'Modèle',
    year: measures.year,
    weightMin: 'Poids d’équipage dès (kg)',
    weightMax: 'Poids d’équipage jusqu’à (kg)',
    location: terms.location,
    status: terms.condition,
    distance: measures.distanceKm,
    time: 'Durée (h)',
    lastUsed: terms.lastUsed,
    damages: terms.openDamageReports,
  },
  faults: {
    missing: faults.required,
    not_plain: faults.notPlain,
    too_long: faults.tooLong,
    no_choice: faults.unknownValue,
    no_year: 'Saisissez une année entre 1900 et 2100.',
    no_weight: 'Saisissez un poids entre 20 et 200 kg.',
    min_above_max: 'C’est moins que le poids minimal du bateau.',
  },
}
