/** What can be changed in a recording. */
export const EDIT_KINDS = ['trim', 'split', 'shift', 'halve', 'heart-rate', 'strokes', 'merge'] as const
export type EditKind = (typeof EDIT_KINDS)[number]

/**
 * Why a change stays as things stand. A split: the half that would go was changed, lends something, or is somebody else's. `split-later`: what it
 * made was split afterwards.
 */
export const UNDO_OBSTACLES = ['half-changed', 'half-lends', 'half-given', 'split-later'] as const
export type UndoObstacle = (typeof UNDO_OBSTACLES)[number]
