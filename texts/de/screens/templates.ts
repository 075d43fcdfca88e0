import type { templates as en } from '../../en/screens/templates.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'

export const templates = {
  start: 'Mit einer Vorlage beginnen',
  choose: 'Vorlage wählen',
  manage: 'Verwalten',
  library: 'Vorlagen des Vereins',
  empty: 'Noch keine Vorlagen',
  emptyText:
    'Speichere einen Plan, den du wieder brauchst: Öffne eine Einheit, wähle „Bearbeiten“ und dann „Als Vorlage speichern“.',
  keep: 'Als Vorlage speichern',
  keepTitle: 'Als Vorlage speichern',
  keepHint: 'Der ganze Plan, ohne Datum und Personen.',
  kept: 'Vorlage gespeichert',
  name: 'Name der Vorlage',
  rename: 'Umbenennen',
  delete: actions.deleteIt,
  reallyDelete: 'Endgültig löschen',
} as const satisfies Translation<typeof en>
