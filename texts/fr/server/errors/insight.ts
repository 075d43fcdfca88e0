export const errors = {
  view_limit: 'Vous pouvez enregistrer au plus {max} vues. Supprimez-en une d’abord.',
} as const
