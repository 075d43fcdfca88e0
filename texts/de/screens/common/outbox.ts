import * as actions from '../../shared/actions.ts'

export const outbox = {
  waiting: '{{number}} ungesendet',
  needsYou: 'Zu klären: {{number}}',
  states: { waiting: 'Wartet', stored: 'Gespeichert', 'needs-you': 'Zu klären' },
  age: 'Stand {{when}}',
  again: actions.sendAgain,
  drop: 'Meine Eingabe verwerfen',
  dropped:
    'Einheiten und Anwesenheitslisten auf diesem Gerät waren {{count}} Tage alt und wurden gelöscht. Sobald du verbunden bist, werden sie neu geladen.',
  unsent_one: '{{count}} Eintrag auf diesem Gerät ist noch nicht gesendet.',
  unsent_other: '{{count}} Einträge auf diesem Gerät sind noch nicht gesendet.',
} as const
