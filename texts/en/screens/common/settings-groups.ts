import * as terms from '../../shared/terms.ts'

export const settingsGroups = {
  person: 'You',
  signIn: 'Sign-in',
  privacy: 'Privacy and data',
  connections: 'Clubs and connections',
  club: terms.club,
  plan: terms.plan,
  training: terms.training,
  people: terms.people,
  programs: 'Integrations',
} as const
