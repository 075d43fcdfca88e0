import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

export const notes = {
  private: 'Only you can read your notes. Coaches, managers and administrators cannot.',
  new: 'New note',
  placeholder: 'What would you like to remember?',
  write: 'Save note',
  search: 'Search your notes',
  list: 'Your notes',
  none: 'No notes yet',
  noneText:
    'What worked in the boat, what to try next, how a race felt: write it down while it is fresh.',
  notFound: terms.noMatches,
  notFoundText: 'No note contains all of these words.',
  text: 'Note',
  edited: 'edited',
  edit: 'Edit note',
  delete: 'Delete note',
  deleted: 'Note deleted',
  undo: actions.undo,
  save: actions.save,
  cancel: actions.cancel,
} as const
