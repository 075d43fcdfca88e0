import type { Words } from '../../../translation.ts'
import type * as en from '../../../en/server/errors/boats.ts'

export const errors = {
  delete_crew_denied: 'Vous n’avez pas le droit de supprimer cet équipage.',
  seat_taken:
    'Cette place est occupée par une personne qui ne vous est pas accessible. Laissez-la, ou demandez à un entraîneur qui voit les mineurs.',
  category_in_use:
    'Cette catégorie contient encore du matériel. Déplacez-le ou réformez-le d’abord.',
  has_history: 'Ce matériel a un historique. Réformez-le : son carnet et ses réservations restent.',
  reason_needed:
    'Une partie de votre choix est endommagée, en réparation ou réformée. Indiquez pourquoi vous la réservez quand même.',
  already_booked: 'C’est déjà réservé à ce moment. Confirmez que vous le voulez quand même.',
} as const satisfies Words<typeof en.errors>

export const fields = {
  two_boats: 'Choisissez au moins deux bateaux dont les places sont occupées.',
  plan_too_large: 'Trop pour un seul plan : choisissez moins de personnes ou moins de fractions.',
} as const satisfies Words<typeof en.fields>
