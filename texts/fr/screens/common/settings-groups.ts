import * as terms from '../../shared/terms.ts'

export const settingsGroups = {
  person: 'Vous',
  signIn: 'Connexion',
  privacy: 'Confidentialité et données',
  connections: 'Clubs et connexions',
  club: terms.club,
  plan: terms.plan,
  training: terms.training,
  people: terms.people,
  programs: 'Connexions',
} as const
