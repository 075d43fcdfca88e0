import type { bringIn as en } from '../../en/server/bring-in.ts'
import type { Words } from '../../translation.ts'

export const bringIn: Words<typeof en> = {
  faults: {
    no_day: '„{value}“ ist kein Tag.',
    no_time: '„{value}“ ist keine Uhrzeit.',
    no_pieces: 'Die Strecken in „{value}“ sind nicht zu verstehen.',
    no_zone: '„{value}“ ist kein Bereich.',
    no_sport: '„{value}“ ist keine Sportart.',
    not_in_sport: 'Diese Sportart hat keine Strecken.',
    no_start: 'Die Uhrzeit fehlt. Wähle eine für alle solchen Zeilen, oder gib sie hier ein.',
    no_duration: '„{value}“ ist keine Zeit. Schreib sie als 7:12,3.',
    no_distance: '„{value}“ ist keine Distanz.',
    no_number: '„{value}“ ist keine Zahl, die hier passt.',
    no_piece: 'Nur eine einzelne Distanz oder Zeit lässt sich einlesen. „{value}“ sind mehrere.',
    out_of_bounds: '„{value}“ ist hier nicht möglich.',
    no_scores: 'In dieser Sportart gibt es keine Ergebnisse.',
    no_person: 'Niemand in deinem Verein heißt „{value}“.',
    two_people: 'Zwei Sportler heißen „{value}“. Trag dieses Ergebnis in seiner Einheit ein.',
    in_future: 'Dieser Tag kommt erst noch.',
  },
}
