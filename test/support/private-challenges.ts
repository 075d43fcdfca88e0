/** One row for each person, with their words and numbers, as PEOPLE in statements; $1 is the club. */
export type Rows = (text: string, ...more: unknown[]) => Promise<{ id: number; user_id: number }[]>

/** A challenge that everybody outside sees, in which each is a team of their own. */
export async function fillChallenge(
  rows: Rows,
  club: number,
  { metric, value }: { metric: string; value: string },
): Promise<{ id: number; slug: string }[]> {
  const slug = `${metric}-of-${club}`
  const [made] = await rows(
    `with made as (
        insert into challenges (club_id, slug, title, type, sport_ids, metric, aggregation,
          first_day, last_day, visibility)
        select $1, $3, 'Winter', 1, '{1}', $4, 'sum', current_date - 5, current_date + 5, 'public'
        where $2::text <> '' returning id)
      select id, 0 as user_id from made`,
    slug,
    metric,
  )
  await rows(
    `with teams as (
        insert into challenge_teams (club_id, challenge_club_id, challenge_id, name)
        select $1, $1, $3, 'Team ' || p.id from PEOPLE returning id, name),
      joined as (
        insert into challenge_members (club_id, challenge_id, team_id, user_id, from_day)
        select $1, $3, t.id, split_part(t.name, ' ', 2)::bigint, current_date - 5 from teams t
        returning team_id, user_id)
      insert into challenge_days (club_id, challenge_id, team_id, user_id, day, total, best, entries)
      select $1, $3, j.team_id, j.user_id, current_date - 1, p.${value}, p.${value}, 1
      from joined j join PEOPLE on p.id = j.user_id`,
    made?.id,
  )
  return made ? [{ id: made.id, slug }] : []
}
