import * as terms from './shared/terms.ts'

/** Views of reports that are sent by mail. */
export const sending = {
  make: 'Per Mail schicken',
  title: terms.emailReports,
  text: 'Eine gespeicherte Ansicht wird montags um 6:00 geschickt, für die Woche oder den Monat davor. Alle bekommen nur, was sie sehen dürfen; Trainingsbelastung, Puls, Gewicht und Krankheit werden nie per Mail geschickt.',
  noViews: 'Speichere zuerst eine Ansicht dieser Auswertung. Dann lässt sie sich verschicken.',
  view: terms.view,
  rhythm: 'Wie oft',
  rhythms: { weekly: 'Jeden Montag', monthly: 'Am ersten Montag im Monat' },
  audience: 'Empfänger:innen',
  audiences: { self: 'Nur ich', coaches: 'Trainer:innen' },
  coachesOf: 'Trainer:innen von',
  start: 'Verschicken',
  started: 'Die Auswertung wird verschickt',
  active: 'Aktive Auswertungen per Mail',
  none: 'Noch keine Auswertungen per Mail',
  private: 'Private Ansicht von {{name}}',
  by: 'von {{name}}',
  notToYou: 'du hast sie abbestellt',
  stop: 'Versand beenden',
  stopOf: 'Versand von „{{name}}“ beenden',
  stopped: 'Die Auswertung wird nicht mehr verschickt',
  page: {
    title: terms.emailReports,
    stopped: 'Du bekommst die Auswertung „{{view}}“ von {{club}} nicht mehr per Mail.',
    wanted: 'Du bekommst die Auswertung „{{view}}“ von {{club}} per Mail.',
    stop: 'Abbestellen',
    undo: 'Wieder abonnieren',
    broken: 'Dieser Link funktioniert nicht',
    failed: 'Das hat nicht geklappt. Prüfe deine Verbindung und versuche es noch einmal.',
  },
} as const
