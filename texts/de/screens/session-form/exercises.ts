import type * as en from '../../../en/screens/session-form/exercises.ts'
import type { Translation } from '../../../translation.ts'
import * as measures from '../../shared/measures.ts'
import * as terms from '../../shared/terms.ts'
import * as actions from '../../shared/actions.ts'

export const programme = {
  nth: terms.numberedProgramme,
  name: 'Name des Programms',
  example: 'Senioren – schwer',
  athletes: 'Für diese Athlet:innen',
  forRest_one: 'Ohne Auswahl gilt es für {{count}} Person ohne eigenes Programm.',
  forRest_other: 'Ohne Auswahl gilt es für {{count}} Personen ohne eigenes Programm.',
  forNobody:
    'Derzeit hat es niemand: Die bisherigen Personen sind nicht mehr dabei oder haben ein anderes Programm. Wähle Athlet:innen oder gib es allen anderen.',
  giveToRest: 'Allen ohne Programm geben',
  moved: '{{name}} war in „{{from}}“ und ist jetzt hier.',
  peopleFirst:
    'Füge unten Personen hinzu; dann kannst du hier festlegen, wer welches Programm hat.',
  leftOut: 'Ohne Programm: {{names}}.',
  add: 'Programm hinzufügen',
  copy: '{{name}} kopieren',
  copyOf: '{{name}} (Kopie)',
  remove: actions.removeNamed,
} as const satisfies Translation<typeof en.programme>

export const strength = {
  nth: 'Übung {{number}}',
  exercise: 'Übung',
  search: 'Kniebeuge, Bankziehen …',
  nothing: 'Diese Übung gibt es noch nicht.',
  sets: 'Sätze',
  rest: terms.rest,
  own: 'Jeder Satz mit eigenen Wiederholungen',
  set: terms.numberedSet,
  reps: 'Wdh.',
  weight: measures.weight,
  remove: 'Übung {{number}} entfernen',
  add: 'Übung hinzufügen',
  new: 'Neue Übung anlegen',
  newTitle: 'Neue Übung des Vereins',
  known: 'Eine Übung mit diesem Namen gibt es schon.',
} as const satisfies Translation<typeof en.strength>
