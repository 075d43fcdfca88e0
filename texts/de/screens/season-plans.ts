import type { seasonPlans as en } from '../../en/screens/season-plans.ts'
import type { Translation } from '../../translation.ts'
import * as actions from '../shared/actions.ts'
import * as terms from '../shared/terms.ts'

export const seasonPlans = {
  calendar: 'In den eigenen Kalender',
  file: {
    title: 'Ziele aus einer Tabelle',
    hint: 'Die hier gespeicherte Tabelle oder eine mit den gleichen Überschriften. Sie wird auf diesem Gerät gelesen.',
    save: 'Als Tabelle speichern',
    open: 'Tabelle übernehmen',
    noWeeks:
      'In dieser Datei gibt es keine Spalte „Woche“. Speichere die Saison zuerst als Tabelle und ändere diese.',
    unreadable: 'Diese Datei lässt sich nicht als Tabelle lesen. Wähle eine XLSX- oder CSV-Datei.',
    faults: 'Nicht verstanden und so gelassen, wie es war',
    moreFaults_one: '{{count}} weitere Zelle wurde nicht verstanden.',
    moreFaults_other: '{{count}} weitere Zellen wurden nicht verstanden.',
    changes_one: '{{count}} Woche würde sich ändern.',
    changes_other: '{{count}} Wochen würden sich ändern.',
    stay: 'Vergangene Wochen und solche, die nicht in der Datei stehen, bleiben. Geplantes und Gemachtes ist nur zum Lesen da.',
    phases: 'Phasen, in Wochen: {{phases}}',
    goals: 'Höhepunkte: {{goals}}',
    fault: {
      head: '{{cell}}: Keine Spalte der Saison heißt „{{text}}“.',
      noWeek: '{{cell}}: „{{text}}“ ist kein Tag.',
      otherSeason: '{{cell}}: {{text}} liegt nicht in dieser Saison.',
      twice: '{{cell}}: Die Woche vom {{text}} steht zweimal in der Datei, die erste Zeile zählt.',
      number: '{{cell}}: „{{text}}“ ist kein Umfang für eine Woche.',
      kind: '{{cell}}: „{{text}}“ ist keine Art der Woche.',
      shares: '{{cell}}: {{text}} ergeben nicht 100 %.',
      note: '{{cell}}: Die Notiz „{{text}}“ ist länger als 2000 Zeichen.',
      phase: '{{cell}}: „{{text}}“ ist keine Phase.',
      phaseGap: '{{cell}}: Die Wochen vor „{{text}}“ haben keine Phase.',
      goal: '{{cell}}: „{{text}}“ steht in dieser Woche nicht im Kalender.',
    },
  },
  shares: {
    title: 'Zonen des Ziels',
    sum: 'Niedrig, mittel und hoch ergeben {{sum}} %. Zum Speichern müssen es 100 % sein.',
  },
  paper: {
    print: 'Auf A3 drucken',
    printed: 'Gedruckt am {{day}}',
    people_one: '{{count}} Athlet:in',
    people_other: '{{count}} Athlet:innen',
    week: 'Woche vom',
    row: {
      target: terms.target,
      planned: terms.planned,
      done: terms.doneOfPlan,
    },
    caption: 'Wochen der Saison',
  },
  history: {
    title: 'Verlauf der Änderungen',
    ofWeek: 'Änderungen dieser Woche',
    none: 'Noch keine Änderungen.',
    all: 'Alle {{count}} Änderungen',
    gone: 'Ehemaliges Mitglied',
    noteAdded: 'Notiz geschrieben',
    noteChanged: 'Notiz geändert',
    noteRemoved: 'Notiz entfernt',
    phases: 'Phasen {{before}} → {{after}}',
    goal: 'Höhepunkt {{name}} {{before}} → {{after}}',
  },
  template: {
    title: 'Aus einer Vorlage',
    keep: 'Als Vorlage behalten',
    keepHint:
      'Phasen und Ziele werden behalten, in Wochen vom Höhepunkt aus gezählt. Notizen nicht.',
    kept: 'Die Saison ist als Vorlage gespeichert.',
    name: terms.name,
    goal: 'Gezählt von',
    own: 'Nur für mich',
    template: 'Vorlage',
    choose: 'Vorlage wählen',
    ownName: '{{name}} (nur ich)',
    none: 'Noch ist keine Saison als Vorlage gespeichert. Das geht mit „Als Vorlage behalten“.',
    noGoal:
      'Setze zuerst einen A-Höhepunkt. Die Wochen einer Vorlage werden von ihm aus zurückgezählt.',
    stay: terms.weeksThatStay,
    phases: 'Phasen {{before}} → {{after}}',
    take: 'Übernehmen',
    delete: 'Vorlage löschen',
    deleteTitle: actions.deleteNamed,
    deleteText: 'Saisons, die damit geplant wurden, bleiben, wie sie sind.',
  },
} as const satisfies Translation<typeof en>
