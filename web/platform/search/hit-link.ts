import type { HitKind, Hit } from '#contract/platform/search.ts'
import { paths } from '../../paths/paths.ts'

/**
 * Where a hit leads: a person whose profile is not open, to the list of members, and a note to those
 * that hold its words.
 */
export function linkOf(kind: HitKind, hit: Hit, ownId: number): string {
  switch (kind) {
    case 'member':
      return hit.is_open ? paths.profile(hit.id) : paths.clubMembers({ query: hit.title })
    case 'squad':
      return paths.squad(hit.id)
    case 'session':
      return hit.sport_id === null ? paths.event(hit.id) : paths.session(hit.id)
    case 'crew':
      return crewPlace(hit)
    case 'equipment':
      return paths.equipmentLogs(hit.id)
    case 'post':
      return paths.wallPost(hit.id)
    case 'challenge':
      return hit.slug === undefined ? paths.challenges() : paths.challenge(hit.slug)
    case 'note':
      return paths.profileNotes(ownId, hit.title)
  }
}

/** A line-up of the club is in no session. */
function crewPlace({ session_id, sport_id, title }: Hit): string {
  if (session_id === null) return paths.crews({ search: title })
  return sport_id === null ? paths.eventCrews(session_id) : paths.sessionCrews(session_id)
}
