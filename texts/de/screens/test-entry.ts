import { testFields } from '../test-fields.ts'
import type { testEntry as en } from '../../en/screens/test-entry.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as measures from '../shared/measures.ts'
import * as terms from '../shared/terms.ts'

export const testEntry = {
  words: testFields,
  links: {
    enter: 'Testtag eintragen',
    new: 'Einen Test eintragen',
    edit: 'Test bearbeiten',
    live: 'Stufentest durchführen',
  },
  sheet: {
    title: '{{kind}}: Testtag',
    lead: 'Eine Zeile pro Person. Alles wird beim Tippen gespeichert.',
    allSquads: terms.everyone,
    nobody: 'Niemand, für den du Tests eintragen kannst',
    nobodyText:
      'Hier stehen nur Athlet:innen, deren Tests du sehen darfst. Prüfe deine Auswahl oben.',
    whole: 'Test',
    step: 'Stufe {{number}}',
    split: '{{distance}}',
    splits: measures.splits,
    splitsShown: { none: 'Keine', time: measures.times, all: measures.allValues },
    hidden: 'verborgen',
    weightHidden: 'Du darfst Gewichte nicht sehen.',
    valueOf: '{{name}}:',
    takeTargets: 'Lücken mit Solleistung füllen',
  },
  head: {
    mixed: 'Je nach Test verschieden',
    noProtocol: 'Kein Protokoll',
  },
  missing: {
    gender: 'Ohne Angabe des Geschlechts gilt die Solleistung der Männer: {{names}}',
    best_2k: 'Keine Solleistung, weil es noch keinen 2-km-Test gibt: {{names}}',
  },
  form: {
    newTitle: '{{kind}} eintragen',
    editTitle: '{{kind}}: {{name}}',
    lines: 'Stufen und Zwischenzeiten',
    line: 'Zeile {{number}}',
    addLine: 'Zeile hinzufügen',
    removeLine: 'Zeile entfernen',
    fill: 'Solleistung eintragen',
    save: 'Test speichern',
    saved: 'Test gespeichert',
    delete: 'Test löschen',
    deleteTitle: 'Diesen Test von {{name}} löschen?',
    deleteText:
      'Auch die Stufen und Zwischenzeiten werden gelöscht. Das lässt sich nicht rückgängig machen.',
    deleted: 'Test gelöscht',
    notYours:
      'Diesen Test von {{name}} können nur Trainer:innen und die Person ändern, die ihn eingetragen hat.',
  },
  conflict: {
    title: 'Jemand anderes hat diesen Test inzwischen geändert',
    mine: 'Deine Werte',
    theirs: 'Die anderen Werte',
    takeMine: 'Meine speichern',
    takeTheirs: 'Die anderen behalten',
    yes: 'Ja',
    no: 'Nein',
  },
  live: {
    title: 'Stufentest durchführen',
    lead: 'Uhr, Solleistung und deine Messwerte, für eine Person oder mehrere zugleich. Alles bleibt auf diesem Gerät, bis es gesendet ist.',
    who: 'Wer jetzt getestet wird',
    plan: { steps: 'Stufen', seconds: 'Stufendauer (s)', rest_s: 'Pause (s)' },
    prepare: 'Vorbereiten',
    start: 'Stufe 1 starten',
    nextNow: 'Nächste Stufe jetzt starten',
    longer: '{{seconds}} s mehr Pause',
    stop: actions.stopTimer,
    sound: 'Ton',
    entering: 'Werte eintragen für Stufe',
    left: 'Verbleibende Zeit',
    phases: {
      ready: 'Bereit für Stufe 1',
      step: 'Stufe {{step}} von {{steps}}',
      rest: 'Pause, dann Stufe {{next}} von {{steps}}',
      over: 'Uhr angehalten bei Stufe {{step}}',
    },
    now: 'Diese Stufe',
    next: 'Nächste Stufe',
    noTarget: 'maximal',
    none: 'keine',
    over: 'Laktat über {{lactate}} mmol/L: Der Test ist zu Ende.',
    finish: 'Beenden und speichern',
    drop: 'Test verwerfen',
    dropTitle: 'Diesen Test verwerfen?',
    dropText: 'Alles bisher Eingetragene geht verloren.',
    sent: 'Beendete Tests',
  },
  recording: {
    open: 'Aus einer Aufzeichnung übernehmen',
    none: 'Bis zu diesem Tag gibt es keine Ergometer-Aufzeichnung, die du sehen darfst.',
    laps_one: '{{count}} Runde',
    laps_other: '{{count}} Runden',
    show: 'Anzeigen',
    take: 'Diese Werte übernehmen',
    unfit: {
      distance:
        'Die Aufzeichnung hat weder genau diese Distanz noch Runden, die zu den Zwischenzeiten passen.',
      laps: 'Die Aufzeichnung hat keine Runden, die als Stufen passen.',
    },
  },
} as const satisfies Translation<typeof en>
