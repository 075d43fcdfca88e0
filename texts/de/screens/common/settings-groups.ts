export const settingsGroups = {
  person: 'Über dich',
  signIn: 'Anmeldung',
  privacy: 'Privatsphäre und Daten',
  connections: 'Vereine und Verbindungen',
  club: 'Verein',
  plan: 'Tarif',
  training: 'Training',
  people: 'Personen',
  programs: 'Schnittstellen',
} as const
