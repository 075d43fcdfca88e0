import { isPaddling, isWaterClub } from '#domain/constants/sports.ts'

/**
 * Ways of speaking that clubs differ in; each is a folder of overlays. The texts themselves are
 * those of a rowing club.
 */
export const WORDINGS = ['group', 'effort', 'federation'] as const
export type ClubWording = (typeof WORDINGS)[number]

type Speaker = {
  wording: string
  default_sport: { id: number }
  subscription_info: { subscription_plan: { key: string } } | null
}

/**
 * Clubs on land have groups instead of squads, paddlers efforts instead of pieces, the federation
 * its own words for attendance, as has any club
 * that chose them. */
export function wordingsOf({
  wording: chosen,
  default_sport,
  subscription_info,
}: Speaker): ClubWording[] {
  const speaks: Record<ClubWording, boolean> = {
    group: !isWaterClub(default_sport.id),
    effort: isPaddling(default_sport.id),
    federation: chosen === 'federation' || subscription_info?.subscription_plan.key === 'drv',
  }
  return WORDINGS.filter((wording) => speaks[wording])
}
