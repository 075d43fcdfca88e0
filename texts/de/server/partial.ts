import type { partial as en } from '../../en/server/partial.ts'
import type { Words } from '../../translation.ts'

/** Said when something was done in part only. */
export const partial: Words<typeof en> = {
  notFor: 'Diese Aktion war nicht möglich für {names}.',
  notAdded: 'Nicht übernommen: {names}. Korrigiere das und versuche es erneut.',
  more: { one: '1 weitere', other: '{count} weitere' },
  people: { one: 'eine Person', other: '{count} Personen' },
  began: 'Der Beginn liegt vor dieser Woche.',
  touched: 'Die Einheit wurde inzwischen veröffentlicht oder geändert.',
  planner: 'Wer eine Einheit geplant hat, kann nicht entfernt werden.',
  line: 'Zeile {count}',
}
