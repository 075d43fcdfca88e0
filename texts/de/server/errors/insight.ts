export const errors = {
  view_limit: 'Du kannst höchstens {max} Ansichten speichern. Lösche zuerst eine.',
} as const
