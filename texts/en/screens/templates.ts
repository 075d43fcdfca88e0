import * as actions from '../shared/actions.ts'

export const templates = {
  start: 'Start from a template',
  choose: 'Choose a template',
  manage: 'Manage',
  library: 'Club templates',
  empty: 'No templates yet',
  emptyText: 'To reuse a plan, open a session, choose “Edit” and then “Save as template”.',
  keep: 'Save as template',
  keepTitle: 'Save as template',
  keepHint: 'Saves everything except date and participants.',
  kept: 'Template saved',
  name: 'Template name',
  rename: 'Rename',
  delete: actions.deleteIt,
  reallyDelete: 'Delete permanently',
} as const
