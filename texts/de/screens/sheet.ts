import type { sheet as en } from '../../en/screens/sheet.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as faults from '../shared/faults.ts'

export const sheet = {
  who: 'Wer',
  undo: actions.undo,
  redo: 'Wiederholen',
  keys: 'Enter geht nach unten, Tab nach rechts. Füge einen Block aus der Tabellenkalkulation an jeder Stelle ein.',
  shortKeys: '64410 wird 6:44,1',
  pastedSeconds: 'eingefügte Zahlen ohne Doppelpunkt sind Sekunden',
  previous: 'Zurück',
  next: 'Weiter',
  skipped: 'Inzwischen hat das jemand anderes geändert: Es bleibt, wie es ist',
  faults: {
    between: faults.between,
    number: faults.number,
    whole: faults.wholeNumber,
    time: 'Gib eine Zeit ein, etwa 6:41,2.',
    speed: 'So schnell schafft niemand {{distance}}. Gib eine Zeit wie 6:41,2 ein.',
    long: 'Höchstens {{most}} Zeichen.',
  },
  leftOut: {
    title: 'Ein Teil des Eingefügten hatte keinen Platz',
    lines_one: '{{count}} Zeile liegt unter der letzten der Tabelle.',
    lines_other: '{{count}} Zeilen liegen unter der letzten der Tabelle.',
    columns_one: '{{count}} Spalte liegt hinter der letzten der Tabelle.',
    columns_other: '{{count}} Spalten liegen hinter der letzten der Tabelle.',
    cells_one: '{{count}} Wert fällt auf ein Feld, in das sich nichts eintragen lässt.',
    cells_other: '{{count}} Werte fallen auf Felder, in die sich nichts eintragen lässt.',
    names_one: '{{count}} Zeile gehört zu jemandem, der nicht in dieser Tabelle steht.',
    names_other: '{{count}} Zeilen gehören zu Personen, die nicht in dieser Tabelle stehen.',
    twice_one: '{{count}} weitere Zeile gehört zu jemandem, der schon eine hat.',
    twice_other: '{{count}} weitere Zeilen gehören zu Personen, die schon eine haben.',
    heads_one: '{{count}} Spalte gibt es in dieser Tabelle nicht.',
    heads_other: '{{count}} Spalten gibt es in dieser Tabelle nicht.',
    close: actions.close,
  },
  clash: {
    title: 'Jemand anderes hat einen anderen Wert eingetragen',
    theirs: '{{value}} behalten',
    mine: 'Meinen Wert übernehmen: {{value}}',
    nothing: 'leer',
  },
} as const satisfies Translation<typeof en>
