import { keepView, makeLink } from '../planning/calendar/commands.ts'
import type { ClubId, Db } from '../db/client.ts'

/** A public page and a feed of the club's plan by their secrets, and a view the coach keeps. */
export type DemoCalendar = { page: string; feed: string; link: number; view: number }

export async function seedCalendar(db: Db, club: ClubId, coach: number): Promise<DemoCalendar> {
  const share = (kind: 'page' | 'feed') =>
    makeLink(db, club, { kind, scope: 'club', squad_ids: [], days: null, user_id: coach })
  const page = await share('page')
  const feed = await share('feed')
  const view = await keepView(db, club, coach, {
    name: 'Week of the whole club',
    search: 'view=week&display=all',
  })
  return { page: page.token, feed: feed.token, link: page.id, view }
}
