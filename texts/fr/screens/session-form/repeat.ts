import type * as en from '../../../en/screens/session-form/repeat.ts'
import type { Translation } from '../../../translation.ts'
import * as actions from '../../shared/actions.ts'

export const repeat = {
  label: 'Répétition',
  none: 'Une seule fois',
  daily: 'Tous les jours',
  weekly: 'Toutes les semaines',
  monthly: 'Tous les mois',
  specific_dates: 'À des dates choisies',
  everyDays: 'Tous les … jours',
  everyWeeks: 'Toutes les … semaines',
  everyMonths: 'Tous les … mois',
  weekdays: 'Ces jours-là',
  on: 'Le',
  onDate: 'Le {{date}} du mois',
  onNth: '{{nth}}e {{weekday}} du mois',
  onFirst: 'Premier {{weekday}} du mois',
  onLast: 'Dernier {{weekday}} du mois',
  ends: 'Fin',
  until: 'À une date',
  after: 'Après un nombre de séances',
  endDate: 'Dernier jour',
  count: 'Nombre de séances',
  preview_one: 'Une seule séance : {{first}}',
  preview_other: '{{count}} séances : {{first}} – {{last}}',
  firstIs: 'Première séance : {{day}}.',
  addDate: 'Un autre jour',
  add: actions.add,
  noDates: 'Aucun autre jour n’est encore choisi.',
  remove: 'Retirer {{day}}',
} as const satisfies Translation<typeof en.repeat>
