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
  plan: { squad: 'Groupe' },
  squads: { title: 'Groupes' },
  undo: { reasons: { squad: 'groupe utilisé' } },
} as const satisfies Wording<typeof bringInEn>

export const common = {
  words: { squad: 'groupe', squads: 'groupes', squadsShort: 'groupes' },
  screens: {
    squads: 'Groupes',
    squadForm: 'Groupe',
    leaveSquad: 'Quitter le groupe',
    teamTrainingSummary: 'Groupes comparés',
  },
  nav: { squads: 'Groupes' },
} as const satisfies Wording<typeof en>

export const squads = {
  title: 'Groupes',
  chat: 'Discussion du groupe',
  list: 'Tous les groupes',
  new: 'Nouveau groupe',
  edit: 'Modifier le groupe',
  delete: 'Supprimer le groupe',
  leave: 'Quitter le groupe',
  back: 'Tous les groupes',
  empty: 'Pas encore de groupe',
  emptyText:
    'Réunissez dans un groupe les personnes qui s’entraînent ensemble. Vous planifiez ensuite leurs séances en une fois et voyez ici qui est en forme.',
  emptyAthlete: 'Vos entraîneurs n’ont pas encore créé de groupe.',
  nobody: 'Ce groupe est encore vide',
  nobodyText: 'Ajoutez des athlètes et des entraîneurs avec « Modifier le groupe ».',
  failed: 'Le groupe n’a pas pu être chargé',
  gone: 'Ce groupe n’existe pas. Il a peut-être été supprimé.',
  form: {
    newTitle: 'Nouveau groupe',
    peopleHint:
      'Quand vous choisissez ce groupe pour une séance, chacun y est ajouté selon son rôle.',
    save: 'Enregistrer le groupe',
    create: 'Créer le groupe',
    saved: 'Groupe « {{name}} » enregistré',
    created: 'Groupe « {{name}} » créé',
  },
  deletion: {
    text: 'Le groupe est supprimé pour tout le monde. Ses membres restent au club ; leurs séances, présences et résultats sont conservés.',
    confirm: 'Supprimer le groupe',
    done: 'Groupe « {{name}} » supprimé',
  },
  leaving: {
    text: 'Vous ne ferez plus partie des séances prévues pour ce groupe. Ce que vous avez fait est conservé, et un entraîneur peut vous ajouter à nouveau.',
    confirm: 'Quitter le groupe',
    notIn: 'Vous n’êtes pas dans ce groupe.',
  },
  otherClub: 'Ce groupe appartient à un autre club',
} as const satisfies Wording<typeof enSquads>

export const attendance = {
  nobodyText:
    'Ajoutez des athlètes ou tout un groupe à la séance : leurs réponses apparaîtront ici.',
  orders: {
    squad: 'Par groupe',
  },
} as const satisfies Wording<typeof attendanceEn>

export const availability = {
  nobody: {
    text: 'Dès que le groupe compte des athlètes, leur semaine apparaît ici.',
  },
  squad: 'Groupe',
} as const satisfies Wording<typeof availabilityEn>

export const calendar = {
  share: {
    scopes: {
      squads: 'Groupes',
    },
  },
  shared: {
    squads: 'Groupes : {{squads}}',
  },
} as const satisfies Wording<typeof calendarEn>

export const clubs = {
  training: {
    metricHint: 'La mesure utilisée par le club : à l’accueil, dans les groupes et les bilans.',
  },
  challenges: {
    label: 'Les athlètes d’un groupe entrent dans une équipe sans invitation',
  },
} as const satisfies Wording<typeof clubsEn>

export const crews = {
  pool: {
    squad: 'Groupe',
    allSquads: 'Tous les groupes',
  },
} as const satisfies Wording<typeof crewsEn>

export const home = {
  steps: {
    squads: {
      title: 'Créer des groupes',
    },
  },
} as const satisfies Wording<typeof homeEn>

export const reports = {
  noSquad: 'Sans groupe',
} as const satisfies Wording<typeof reportsEn>

export const scores = {
  by: {
    squad: 'Groupe',
  },
  nobody: {
    squad: 'Personne ici n’appartient à un groupe.',
  },
} as const satisfies Wording<typeof scoresEn>

export const sessionLife = {
  week: { squads: 'Seules les séances des groupes choisis sont copiées.' },
  people: {
    choose: 'Groupes et personnes',
    nobody: 'Choisissez des personnes ou des groupes.',
  },
} as const satisfies Wording<typeof sessionLifeEn>

export const session = {
  people: {
    nobodyText: 'Ajoutez des athlètes ou tout un groupe : ils pourront répondre ici.',
  },
} as const satisfies Wording<typeof sessionEn>

export const members = {
  actions: { squad: 'Ajouter au groupe' },
  scopes: { 'own-squads': 'Les athlètes de ses groupes' },
} as const satisfies Wording<typeof membersEn>

export const invitations = {
  fields: { squad: 'Groupe' },
  review: { squads_one: 'Créer le groupe {{names}}', squads_other: 'Créer les groupes {{names}}' },
} as const satisfies Wording<typeof invitationsEn>

export const monitoring = {
  rules: {
    squads: 'Groupes',
    squadsHint: 'Sans groupe, tous les athlètes sont interrogés.',
  },
} as const satisfies Wording<typeof monitoringEn>

export const search = {
  hint: 'Personnes, groupes, séances par nom ou par jour, équipages, bateaux, notes, pages',
  kinds: { squad: 'Groupes' },
  actions: { createSquad: 'Créer un groupe' },
} as const satisfies Wording<typeof enSearch>

export const notifications = {
  settings: {
    squads: 'Autrement pour un groupe',
    squadsHint: 'Vaut pour les séances auxquelles la moitié du groupe participe.',
  },
} as const satisfies Wording<typeof enNotifications>
export const messages = {
  lead: 'Écrivez à votre groupe, à votre équipage et à vos entraîneurs. Chaque discussion indique qui la lit.',
  kinds: { squad: 'Groupe' },
  noneText:
    'Ouvrez la discussion depuis la page de votre groupe, ou créez-en une nouvelle. Elle apparaît ensuite ici avec son dernier message.',
  notYoursText: 'Elle est réservée aux personnes du groupe, de l’équipage ou de la séance.',
  whoReads: { squad: 'Toutes les personnes du groupe, et ses entraîneurs.' },
} as const satisfies Wording<typeof messagesEn>
export const wall = {
  toSquad: 'Vers le groupe',
  settings: { places: { squad: 'Qui écrit sur les murs des groupes' } },
} as const satisfies Wording<typeof wallEn>
