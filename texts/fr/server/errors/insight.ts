export const errors = {
  view_limit: 'Vous pouvez enregistrer au plus {max} vues. Supprimez-en une d’abord.',
  not_valid_url:
    'Cette adresse ne mène à aucune comparaison. Elle est incomplète, ou la comparaison a été supprimée.',
} as const
