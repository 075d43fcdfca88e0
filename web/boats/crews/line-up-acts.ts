import type { LineUp } from '#contract/boats/crews.ts'

export type LineUpAct = 'edit' | 'copy' | 'assign' | 'delete' | 'delete-there'

/**
 * Says what one may do with a line-up in the list. A row covers all crews of the same people, and
 * the newest of them decides: if that one is in a session, it is changed and deleted there, with
 * the session in view.
 */
export function actsOf(
  { session_id, user_actions }: Pick<LineUp, 'session_id' | 'user_actions'>,
  manages: boolean,
): ReadonlySet<LineUpAct> {
  const acts: readonly (readonly [LineUpAct, boolean])[] = [
    ['edit', session_id === null && user_actions.edit],
    ['copy', manages],
    ['assign', manages],
    ['delete', session_id === null && user_actions.delete],
    ['delete-there', session_id !== null && user_actions.delete],
  ]
  return new Set(acts.flatMap(([act, may]) => (may ? [act] : [])))
}
