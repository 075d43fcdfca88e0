import type { seasonPlans as en } from '../../en/screens/season-plans.ts'
import type { Translation } from '../../translation.ts'

export const seasonPlans = {
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
    stay: 'Vergangene Wochen und solche, die nicht in der Datei stehen, bleiben. Phasen, Höhepunkte, Geplantes und Gemachtes sind nur zum Lesen da.',
    fault: {
      head: '{{cell}}: Keine Spalte der Saison heißt „{{text}}“.',
      noWeek: '{{cell}}: „{{text}}“ ist kein Tag.',
      otherSeason: '{{cell}}: {{text}} liegt nicht in dieser Saison.',
      twice: '{{cell}}: Die Woche vom {{text}} steht zweimal in der Datei, die erste Zeile zählt.',
      number: '{{cell}}: „{{text}}“ ist kein Umfang für eine Woche.',
      kind: '{{cell}}: „{{text}}“ ist keine Art der Woche.',
      shares: '{{cell}}: {{text}} ergeben nicht 100 %.',
      note: '{{cell}}: Die Notiz „{{text}}“ ist länger als 2000 Zeichen.',
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
      target: 'Ziel',
      planned: 'Geplant',
      done: 'Gemacht',
    },
    caption: 'Wochen der Saison',
  },
  history: {
    title: 'Verlauf der Änderungen',
    ofWeek: 'Änderungen dieser Woche',
    none: 'Hier hat noch niemand etwas geändert.',
    all: 'Alle {{count}} Änderungen',
    gone: 'Jemand, der nicht mehr da ist',
    noteAdded: 'Notiz geschrieben',
    noteChanged: 'Notiz geändert',
    noteRemoved: 'Notiz entfernt',
    phases: 'Phasen {{before}} → {{after}}',
    goal: 'Höhepunkt {{name}} {{before}} → {{after}}',
  },
} as const satisfies Translation<typeof en>
