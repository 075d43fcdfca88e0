import { hasPermission, isCoach, isMember, type Viewer } from './viewer.ts'

export type LinkWish = {
  kind: 'page' | 'feed'
  scope: 'mine' | 'squads' | 'club'
  squad_ids: readonly number[]
}

/**
 * One's own sessions go out as one likes. The plans of squads and of the club are published by
 * coaches; a feed of a squad is also for its
 * people, who follow it on their phones. Asked when a link is made, and again each time it is
 * opened.
 */
export function mayShow(
  { coach }: { coach: boolean },
  { kind, scope, squad_ids }: LinkWish,
  ownSquads: readonly number[],
): boolean {
  if (scope === 'mine' || coach) return true
  return kind === 'feed' && scope === 'squads' && squad_ids.every((id) => ownSquads.includes(id))
}

export const canShareCalendar = (
  viewer: Viewer,
  wish: LinkWish,
  ownSquads: readonly number[],
): boolean => isMember(viewer) && mayShow({ coach: isCoach(viewer) }, wish, ownSquads)

/** Ending other people's links is for those who edit the club. */
export function canEndLinksOfOthers(viewer: Viewer): boolean {
  return hasPermission(viewer, 'edit-club')
}
