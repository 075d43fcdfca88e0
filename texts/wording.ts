import { isPaddling, isWaterClub } from '#domain/constants/sports.ts'

/**
 * Ways of speaking that clubs differ in; each is a folder of overlays. The texts themselves are
 * those of a rowing club.
 */
export const WORDINGS = ['group', 'effort', 'federation'] as const
export type ClubWording = (typeof WORDINGS)[number]

type Speaker = {
  /** The wording the club has chosen. */
  wording: string
  default_sport_id: number
  /** The key of the plan it subscribes to. */
  plan: string | null
}

/**
 * Clubs on land have groups instead of squads, paddlers efforts instead of pieces, the federation
 * its own words for attendance, as has any club that chose them.
 */
export function wordingsOf({ wording: chosen, default_sport_id, plan }: Speaker): ClubWording[] {
  const speaks: Record<ClubWording, boolean> = {
    group: !isWaterClub(default_sport_id),
    effort: isPaddling(default_sport_id),
    federation: chosen === 'federation' || plan === 'drv',
  }
  return WORDINGS.filter((wording) => speaks[wording])
}
