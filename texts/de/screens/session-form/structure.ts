import type * as en from '../../../en/screens/session-form/structure.ts'
import type { Translation } from '../../../translation.ts'
import * as measures from '../../shared/measures.ts'
import * as terms from '../../shared/terms.ts'

export const structureFault = {
  empty: 'Hier gibt es noch nichts zu lesen.',
  unexpected: 'Das ist hier nicht möglich. Schreib zum Beispiel 3x2000m/6min.',
  unclosed: 'Diese Klammer ist nicht geschlossen.',
  'length-expected': 'Hier fehlt eine Distanz oder eine Zeit.',
  'unit-expected': 'Hier fehlt eine Einheit: m, km, min, sec oder h.',
  'rest-is-time': 'Eine Pause ist eine Zeit: 6min, 90sec oder 3:30min.',
  'rate-expected': 'Hier fehlt eine Schlagfrequenz, zum Beispiel r20 oder @20.',
  'rates-count': 'Gib eine Schlagfrequenz für alle Strecken an oder für jede eine.',
  'out-of-range': 'Das ist zu groß oder zu klein.',
  'too-many-pieces': 'Das sind zu viele: höchstens 99.',
  'too-long': 'Dieser Text ist zu lang.',
} as const satisfies Translation<typeof en.structureFault>

export const pieces = {
  kind: 'Art des Aufbaus',
  single: 'Eine Strecke',
  multiple: 'Wiederholt',
  variable: 'Verschieden',
  one: 'Die Strecke',
  nth: terms.numberedPiece,
  add: 'Strecke hinzufügen',
  remove: 'Strecke entfernen',
  up: 'Nach oben',
  down: 'Nach unten',
  none: 'Aufbau leeren',
  rate: measures.strokeRate,
  segment: terms.numberedSegment,
  addSegment: 'Teilstück hinzufügen',
  removeSegment: 'Teilstück {{number}} entfernen',
  splits: 'Zwischenzeiten',
  splitsEqual: 'Gleich lang',
  splitsOwn: 'Einzeln',
  splitLength: 'Zwischenzeit alle',
  splitLengths: 'Längen in Metern',
  splitFault: 'Schreib Längen von 1 bis 99.999 Metern, mit Leerzeichen dazwischen.',
} as const satisfies Translation<typeof en.pieces>

export const lost = {
  gone_one:
    '{{count}} Ergebnis von {{pieces}} bleibt bei der Einheit und steht dort als nicht mehr geplant.',
  gone_other:
    '{{count}} Ergebnisse von {{pieces}} bleiben bei der Einheit und stehen dort als nicht mehr geplant.',
  changed_one: '{{count}} Ergebnis von {{pieces}} gilt dann für den neuen Aufbau.',
  changed_other: '{{count}} Ergebnisse von {{pieces}} gelten dann für den neuen Aufbau.',
} as const satisfies Translation<typeof en.lost>

export const inWords = {
  times: '{{times}}-mal {{work}}',
  rate: ' mit Schlagfrequenz {{rate}}',
  restEach: ', nach jeder Strecke {{rest}} Pause',
  restAfter: ', danach {{rest}} Pause',
  next: '; dann ',
  rounds: '{{rounds}} Serien: {{list}}',
  zones: 'Intensität, unten eingetragen: {{zones}}',
  minutes: '{{minutes}} Min.',
  seconds: '{{seconds}} Sek.',
  both: '{{minutes}} Min. {{seconds}} Sek.',
} as const satisfies Translation<typeof en.inWords>

export const examples = {
  one: '8 x 500 mit 2 min Pause',
  other: "3x10' @20",
  both: 'Zum Beispiel: {{one}} oder {{other}}',
} as const satisfies Translation<typeof en.examples>
