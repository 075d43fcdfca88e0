export const settingsGroups = {
  person: 'You',
  signIn: 'Sign-in',
  privacy: 'Privacy and data',
  connections: 'Clubs and connections',
  club: 'Club',
  plan: 'Plan',
  training: 'Training',
  people: 'People',
  programs: 'Integrations',
} as const
