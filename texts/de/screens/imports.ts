import type { imports as en } from '../../en/screens/imports.ts'
import type { Translation } from '../../translation.ts'
import { edit } from './imports/edit.ts'
import { leftOut, warnings } from './imports/read-faults.ts'
import { again } from './imports/reread.ts'
import * as actions from '../shared/actions.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const imports = {
  title: 'Trainingsdateien hochladen',
  lead: 'Dateien von Uhr oder SpeedCoach werden automatisch der richtigen Einheit zugeordnet.',
  hint: 'FIT, TCX, GPX, KML, PWX, HRM, SML, SLF, FITLOG, die Tabellen von Ruder- und Ergometercomputern und deine Daten-Exporte von Strava, Polar, Garmin oder Concept2, auch als ZIP. Bis 100 MB pro Datei.',
  forWhom: 'Dateien von',
  uploading: 'Deine Dateien',
  earlier: 'Frühere Dateien',
  ofSession: 'Dateien dieser Einheit',
  more: 'Weitere Dateien',
  empty: 'Noch keine Dateien',
  emptyText:
    'Füge die Datei hinzu, die deine Uhr oder dein SpeedCoach aufgezeichnet hat. Daraus entstehen Distanz, Zwischenzeiten, Puls und die Karte.',
  states: {
    paused: 'Wartet auf die Verbindung',
    sending: 'Wird hochgeladen',
    waiting: 'Wartet',
    queued: 'In der Warteschlange',
    reading: 'Wird gelesen',
    'needs-answer': 'Rückfrage',
    'needs-assignment': 'Welche Einheit war das?',
    done: 'Importiert',
    failed: 'Nicht lesbar',
    refused: 'Nicht hochgeladen',
  },
  duplicate: 'Diese Datei wurde schon hochgeladen, es wird also nichts doppelt gezählt.',
  duplicateIn:
    '{{name}} wurde schon hochgeladen, in {{file}}. Es wird also nichts doppelt gezählt.',
  heartRate: 'Puls Ø {{value}}',
  open: 'Ergebnisse öffnen',
  openCurves: 'Aufzeichnung öffnen',
  furtherActivities_one: 'Und {{count}} weitere',
  furtherActivities_other: 'Und {{count}} weitere',
  remove: 'Aus der Liste nehmen',
  inOtherSession: 'Sie gehört zu einer anderen Einheit.',
  inNoSession: 'Sie gehört noch zu keiner Einheit.',
  whose: 'Wähle, von wem die Dateien sind',
  assign: {
    day: terms.day,
    session: terms.session,
    choose: 'Einheit wählen',
    none: 'An diesem Tag gibt es keine Einheit. Wähle einen anderen Tag oder plane zuerst eine.',
    plan: actions.planSession,
    attach: 'Zuordnen',
    here: 'Dieser Einheit zuordnen',
  },
  compare: {
    title: 'Aufzeichnungen vergleichen',
    text: 'Hake die Aufzeichnungen an, die übereinandergelegt werden sollen; die erste ist die Referenz.',
    most: 'Höchstens {{number}} lassen sich vergleichen.',
    submit: 'Vergleichen',
  },
  waiting: {
    title_one: '{{count}} Datei ohne Einheit',
    title_other: '{{count}} Dateien ohne Einheit',
    text: 'Diese Dateien enthalten kein Datum. Ordne sie einer Einheit zu, erstelle daraus eine oder lass sie ohne Einheit.',
    show: 'Zuordnen',
    toFirst: 'Zur ersten',
    create: 'Einheit daraus erstellen',
    ignore: actions.skip,
    began: 'Beginn',
    beganFirst: 'Gib zuerst den Beginn an: Tag und Uhrzeit.',
    ignored: 'Ohne Einheit',
  },
  resume: {
    going: 'Verbindung unterbrochen. Das Hochladen geht automatisch weiter.',
  },
  actions: {
    edit: actions.edit,
    delete: actions.deleteIt,
    info: 'Angaben der Datei',
    deleteTitle: actions.deleteNamed,
    deleteText:
      'Ergebnisse, Strecken und Trainingsbelastung daraus werden mitgelöscht. Die Einheit bleibt, außer sie stammt nur aus dieser Datei.',
    addKnown: 'Vorhandene Dateien hinzufügen',
    addKnownText: 'Dateien, die schon da sind und zu einer anderen oder keiner Einheit gehören.',
    addKnownNone: 'Es sind keine anderen Dateien da.',
    forCrew: 'Aufgezeichnet in',
    noCrew: 'Keine Mannschaft',
  },
  askSeat: {
    choose: 'Welcher Platz war es? Boot und Platz angeben',
    session: 'Ordne die Datei zuerst einer Einheit zu, dann kannst du Boot und Platz angeben.',
  },
  aboard: {
    title: '{{athlete}} sitzt nicht in {{crew}}',
    text: 'In {{crew}} sitzen: {{people}}. Ist {{athlete}} eingesprungen, ordne die Aufzeichnung trotzdem diesem Boot zu.',
    empty:
      'In {{crew}} sitzt noch niemand. Ist {{athlete}} dort gefahren, ordne die Aufzeichnung trotzdem diesem Boot zu.',
    confirm: '{{crew}} zuordnen',
  },
  info: {
    start: terms.start,
    duration: measures.duration,
    timer: 'Stoppuhr des Geräts',
    moving: 'Zeit in Bewegung',
    distance: measures.distance,
    heartRate: measures.heartRate,
    heartRateAvg: 'Durchschnittspuls',
    strokeRateAvg: 'Durchschnittliche Schlagfrequenz',
    powerAvg: 'Durchschnittliche Leistung',
    besideDevice: '{{own}}, laut Gerät {{device}}',
    gps: 'GPS-Positionen',
    strokes: 'Schläge',
    laps: 'Runden',
    yes: 'aufgezeichnet',
    no: 'nicht aufgezeichnet',
    unknown: 'keine Angabe',
    recordings: 'Aufzeichnung {{number}}',
  },
  again,
  edit,
  leftOut,
  warnings,
} as const satisfies Translation<typeof en>
