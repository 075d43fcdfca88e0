export const errors = {
  view_limit: 'Du kannst höchstens {max} Ansichten speichern. Lösche zuerst eine.',
  not_valid_url:
    'Diese Adresse führt zu keinem Vergleich. Sie ist unvollständig, oder der Vergleich wurde gelöscht.',
} as const
