import type { calendar as en } from '../../en/server/calendar.ts'
import type { Words } from '../../translation.ts'

export const calendar: Words<typeof en> = {
  mine: 'Meine Einheiten – {club}',
  squads: '{squads} – {club}',
  club: '{club}',
  cancelled: 'Fällt aus',
}
