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
      no_pieces: 'Die Belastungen in „{value}“ sind nicht zu verstehen.',
      not_in_sport: 'Diese Sportart hat keine Belastungen.',
    },
  },
  scores: { pieceShort: 'B{number}', piece: 'Belastung', parts: { piece: 'Belastung' } },
  reports: {
    missing: missing.de,
    figures: figures.de,
    ...medals.de,
    ergoPieces: ergoPieces.de,
    waterPieces: waterPieces.de,
    racing: racing.de,
    comparison: comparison.de,
  },
  errors: {
    pieces_first: 'Lege zuerst die Belastungen fest, dann kannst du Ergebnisse eintragen.',
    piece_gone:
      'Der Plan hat sich inzwischen geändert: Eine Belastung, für die du etwas eingetragen hast, gehört nicht mehr dazu.',
  },
  fields: {
    plan_too_large: 'Das ist auf einmal zu viel: Wähle weniger Personen oder weniger Belastungen.',
    start_before_previous: 'Der Start darf nicht vor dem Ende der vorigen Belastung liegen.',
    finish_after_next: 'Das Ende darf nicht nach dem Start der nächsten Belastung liegen.',
    unknown_piece: 'Diese Belastung gibt es in der Einheit nicht.',
    unknown_split: 'Diese Zwischenzeit hat die Belastung nicht.',
    unknown_segment: 'Dieses Teilstück hat die Belastung nicht.',
    one_extent: 'Eine Belastung hat entweder eine Distanz oder eine Zeit.',
    splits_fit: 'Die Zwischenzeiten passen nicht zur Distanz der Belastung.',
    piece_twice: 'Zwei markierte Belastungen können nicht dieselbe geplante Belastung sein.',
  },
} as const satisfies Wording<typeof english>
