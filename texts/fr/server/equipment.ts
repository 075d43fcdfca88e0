import type { equipment as en } from '../../en/server/equipment.ts'
import type { Words } from '../../translation.ts'

export const equipment: Words<typeof en> = {
  sheet: 'Matériel',
  kinds: {
    boat: 'Bateaux',
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
    category: 'Catégorie',
    name: 'Nom',
    boat: 'Catégorie de bateau',
    manufacturer: 'Fabricant',
    model: 'Modèle',
    year: 'Année',
    weightMin: 'Poids d’équipage dès (kg)',
    weightMax: 'Poids d’équipage jusqu’à (kg)',
    location: 'Emplacement',
    status: 'État',
    distance: 'Distance (km)',
    time: 'Durée (h)',
    lastUsed: 'Dernière utilisation',
    damages: 'Avaries ouvertes',
  },
  faults: {
    missing: 'Ce champ est obligatoire',
    not_plain: 'Supprimez les liens, les retours à la ligne et les caractères invisibles.',
    too_long: 'C’est trop long.',
    no_choice: 'Cette valeur est inconnue.',
    no_year: 'Saisissez une année entre 1900 et 2100.',
    no_weight: 'Saisissez un poids entre 20 et 200 kg.',
    min_above_max: 'C’est moins que le poids minimal du bateau.',
  },
}
