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
  },
}
