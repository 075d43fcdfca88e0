import type { Words } from '../../../translation.ts'
import type * as en from '../../../en/server/errors/boats.ts'

export const errors = {
  delete_crew_denied: 'Du darfst diese Mannschaft nicht löschen.',
  seat_taken:
    'Dort sitzt jemand, den du nicht sehen darfst. Lass den Platz, wie er ist, oder frag Trainer:innen, die Minderjährige sehen.',
  category_in_use:
    'In dieser Kategorie ist noch Material. Verschiebe es zuerst oder mustere es aus.',
  has_history:
    'Dazu gibt es schon Einträge. Mustere es aus, dann bleiben Logbuch und Buchungen erhalten.',
  reason_needed:
    'Etwas davon ist beschädigt, in Reparatur oder ausgemustert. Sag, warum du es trotzdem buchst.',
  already_booked:
    'Das ist zu dieser Zeit schon gebucht. Bestätige, dass du es trotzdem buchen willst.',
} as const satisfies Words<typeof en.errors>

export const fields = {
  two_boats: 'Wähle mindestens zwei besetzte Boote.',
  plan_too_large: 'Das ist auf einmal zu viel: Wähle weniger Personen oder weniger Strecken.',
} as const satisfies Words<typeof en.fields>
