import type * as en from '../../../en/screens/imports/edit.ts'
import type { Translation } from '../../../translation.ts'
import * as terms from '../../shared/terms.ts'

export const edit = {
  back: 'Dateien dieser Einheit',
  gone: 'Diese Aufzeichnung gibt es nicht mehr.',
  keep: 'Behaltener Teil',
  partOf: 'Diese Aufzeichnung ist Teil einer anderen.',
  toWhole: 'Ganze Aufzeichnung öffnen',
  title: 'Aufzeichnung ändern',
  lead: 'Die Datei bleibt, wie sie ist. Jede Änderung lässt sich rückgängig machen.',
  noCurves: 'Diese Datei enthält nur Summen, da gibt es nichts zu schneiden.',
  trim: 'Zuschneiden',
  trimTo: '{{from}} bis {{until}} behalten',
  trimNot: 'Alles behalten',
  split: 'Teilen',
  splitAt: 'Bei {{at}} teilen',
  splitHint:
    'An der festgehaltenen Stelle, sonst am Cursor; ein Klick auf die Kurven hält sie fest',
  halve: 'Schlagfrequenz halbieren',
  halveHint: 'Für einen Sensor, der pro Schlag zwei zählt',
  began: 'Startzeit',
  shift: 'Startzeit korrigieren',
  other: 'Andere Aufzeichnung',
  chooseOther: 'Aufzeichnung wählen',
  noOthers: 'Von dieser Einheit oder diesem Tag gibt es keine andere Aufzeichnung.',
  take: {
    'heart-rate': 'Puls übernehmen',
    strokes: 'Schläge übernehmen',
    merge: 'Beide verbinden',
  },
  changes: 'Änderungen',
  step: {
    undo: 'Letzte Änderung rückgängig (Strg Z)',
    redo: 'Wiederholen (Strg Umschalt Z)',
    undone: 'Rückgängig gemacht: {{change}}',
  },
  undo: 'Rückgängig machen',
  undoThis: 'Rückgängig machen: {{change}}',
  obstacles: {
    'half-changed':
      'Noch nicht möglich: Die andere Hälfte wurde geändert. Mach das zuerst rückgängig.',
    'half-lends':
      'Noch nicht möglich: Eine andere Aufzeichnung übernimmt etwas aus der anderen Hälfte.',
    'half-given': 'Nicht möglich: Die andere Hälfte gehört jetzt jemand anderem.',
    'split-later':
      'Noch nicht möglich: Die Aufzeichnung wurde danach geteilt. Mach zuerst die Teilung rückgängig.',
  },
  done: {
    trim: '{{from}} bis {{until}} behalten',
    split: 'Bei {{at}} geteilt',
    earlier: 'Startzeit um {{by}} früher gesetzt',
    later: 'Startzeit um {{by}} später gesetzt',
    halve: 'Schlagfrequenz halbiert',
    'heart-rate': 'Puls aus {{name}}',
    strokes: 'Schläge aus {{name}}',
    merge: 'Verbunden mit {{name}}',
  },
  belongs: 'Zuordnung',
  athlete: terms.athlete,
  crew: terms.crew,
  noCrew: 'Keine Mannschaft',
  seat: terms.seat,
  boat: 'Das Boot',
} as const satisfies Translation<typeof en.edit>
