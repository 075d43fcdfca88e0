import * as faults from '../shared/faults.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const equipment = {
  sheet: terms.equipment,
  kinds: {
    boat: terms.boatHulls,
    oars: 'Oars',
    ergo: 'Ergos',
    trailer: 'Trailers',
    launch: 'Launches',
    other: 'Other',
  },
  states: { available: 'available', damaged: 'damaged', repair: 'in repair', retired: 'retired' },
  columns: {
    category: terms.category,
    name: terms.name,
    boat: terms.boatClass,
    manufacturer: 'Manufacturer',
    model: 'Model',
    year: measures.year,
    weightMin: 'Min. crew weight (kg)',
    weightMax: 'Max. crew weight (kg)',
    location: terms.location,
    status: terms.condition,
    distance: measures.distanceKm,
    time: 'Time (h)',
    lastUsed: terms.lastUsed,
    damages: terms.openDamageReports,
  },
  faults: {
    missing: faults.required,
    too_long: faults.tooLong,
    no_choice: faults.unknownValue,
    no_year: 'Enter a year between 1900 and 2100.',
    no_weight: 'Enter a weight between 20 and 200 kg.',
    min_above_max: 'Must not be below the minimum crew weight.',
    not_plain: faults.notPlain,
  },
}
