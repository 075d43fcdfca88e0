export const errors = {
  comments_closed: 'Die Kommentare zu diesem Beitrag sind geschlossen.',
  edit_over: 'Beiträge und Kommentare lassen sich nur einen Tag lang bearbeiten.',
  too_many_pinned: 'Hier sind schon drei Beiträge angeheftet. Löse zuerst einen davon.',
} as const
