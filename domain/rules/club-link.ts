/** A place of the app in a club: members of several clubs get there in this one. */
export function clubLink(place: string, club_id: number | null): string {
  if (club_id === null) return place
  const [path = '', search] = place.split('?')
  const query = new URLSearchParams(search)
  query.set('club_id', String(club_id))
  return `${path}?${query}`
}

/** The same for somebody who works in the club `here`: only another club is named. */
export const clubLinkFrom = (here: number | null, place: string, club_id: number | null): string =>
  club_id === here ? place : clubLink(place, club_id)
