import type { bringIn as en } from '../../en/server/bring-in.ts'
import type { Words } from '../../translation.ts'

export const bringIn: Words<typeof en> = {
  faults: {
    no_day: '« {value} » n’est pas un jour.',
    no_time: '« {value} » n’est pas une heure.',
    no_pieces: 'Les fractions de « {value} » ne sont pas comprises.',
    no_zone: '« {value} » n’est pas une zone.',
    no_sport: '« {value} » n’est pas un sport.',
    not_in_sport: 'Ce sport n’a pas de fractions.',
    no_start: 'L’heure manque. Choisissez-en une pour toutes ces lignes, ou indiquez-la ici.',
    no_duration: '« {value} » n’est pas un temps. Écrivez-le comme 7:12,3.',
    no_distance: '« {value} » n’est pas une distance.',
    no_number: '« {value} » n’est pas un nombre possible ici.',
    no_piece:
      'Seule une distance ou une durée peut être reprise. « {value} » en contient plusieurs.',
    out_of_bounds: '« {value} » n’est pas possible ici.',
    no_scores: 'Ce sport n’a pas de résultats.',
    no_person: 'Aucun athlète de votre club ne s’appelle « {value} ».',
    two_people: 'Deux athlètes s’appellent « {value} ». Saisissez ce résultat dans sa séance.',
    in_future: 'Ce jour est encore à venir.',
  },
}
