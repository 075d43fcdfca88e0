import type { notes as en } from '../../en/screens/notes.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

export const notes = {
  private: 'Deine Notizen liest nur du. Weder Trainer:innen noch Verwaltung sehen sie.',
  new: 'Neue Notiz',
  placeholder: 'Was willst du dir merken?',
  write: 'Notiz speichern',
  search: 'Notizen durchsuchen',
  list: 'Deine Notizen',
  none: 'Noch keine Notizen',
  noneText:
    'Was im Boot geklappt hat, was du als Nächstes probierst, wie sich ein Rennen anfühlte: Schreib es auf, solange es frisch ist.',
  notFound: terms.noMatches,
  notFoundText: 'Keine Notiz enthält alle diese Wörter.',
  text: 'Text der Notiz',
  edited: 'geändert',
  edit: 'Notiz bearbeiten',
  delete: 'Notiz löschen',
  deleted: 'Notiz gelöscht',
  undo: actions.undo,
  save: actions.save,
  cancel: actions.cancel,
} as const satisfies Translation<typeof en>
