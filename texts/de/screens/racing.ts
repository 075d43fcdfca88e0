import type { racing as en } from '../../en/screens/racing.ts'
import type { Translation } from '../../translation.ts'
import { racing as shared } from '../racing.ts'

export const racing = {
  ...shared,
  lead: 'Gestoppte Strecken, nach Distanz nebeneinandergelegt.',
  saved: {
    title: 'Gespeicherte Vergleiche',
    by: '{{name}}, {{date}}',
    lines_one: '{{count}} Strecke',
    lines_other: '{{count}} Strecken',
    all_one: '{{count}} weiteren zeigen',
    all_other: '{{count}} weitere zeigen',
  },
  filters: {
    name: 'Name',
    namePlaceholder: 'Einheit oder Mannschaft',
    boats: 'Bootstypen',
    distances: 'Distanzen',
    times: 'Geplante Zeiten',
    start: 'Start',
    any: 'Alle',
  },
  pieces: {
    title: 'Strecken zum Vergleichen',
    choose: '{{name}}, Strecke {{number}}, wählen',
    chooseUnplanned: '{{name}} wählen',
    number: 'Strecke {{number}}',
    hint: 'Hake an, was du vergleichen willst: Strecken einer Mannschaft, mehrerer Mannschaften oder mehrerer Einheiten.',
    latest:
      'Die letzten {{number}} von {{count}} Strecken. Mit weniger Tagen oder mehr Filtern findest du die übrigen.',
    latestOfMore:
      'Die letzten {{number}} Strecken; es gibt noch mehr. Mit weniger Tagen oder mehr Filtern findest du die übrigen.',
    compare_one: '{{count}} Strecke zeigen',
    compare_other: '{{count}} Strecken vergleichen',
    none: 'Vor dem Absenden muss mindestens 1 Strecke ausgewählt sein.',
    caution:
      'Zeiten verschiedener Bootsklassen, Distanzen, Tage oder Bedingungen sagen nicht, wer besser war: Vergleiche % GMT.',
    most: 'Höchstens {{number}} lassen sich vergleichen.',
    clear: 'Auswahl aufheben',
    empty: 'Keine gestoppten Strecken an diesen Tagen',
    emptyText:
      'Hier stehen Strecken, sobald sie Zeit und Distanz haben, eingetragen oder aufgezeichnet. Wähle andere Tage oder weniger Filter.',
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
    button: 'Löschen',
    title: 'Diesen Vergleich löschen?',
    text: 'Seine Adresse führt dann ins Leere. Zeiten und Aufzeichnungen bleiben.',
    done: 'Vergleich gelöscht',
    cancel: 'Behalten',
  },
  back: 'Alle Vergleiche',
  actions: 'Mehr',
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
  allPieces: 'Über alle Strecken',
  crewsHint:
    'Nach dem Mittel von % GMT, damit sich Bootsklassen vergleichen lassen. Die Streuung ist die Standardabweichung geteilt durch das mittlere Tempo.',
  chart: {
    title: 'Über die Distanz',
    figure: 'Diagramm',
    gap_s: 'Rückstand in Sekunden',
    pace: 'Tempo',
    none: 'Unterwegs ist nichts bekannt: weder Aufzeichnung noch Zwischenzeiten.',
  },
  figures: 'Angezeigt',
  best: {
    ...shared.best,
    none: 'Schnellste Abschnitte brauchen eine Aufzeichnung der Strecke.',
  },
  missing_one: '{{count}} Strecke dieses Vergleichs gibt es nicht mehr, oder du siehst sie nicht.',
  missing_other:
    '{{count}} Strecken dieses Vergleichs gibt es nicht mehr, oder du siehst sie nicht.',
  nothing: 'Nichts mehr zu vergleichen',
  nothingText: 'Die Strecken dieses Vergleichs gibt es nicht mehr, oder du siehst sie nicht.',
  none: {
    prognostic: 'Keine Goldmedaillenzeit für diese Klasse, oder nicht im Abo',
    stroke_rate: 'Keine Schlagfrequenz eingetragen oder aufgezeichnet',
    gap: 'Hier wurde sonst niemand gestoppt',
    split: 'Hier nicht gestoppt',
    wind: 'Wind oder Ruderrichtung nicht bekannt',
    stream: 'Strömung oder Ruderrichtung nicht bekannt',
    start: 'Keine Aufzeichnung zeigt den Start',
    deviation: 'Braucht mindestens zwei Strecken',
    place: 'Nicht im Plan',
    class: 'Kein Boot bekannt',
  },
  windOf: '{{strength}} ({{speed}}) aus {{direction}}',
  head: 'Gegenwind {{speed}}',
  tail: 'Rückenwind {{speed}}',
} as const satisfies Translation<typeof en>
