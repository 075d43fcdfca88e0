import type { server as english } from '../../../en/server.ts'
import type { Wording } from '../../../translation.ts'
import {
  comparison,
  ergoPieces,
  figures,
  medals,
  missing,
  racing,
  waterPieces,
} from '../reports.ts'

export const server = {
  bringIn: {
    faults: {
      no_pieces: 'Les efforts de « {value} » ne sont pas compris.',
      not_in_sport: 'Ce sport n’a pas d’efforts.',
    },
  },
  scores: { pieceShort: 'E{number}', piece: 'Effort', parts: { piece: 'Effort' } },
  reports: {
    missing: missing.fr,
    figures: figures.fr,
    ...medals.fr,
    ergoPieces: ergoPieces.fr,
    waterPieces: waterPieces.fr,
    racing: racing.fr,
    comparison: comparison.fr,
  },
  errors: {
    pieces_first: 'Ajoutez d’abord des efforts, puis saisissez les résultats.',
    piece_gone:
      'Le plan a changé entre-temps : un effort pour lequel vous avez saisi des valeurs n’en fait plus partie.',
  },
  fields: {
    plan_too_large: 'Trop pour un seul plan : choisissez moins de personnes ou moins d’efforts.',
    start_before_previous: 'Le départ ne peut pas précéder l’arrivée de l’effort précédent.',
    finish_after_next: 'L’arrivée ne peut pas suivre le départ de l’effort suivant.',
    unknown_piece: 'Cet effort n’existe pas dans la structure.',
    unknown_split: 'Ce passage n’existe pas dans l’effort.',
    unknown_segment: 'Cette portion n’existe pas dans l’effort.',
    one_extent: 'Un effort ou une portion a soit une distance, soit une durée.',
    splits_fit: 'Les temps de passage ne correspondent pas à la distance de l’effort.',
    piece_twice: 'Deux efforts marqués ne peuvent pas correspondre au même effort prévu.',
  },
} as const satisfies Wording<typeof english>
