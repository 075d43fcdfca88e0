import type { BringInKind } from '../bring-in/kinds.ts'
import { canPlanForOthers } from './sessions.ts'
import { hasPermission, type Viewer } from './viewer.ts'

const RULES: Readonly<Record<BringInKind, (viewer: Viewer) => boolean>> = {
  people: (viewer) =>
    viewer.club?.is_individual === false && hasPermission(viewer, 'invite-members'),
  plan: canPlanForOthers,
  results: canPlanForOthers,
  events: canPlanForOthers,
}

/** Whether the viewer brings in lists of a kind, and takes them back. */
export const canBringIn = (viewer: Viewer, kind: BringInKind): boolean => RULES[kind](viewer)
