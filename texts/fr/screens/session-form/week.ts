import * as actions from '../../shared/actions.ts'
import * as terms from '../../shared/terms.ts'

/** A week of sessions as text. */
export const week = {
  fromSheet: 'Depuis un tableur',
  title: actions.planWeek,
  lead: 'Une ligne par séance, comme au tableau.',
  from: 'Semaine du',
  sport: 'Sport si la ligne n’en indique pas',
  text: terms.sessions,
  example: 'lu 6h UT2 90 min\nma 6h-7h30 4x2000m/6\n18h Musculation\nsa 8h Sortie longue 20 km',
  hint: 'Jour, heure, séance. Une ligne sans jour se rapporte au jour du dessus ; sans heure, elle commence à {{time}}.',
  preview: 'Ce qui sera ajouté',
  none: 'Les séances s’affichent ici au fil de la saisie.',
  isAdded: 'Ajoutée',
  noDay: 'Ligne {{line}} : commencez par le jour, p. ex. « ma » – « {{text}} »',
  noName: 'Ligne {{line}} : indiquez ce qui est prévu – « {{text}} »',
  refused:
    'La ligne {{line}} n’a pas pu être ajoutée : {{reason}} Les lignes précédentes ont été ajoutées.',
  addDrafts_one: 'Ajouter 1 brouillon',
  addDrafts_other: 'Ajouter {{count}} brouillons',
  add_one: 'Ajouter 1 séance',
  add_other: 'Ajouter {{count}} séances',
  added_one: '1 séance ajoutée',
  added_other: '{{count}} séances ajoutées',
} as const
