import * as terms from '../../shared/terms.ts'

export const settingsGroups = {
  person: 'Über dich',
  signIn: 'Anmeldung',
  privacy: 'Privatsphäre und Daten',
  connections: 'Vereine und Verbindungen',
  club: terms.club,
  plan: terms.plan,
  training: terms.training,
  people: terms.people,
  programs: 'Schnittstellen',
} as const
