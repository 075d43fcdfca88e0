import type { calendar as en } from '../en/calendar.ts'
import type { Translation } from '../translation.ts'

export const calendar = {
  title: 'Calendrier',
  plan: 'Planifier une séance',
  planOn: '{{day}} : planifier une séance',
  previous: 'Avant',
  next: 'Après',
  today: 'Aujourd’hui',
  view: 'Vue',
  views: { month: 'Mois', week: 'Semaine', day: 'Jour', agenda: 'Liste' },
  display: { label: 'Séances de qui', mine: 'Les miennes', all: 'Tout le club' },
  sports: 'Disciplines',
  allSports: 'Toutes les disciplines',
  allSquads: 'Toutes',
  allDay: 'Toute la journée',
  slot: 'Planifier une séance à',
  week: 'Semaine {{number}}',
  more: '+{{number}} de plus',
  none: 'Pas de séance ce jour-là',
  draft: 'Brouillon',
  empty: 'Aucune séance pendant ces jours. Choisissez un jour libre pour en planifier une.',
  emptyMine: 'Vous n’avez aucune séance pendant ces jours. Choisissez un jour libre pour en planifier une, ou regardez tout le club.',
} as const satisfies Translation<typeof en>
