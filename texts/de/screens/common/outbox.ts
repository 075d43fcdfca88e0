export const outbox = {
  waiting: '{{number}} ungesendet',
  needsYou: 'Zu klären: {{number}}',
  states: { waiting: 'Wartet', stored: 'Gespeichert', 'needs-you': 'Zu klären' },
  again: 'Erneut senden',
  drop: 'Meine Eingabe verwerfen',
  dropped:
    'Einheiten und Anwesenheitslisten auf diesem Gerät waren {{count}} Tage alt und wurden gelöscht. Sobald du verbunden bist, werden sie neu geladen.',
  unsent_one: '{{count}} Eintrag, der noch nicht gesendet ist, ist weiter hier.',
  unsent_other: '{{count}} Einträge, die noch nicht gesendet sind, sind weiter hier.',
} as const
