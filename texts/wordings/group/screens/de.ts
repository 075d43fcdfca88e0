import type { bringIn as bringInEn } from '../../../en/screens/bring-in.ts'
import type { common as en } from '../../../en/screens/common.ts'
import type { search as enSearch } from '../../../en/screens/search.ts'
import type { notifications as enNotifications } from '../../../en/screens/notifications.ts'
import type { squads as enSquads } from '../../../en/screens/squads.ts'
import type { attendance as attendanceEn } from '../../../en/screens/attendance.ts'
import type { availability as availabilityEn } from '../../../en/screens/availability.ts'
import type { calendar as calendarEn } from '../../../en/screens/calendar.ts'
import type { clubs as clubsEn } from '../../../en/screens/clubs.ts'
import type { crews as crewsEn } from '../../../en/screens/crews.ts'
import type { home as homeEn } from '../../../en/screens/home.ts'
import type { monitoring as monitoringEn } from '../../../en/screens/monitoring.ts'
import type { reports as reportsEn } from '../../../en/screens/reports.ts'
import type { scores as scoresEn } from '../../../en/screens/scores.ts'
import type { invitations as invitationsEn } from '../../../en/screens/invitations.ts'
import type { members as membersEn } from '../../../en/screens/members.ts'
import type { sessionLife as sessionLifeEn } from '../../../en/screens/session-life.ts'
import type { session as sessionEn } from '../../../en/screens/session.ts'
import type { messages as messagesEn } from '../../../en/screens/messages.ts'
import type { wall as wallEn } from '../../../en/screens/wall.ts'
import type { Wording } from '../../../translation.ts'

export const bringIn = {
  plan: { squad: 'Gruppe' },
  squads: { title: 'Gruppen' },
  undo: { reasons: { squad: 'Gruppe in Gebrauch' } },
} as const satisfies Wording<typeof bringInEn>

export const common = {
  words: { squad: 'Gruppe', squads: 'Gruppen', squadsShort: 'Gruppen' },
  screens: {
    squads: 'Gruppen',
    squadForm: 'Gruppe',
    leaveSquad: 'Gruppe verlassen',
    teamTrainingSummary: 'Gruppen im Vergleich',
  },
  nav: { squads: 'Gruppen' },
} as const satisfies Wording<typeof en>

export const squads = {
  title: 'Gruppen',
  chat: 'Gruppenchat',
  list: 'Alle Gruppen',
  new: 'Neue Gruppe',
  edit: 'Gruppe bearbeiten',
  delete: 'Gruppe löschen',
  leave: 'Gruppe verlassen',
  back: 'Alle Gruppen',
  empty: 'Noch keine Gruppen',
  emptyText:
    'Fasse zu einer Gruppe zusammen, wer gemeinsam trainiert. Dann planst du Einheiten für alle auf einmal und siehst hier, wer gesund ist.',
  emptyAthlete: 'Deine Trainer:innen haben noch keine Gruppen angelegt.',
  nobody: 'In dieser Gruppe ist noch niemand',
  nobodyText: 'Füge über „Gruppe bearbeiten“ Athlet:innen und Trainer:innen hinzu.',
  failed: 'Die Gruppe konnte nicht geladen werden',
  gone: 'Diese Gruppe gibt es nicht. Vielleicht wurde sie gelöscht.',
  form: {
    saved: '{{name}} ist gespeichert.',
    created: '{{name}} ist angelegt.',
    newTitle: 'Neue Gruppe',
    peopleHint: 'Wählst du diese Gruppe für eine Einheit, werden alle mit ihrer Rolle hinzugefügt.',
    save: 'Gruppe speichern',
    create: 'Gruppe anlegen',
  },
  deletion: {
    done: '{{name}} ist gelöscht.',
    text: 'Die Gruppe wird für alle gelöscht. Ihre Mitglieder bleiben im Verein, ihre Einheiten, Anwesenheiten und Ergebnisse bleiben erhalten.',
    confirm: 'Gruppe löschen',
  },
  leaving: {
    text: 'Du wirst nicht mehr zu Einheiten dieser Gruppe hinzugefügt. Deine bisherigen Einheiten bleiben, und du kannst wieder aufgenommen werden.',
    confirm: 'Gruppe verlassen',
    notIn: 'Du bist nicht in dieser Gruppe.',
  },
  otherClub: 'Diese Gruppe gehört zu einem anderen Verein',
} as const satisfies Wording<typeof enSquads>

export const attendance = {
  nobodyText:
    'Füge Athlet:innen oder eine ganze Gruppe hinzu, dann erscheinen hier ihre Antworten.',
  orders: {
    squad: 'Nach Gruppe',
  },
} as const satisfies Wording<typeof attendanceEn>

export const availability = {
  nobody: {
    text: 'Sobald Athlet:innen in der Gruppe sind, erscheint hier ihre Woche.',
  },
  squad: 'Gruppe',
} as const satisfies Wording<typeof availabilityEn>

export const calendar = {
  share: {
    scopes: {
      squads: 'Gruppen',
    },
  },
  shared: {
    squads: 'Gruppen: {{squads}}',
  },
} as const satisfies Wording<typeof calendarEn>

export const clubs = {
  training: {
    metricHint: 'Diese Kennzahl erscheint auf der Startseite, in Gruppen und in Auswertungen.',
  },
  challenges: {
    label: 'Athlet:innen einer Gruppe kommen ungefragt in ein Team',
  },
} as const satisfies Wording<typeof clubsEn>

export const crews = {
  pool: {
    squad: 'Gruppe',
    allSquads: 'Alle Gruppen',
  },
} as const satisfies Wording<typeof crewsEn>

export const home = {
  steps: {
    squads: {
      title: 'Gruppen bilden',
    },
  },
} as const satisfies Wording<typeof homeEn>

export const reports = {
  noSquad: 'Ohne Gruppe',
} as const satisfies Wording<typeof reportsEn>

export const scores = {
  by: {
    squad: 'Gruppe',
  },
  nobody: {
    squad: 'Hier gehört niemand zu einer Gruppe.',
  },
} as const satisfies Wording<typeof scoresEn>

export const sessionLife = {
  week: { squads: 'Nur Einheiten der gewählten Gruppen werden kopiert.' },
  people: {
    choose: 'Gruppen und Personen',
    nobody: 'Wähle Personen oder Gruppen.',
  },
} as const satisfies Wording<typeof sessionLifeEn>

export const session = {
  people: {
    nobodyText: 'Füge Athlet:innen oder eine ganze Gruppe hinzu, dann können sie hier antworten.',
  },
} as const satisfies Wording<typeof sessionEn>

export const members = {
  actions: { squad: 'Zur Gruppe hinzufügen' },
  scopes: { 'own-squads': 'Nur die der eigenen Gruppen' },
} as const satisfies Wording<typeof membersEn>

export const invitations = {
  fields: { squad: 'Gruppe' },
  review: { squads_one: 'Gruppe {{names}} anlegen', squads_other: 'Gruppen {{names}} anlegen' },
} as const satisfies Wording<typeof invitationsEn>

export const monitoring = {
  rules: {
    squads: 'Gruppen',
    squadsHint: 'Ohne Auswahl werden alle Athlet:innen gefragt.',
  },
} as const satisfies Wording<typeof monitoringEn>

export const search = {
  hint: 'Personen, Gruppen, Einheiten nach Name oder Tag, Mannschaften, Boote, Notizen, Seiten',
  kinds: { squad: 'Gruppen' },
  actions: { createSquad: 'Gruppe anlegen' },
} as const satisfies Wording<typeof enSearch>

export const notifications = {
  settings: {
    squads: 'Abweichend für eine Gruppe',
    squadsHint: 'Gilt für Einheiten, an denen mindestens die halbe Gruppe teilnimmt.',
  },
} as const satisfies Wording<typeof enNotifications>
export const messages = {
  lead: 'Schreib deiner Gruppe, deiner Mannschaft und deinen Trainer:innen. In jedem Chat steht, wer mitliest.',
  kinds: { squad: 'Trainingsgruppe' },
  noneText:
    'Öffne den Chat auf der Seite deiner Gruppe oder erstelle einen neuen. Danach stehen Chats hier mit der letzten Nachricht.',
  notYoursText: 'Nur wer in der Gruppe, der Mannschaft oder der Einheit ist, kann den Chat lesen.',
  whoReads: { squad: 'Alle in der Gruppe und ihre Trainer:innen.' },
} as const satisfies Wording<typeof messagesEn>
export const wall = {
  toSquad: 'Zur Gruppe',
  settings: { places: { squad: 'Wer auf den Pinnwänden der Gruppen schreiben darf' } },
} as const satisfies Wording<typeof wallEn>
