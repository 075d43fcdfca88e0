export const settingsGroups = {
  person: 'Vous',
  signIn: 'Connexion',
  privacy: 'Confidentialité et données',
  connections: 'Clubs et connexions',
  club: 'Club',
  plan: 'Formule',
  training: 'Entraînement',
  people: 'Personnes',
  programs: 'Connexions',
} as const
