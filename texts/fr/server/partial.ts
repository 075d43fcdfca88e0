import type { partial as en } from '../../en/server/partial.ts'
import type { Words } from '../../translation.ts'

/** Said when something was done in part only. */
export const partial: Words<typeof en> = {
  notFor: 'Cette action n’a pas été possible pour {names}.',
  notAdded: 'Non ajouté : {names}. Corrigez puis réessayez.',
  more: { one: '1 autre', other: '{count} autres' },
  people: { one: 'une personne', other: '{count} personnes' },
  began: 'Le début est antérieur à la semaine.',
  touched: 'La séance a été publiée ou modifiée entre-temps.',
  planner: 'Qui a planifié une séance y reste.',
  line: 'ligne {count}',
}
