import * as measures from '../../shared/measures.ts'
import * as terms from '../../shared/terms.ts'
import * as actions from '../../shared/actions.ts'

export const programme = {
  nth: terms.numberedProgramme,
  name: 'Programme name',
  example: 'Seniors – heavy',
  athletes: 'For these athletes',
  forRest_one: 'If you choose no one, this is for the {{count}} athlete without a programme.',
  forRest_other: 'If you choose no one, this is for the {{count}} athletes without a programme.',
  forNobody:
    'No one has this programme now: its athletes have left or have another one. Choose athletes, or give it to everyone else.',
  giveToRest: 'Give to everyone without one',
  moved: '{{name}} has been moved here from “{{from}}”.',
  peopleFirst: 'Choose the participants below first; then you can say who each programme is for.',
  leftOut: 'Without a programme: {{names}}.',
  add: 'Add a programme',
  copy: 'Duplicate {{name}}',
  copyOf: '{{name}} (copy)',
  remove: actions.removeNamed,
} as const

export const strength = {
  nth: 'Exercise {{number}}',
  exercise: 'Exercise',
  search: 'Squat, bench pull …',
  nothing: 'No matching exercise.',
  sets: 'Sets',
  rest: terms.rest,
  own: 'Different repetitions per set',
  set: terms.numberedSet,
  reps: 'Reps',
  weight: measures.weight,
  remove: 'Remove exercise {{number}}',
  add: 'Add an exercise',
  new: 'Create new exercise',
  newTitle: 'New club exercise',
  known: 'An exercise with this name already exists.',
} as const
