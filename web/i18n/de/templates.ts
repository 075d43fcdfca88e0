import type { templates as en } from '../en/templates.ts'
import type { Translation } from '../translation.ts'

export const templates = {
  start: 'Mit einer Vorlage beginnen',
  choose: 'Vorlage wählen',
  manage: 'Verwalten',
  library: 'Vorlagen des Vereins',
  empty: 'Noch keine Vorlagen',
  emptyText: 'Heb einen Plan auf, den du wieder brauchst: Öffne eine Einheit und wähle „Als Vorlage aufheben“.',
  keep: 'Als Vorlage aufheben',
  keepTitle: 'Als Vorlage aufheben',
  keepHint: 'Der ganze Plan ohne Tag und Personen.',
  kept: 'Die Vorlage ist aufgehoben.',
  name: 'Name der Vorlage',
  rename: 'Umbenennen',
  delete: 'Löschen',
  reallyDelete: 'Wirklich löschen',
} as const satisfies Translation<typeof en>
