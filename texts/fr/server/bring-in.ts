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
  },
}
