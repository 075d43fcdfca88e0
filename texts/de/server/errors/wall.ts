export const errors = {
  comments_closed: 'Die Kommentare zu diesem Beitrag sind geschlossen.',
  edit_over: 'Ein Beitrag oder Kommentar lässt sich einen Tag lang ändern.',
  too_many_pinned: 'Hier sind schon drei Beiträge angeheftet. Löse zuerst einen davon.',
} as const
