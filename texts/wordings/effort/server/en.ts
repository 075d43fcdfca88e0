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
      no_pieces: 'The efforts of “{value}” are not understood.',
      not_in_sport: 'This sport has no efforts.',
    },
  },
  scores: { pieceShort: 'E{number}', piece: 'Effort', parts: { piece: 'Effort' } },
  reports: {
    missing: missing.en,
    figures: figures.en,
    ...medals.en,
    ergoPieces: ergoPieces.en,
    waterPieces: waterPieces.en,
    racing: racing.en,
    comparison: comparison.en,
  },
  errors: {
    pieces_first: 'Efforts must be added before adding scores.',
    piece_gone:
      'The plan has changed: an effort you entered values for is no longer in it. Reload and check your entries.',
  },
  fields: {
    plan_too_large: 'Too much to plan at once. Use fewer people or fewer efforts.',
    start_before_previous: 'Start must not be before the previous effort’s end.',
    finish_after_next: 'End must not be after the next effort’s start.',
    unknown_piece: 'This effort is not in the structure.',
    unknown_split: 'The effort does not have this split.',
    unknown_segment: 'The effort does not have this segment.',
    one_extent: 'Enter either a distance or a time for an effort or segment.',
    splits_fit: 'The splits do not fit the distance of the effort.',
    piece_twice: 'Two marked efforts cannot match the same planned effort.',
  },
} as const satisfies Wording<typeof english>
