import type * as en from '../../../en/screens/session-form/exercises.ts'
import type { Translation } from '../../../translation.ts'
import * as measures from '../../shared/measures.ts'
import * as terms from '../../shared/terms.ts'
import * as actions from '../../shared/actions.ts'

export const programme = {
  nth: terms.numberedProgramme,
  name: 'Nom du programme',
  example: 'Seniors – lourd',
  athletes: 'Pour ces athlètes',
  forRest_one:
    'Sans sélection, il est pour l’athlète qui n’a pas son propre programme ({{count}}).',
  forRest_other:
    'Sans sélection, il est pour les {{count}} athlètes qui n’ont pas leur propre programme.',
  forNobody:
    'Personne ne l’a pour l’instant : les personnes concernées sont parties ou en ont un autre. Sélectionnez des athlètes ou attribuez-le à tous les autres.',
  giveToRest: 'Attribuer aux autres',
  moved: '{{name}} était dans « {{from}} » et passe ici.',
  peopleFirst:
    'Choisissez plus bas qui participe ; vous pourrez alors dire ici à qui va chaque programme.',
  leftOut: 'Sans programme : {{names}}.',
  add: 'Ajouter un programme',
  copy: 'Copier {{name}}',
  copyOf: '{{name}} (copie)',
  remove: actions.removeNamed,
} as const satisfies Translation<typeof en.programme>

export const strength = {
  nth: 'Exercice {{number}}',
  exercise: 'Exercice',
  search: 'Squat, tirage planche…',
  nothing: 'Cet exercice n’existe pas encore.',
  sets: 'Séries',
  rest: terms.rest,
  own: 'Répétitions différentes à chaque série',
  set: terms.numberedSet,
  reps: 'Rép.',
  weight: measures.weight,
  remove: 'Retirer l’exercice {{number}}',
  add: 'Ajouter un exercice',
  new: 'Créer un exercice',
  newTitle: 'Nouvel exercice du club',
  known: 'Un exercice porte déjà ce nom.',
} as const satisfies Translation<typeof en.strength>
