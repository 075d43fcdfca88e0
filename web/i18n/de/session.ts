import type { session as en } from '../en/session.ts'
import type { Translation } from '../translation.ts'

export const session = {
  tabs: {
    label: 'Bereiche der Einheit',
    overview: 'Übersicht',
    attendance: 'Anwesenheit',
    results: 'Ergebnisse',
    seatRacing: 'Seat Racing',
    files: 'Dateien',
  },
  draft: 'Entwurf',
  draftHint: 'Bis zur Veröffentlichung sehen ihn nur Trainer.',
  competitive: 'Wettkampf',
  edit: 'Bearbeiten',
  allDay: 'ganztägig',
  failed: 'Die Einheit konnte nicht geladen werden',
  gone: 'Diese Einheit gibt es nicht mehr, oder sie ist für dich nicht freigegeben.',
  toCalendar: 'Zum Kalender',
  otherClub: {
    title: 'Diese Einheit gehört zu einem anderen Verein',
    text: 'Sie ist eine Einheit von {{club}}. Wechsle den Verein, um sie zu sehen.',
    textUnnamed: 'Sie gehört zu einem anderen deiner Vereine. Wechsle dorthin, um sie zu sehen.',
    switch: 'Zu {{club}} wechseln',
    switchUnnamed: 'Verein wechseln',
  },
  plan: {
    distance: 'Strecke',
    time: 'Zeit',
    rpe: 'Anstrengung',
    description: 'Beschreibung',
    intensities: 'Intensitäten',
    structure: 'Aufbau',
    rest: 'Pause',
    total: 'Gesamt',
    focuses: 'Schwerpunkte',
    tags: 'Schlagworte',
    nothing: 'Noch kein Plan',
    nothingText: 'Hier stehen Strecke, Intensitäten und Abschnitte, damit alle wissen, was kommt.',
  },
  people: {
    athletes: 'Athleten',
    coaches: 'Trainer',
    nobody: 'Noch niemand eingeteilt',
    nobodyText: 'Teile Athleten oder eine ganze Gruppe ein, dann können sie hier antworten.',
  },
} as const satisfies Translation<typeof en>
