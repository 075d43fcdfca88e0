import { ROLE } from '../constants/roles.ts'
import { hasPermission, hasRole, isCoach, isMember, type Viewer } from '../rules/viewer.ts'

/** Who may begin posts at places of a kind; all who see a place may comment there. */
export const POSTING = ['everybody', 'coaches', 'managers'] as const
export type Posting = (typeof POSTING)[number]

export const MOST_PINNED = 3
export const EDIT_HOURS = 24

/** Coaches and managers pin, close, hide and delete posts of others. */
export const isModerator = (viewer: Viewer): boolean =>
  isMember(viewer) && (isCoach(viewer) || hasRole(viewer, [ROLE.manager]))

export function mayPost(viewer: Viewer, posting: Posting): boolean {
  switch (posting) {
    case 'everybody':
      return isMember(viewer)
    case 'coaches':
      return isModerator(viewer)
    case 'managers':
      return hasRole(viewer, [ROLE.manager])
  }
}

/** The author changes the words of a post or a comment within a day. */
export const isEditable = (
  { is_own, created_at }: { is_own: boolean; created_at: string },
  now: number,
): boolean => is_own && now - Date.parse(created_at) < EDIT_HOURS * 3_600_000

/** Who reads and settles what was reported. */
export const settlesReports = (viewer: Viewer): boolean =>
  hasRole(viewer, [ROLE.manager]) || hasPermission(viewer, 'welfare')
