import type { help as en } from '../../en/screens/help.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

/** The manual around its articles, which lie in the folder `help`. */
export const help = {
  title: terms.help,
  lead: 'Wie alles geht, Aufgabe für Aufgabe.',
  search: 'In der Hilfe suchen',
  found_one: '{{count}} Artikel',
  found_other: '{{count}} Artikel',
  none: 'Nichts zu „{{query}}“.',
  noneText: 'Schau in die Kapitel oder frag die Trainer:innen deines Vereins.',
  missing: 'Unter dieser Adresse steht kein Artikel.',
  chapters: 'Kapitel',
  chapterNames: {
    start: 'Anfangen',
    plan: 'Planen',
    crews: 'Mannschaften und Ergebnisse',
    files: terms.files,
    live: 'Live',
    reports: 'Auswertungen',
    health: terms.health,
    club: terms.club,
    glossary: 'Glossar',
    operate: 'Für den Betrieb',
    api: 'Für Programme',
  },
  onPage: 'Auf dieser Seite',
  goThere: 'Dorthin',
  related: 'Passt dazu',
  back: 'Zurück zum Verein',
  signIn: actions.signIn,
  minutes_one: '{{count}} Minute',
  minutes_other: '{{count}} Minuten',
  englishOnly: 'Diese Seite gibt es nur auf Englisch.',
  fromDemo: 'Bild aus dem Demo-Verein.',
  pictureOf: 'Bild: {{title}}',
  offline: 'auch ohne Netz lesbar',
  openPage: 'Als Seite öffnen',
  close: 'Hilfe schließen',
  toggle: 'öffnet und schließt die Hilfe',
  table: 'Tabelle',
  code: 'Beispiel',
} satisfies Translation<typeof en>
