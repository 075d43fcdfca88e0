/** What can be changed in a recording. */
export const EDIT_KINDS = [
  'trim',
  'split',
  'shift',
  'halve',
  'heart-rate',
  'strokes',
  'merge',
] as const
export type EditKind = (typeof EDIT_KINDS)[number]

/**
 * Why a change cannot be undone at present. Of a split, the half that would be removed was changed,
 * lends something, or belongs to somebody else. `split-later`: the result was split afterwards.
 */
export const UNDO_OBSTACLES = ['half-changed', 'half-lends', 'half-given', 'split-later'] as const
export type UndoObstacle = (typeof UNDO_OBSTACLES)[number]
