import type { comparison as en } from '../../en/screens/comparison.ts'
import type { Translation } from '../../translation.ts'
import { comparison as shared } from '../comparison.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'
import * as actions from '../shared/actions.ts'

export const comparison = {
  ...shared,
  choose: {
    title: 'Einheiten mit Aufzeichnungen',
    next: 'Aufzeichnungen wählst du auf der nächsten Seite',
    hidden: 'Nicht in dieser Liste',
    pick: '{{name}}, {{date}}, auswählen',
    name: terms.name,
    namePlaceholder: 'Teil des Namens der Einheit',
    recordings_one: '{{count}} Aufzeichnung',
    recordings_other: '{{count}} Aufzeichnungen',
    count: terms.recordings,
    whose: 'Aufgezeichnet von',
    submitCount_one: '{{count}} Einheit anzeigen',
    submitCount_other: '{{count}} Einheiten vergleichen',
    none: 'Wähle mindestens 1 Einheit aus.',
    most: 'Höchstens {{number}} Einheiten lassen sich vergleichen.',
    last: 'Letzten Vergleich fortsetzen',
    latest: 'Die letzten {{number}} von {{count}} Einheiten',
    empty: 'Keine Einheit mit Aufzeichnungen in diesem Zeitraum',
    emptyText:
      'Hier stehen Einheiten, sobald jemand, den du sehen darfst, eine Datei hochgeladen oder auf dem Ergometer aufgezeichnet hat. Wähle einen anderen Zeitraum oder weniger Filter.',
  },
  add: 'Einheit hinzufügen',
  recordings: 'Aufzeichnungen wählen',
  along: 'Ausrichten nach',
  alongs: { distance: 'Distanz', time: 'Zeit' },
  from: 'Ab',
  fromStart: 'Beginn der Aufzeichnung',
  fromPiece: 'Strecke {{number}}',
  split: 'Abschnitt',
  lines: 'Verglichene Aufzeichnungen',
  leads: 'Referenz',
  lead1: '{{name}} als Referenz verwenden',
  leadShort: 'Als Referenz verwenden',
  remove: actions.removeNamed,
  mostLines: 'Höchstens {{number}} Aufzeichnungen lassen sich vergleichen.',
  noRecordings: 'Von dieser Einheit gibt es keine Aufzeichnungen, die du sehen darfst.',
  ergo: terms.ergo,
  missing_one:
    '{{count}} Einheit oder Aufzeichnung aus diesem Link gibt es nicht mehr, oder du darfst sie nicht sehen.',
  missing_other:
    '{{count}} Einheiten oder Aufzeichnungen aus diesem Link gibt es nicht mehr, oder du darfst sie nicht sehen.',
  nothing: 'Noch nichts zu vergleichen',
  nothingText:
    'Wähle mindestens eine Aufzeichnung, oder füge eine Einheit mit Aufzeichnungen hinzu.',
  failed: 'Der Vergleich konnte nicht geladen werden',
  otherClub: 'Diese Einheit gehört zu einem anderen Verein',
  curves: measures.curves,
  behindTime: 'Rückstand auf {{name}}',
  behindDistance: 'Meter hinter {{name}}',
  fromTheStart: 'Ab dem Start',
  track: 'GPS-Spuren aller Boote',
  trackTitle: 'Karte',
  noTrack: 'Ohne aufgezeichnete Position: {{names}}.',
  noCurve: '{{figure}} nicht aufgezeichnet: {{names}}.',
  splits: 'Abschnitte',
  total: measures.overall,
  figures: 'Angezeigte Werte',
  unlaid: {
    piece: 'Strecke {{number}} ist in dieser Aufzeichnung nicht markiert.',
    samples: 'Diese Aufzeichnung ist leer.',
    distance: 'Es wurde keine Distanz aufgezeichnet: Vergleiche nach Zeit.',
  },
  why: {
    speed: 'Hier wurde keine Distanz aufgezeichnet',
    stroke_rate: 'Es wurde keine Schlagfrequenz aufgezeichnet',
    heart_rate: 'Es wurde kein Puls aufgezeichnet, oder er gehört nicht zu deinem Tarif',
    power: 'Es wurde keine Leistung aufgezeichnet',
    dps: 'Es wurde keine Schlagfrequenz aufgezeichnet',
    behind: 'Für die Referenz gibt es hier keine Zeit',
    leads: 'Das ist die Referenz',
    lengths: 'Die Distanzen sind verschieden, es gibt kein gemeinsames Ziel',
    split: 'Hier gibt es keine Zeit',
  },
} as const satisfies Translation<typeof en>
