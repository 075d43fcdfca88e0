import type { racing as en } from '../../en/screens/racing.ts'
import type { Translation } from '../../translation.ts'
import { racing as shared } from '../racing.ts'
import * as actions from '../shared/actions.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const racing = {
  ...shared,
  saved: {
    title: 'Gespeicherte Vergleiche',
    by: '{{name}}, {{date}}',
    lines_one: '{{count}} Strecke',
    lines_other: '{{count}} Strecken',
  },
  filters: {
    name: terms.name,
    namePlaceholder: 'Einheit oder Mannschaft',
    boats: 'Bootsklassen',
    distances: 'Distanzen',
    times: 'Geplante Zeiten',
    start: 'Start',
    any: 'Alle',
  },
  pieces: {
    title: 'Strecken zum Vergleichen',
    choose: '{{name}}, Strecke {{number}}, auswählen',
    chooseUnplanned: '{{name}} auswählen',
    number: terms.numberedPiece,
    latest:
      'Die letzten {{number}} von {{count}} Strecken. Mit einem kürzeren Zeitraum oder mehr Filtern findest du die übrigen.',
    latestOfMore:
      'Die letzten {{number}} Strecken; es gibt noch mehr. Mit einem kürzeren Zeitraum oder mehr Filtern findest du die übrigen.',
    compare_one: '{{count}} Strecke anzeigen',
    compare_other: '{{count}} Strecken vergleichen',
    none: 'Wähle mindestens 1 Strecke aus.',
    unlike: 'Bootsklassen oder Distanzen verschieden: Vergleich nach % GMT',
    chooseAll_one: '{{count}} wählen',
    chooseAll_other: 'Alle {{count}} wählen',
    chooseAllOf: 'Alles von {{name}}, {{date}}, wählen',
    most: 'Höchstens {{number}} lassen sich vergleichen.',
    empty: 'Keine Strecken mit Zeit in diesem Zeitraum',
    emptyText:
      'Hier stehen Strecken, sobald sie Zeit und Distanz haben, eingetragen oder aufgezeichnet. Wähle einen anderen Zeitraum oder weniger Filter.',
  },
  save: {
    title: 'Vergleichen',
    name: 'Name des Vergleichs',
    submit: 'Speichern und öffnen',
  },
  rename: {
    title: 'Vergleich umbenennen',
    button: 'Umbenennen',
    saved: 'Name gespeichert',
  },
  deletion: {
    button: actions.deleteIt,
    title: 'Diesen Vergleich löschen?',
    text: 'Der Link dazu funktioniert dann nicht mehr. Zeiten und Aufzeichnungen bleiben.',
    done: 'Vergleich gelöscht',
    cancel: 'Behalten',
  },
  otherClub: 'Dieser Vergleich gehört zu einem anderen Verein',
  failed: 'Der Vergleich konnte nicht geladen werden',
  kinds: {
    'single-crew-session': 'Eine Mannschaft über eine Strecke',
    'single-crew-session-pieces': 'Eine Mannschaft, mehrere Strecken',
    'multiple-crews-single-piece': 'Mehrere Mannschaften über eine Strecke',
    'multiple-crews-multiple-sessions': 'Mehrere Einheiten',
    'multiple-crews-multiple-pieces': 'Mehrere Mannschaften, mehrere Strecken',
  },
  split: 'Zwischenzeit alle',
  segment: 'Schnellste Abschnitte von',
  result: 'Ergebnis',
  allPieces: 'Alle Strecken',
  crewsHint:
    'Nach dem Durchschnitt von % GMT, damit sich Bootsklassen vergleichen lassen. Die Temposchwankung ist die Standardabweichung geteilt durch das Durchschnittstempo.',
  chart: {
    title: 'Über die Distanz',
    behind: 'Hinter {{name}}',
    panels: measures.curves,
    none: 'Keine Aufzeichnung und keine Zwischenzeiten, daher keine Kurven.',
  },
  against: 'Gegen',
  ranking: 'Rangliste',
  stretches: 'Abschnittszeiten',
  toMetres: 'bis m',
  won: {
    title: 'Wo es entschieden wurde',
    most: '{{name}}: {{lost}} von {{total}} s zwischen {{from}} und {{to}} m.',
    even: '{{name}}: gleichmäßig, {{each}} s alle {{length}} m.',
    lower: 'Schlagfrequenz dort {{rate}} niedriger.',
    higher: 'Schlagfrequenz dort {{rate}} höher.',
  },
  figures: 'Angezeigte Werte',
  best: {
    ...shared.best,
    none: 'Für die schnellsten Abschnitte braucht es eine Aufzeichnung der Strecke.',
  },
  missing_one:
    '{{count}} Strecke dieses Vergleichs gibt es nicht mehr, oder du darfst sie nicht sehen.',
  missing_other:
    '{{count}} Strecken dieses Vergleichs gibt es nicht mehr, oder du darfst sie nicht sehen.',
  nothing: 'Nichts mehr zu vergleichen',
  nothingText: 'Die Strecken dieses Vergleichs gibt es nicht mehr, oder du darfst sie nicht sehen.',
  none: {
    prognostic: 'Keine Goldmedaillenzeit für diese Bootsklasse, oder nicht in deinem Tarif',
    stroke_rate: 'Keine Schlagfrequenz eingetragen oder aufgezeichnet',
    gap: 'Hier hat sonst niemand eine Zeit',
    split: 'Hier ohne Zeit',
    wind: 'Wind oder Ruderrichtung nicht bekannt',
    stream: 'Strömung oder Ruderrichtung nicht bekannt',
    start: 'Keine Aufzeichnung zeigt den Start',
    deviation: 'Braucht mindestens zwei Strecken',
    place: 'Nicht im Plan',
    class: 'Bootsklasse nicht bekannt',
  },
  windOf: '{{strength}} ({{speed}}) aus {{direction}}',
  head: 'Gegenwind {{speed}}',
  tail: 'Rückenwind {{speed}}',
} as const satisfies Translation<typeof en>
