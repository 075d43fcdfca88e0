import { fault, same, valuesIn, type Proof } from './walls.ts'

/** Only rows of athletes whom nobody is to see are hidden, from who does not plan for them. */
export const privateProof: Proof = async ({ app, mine, mate }, { table }) => {
  const me = { club_id: mine.club, user_id: mine.user }
  const give = (from: number, to: number) =>
    app.rows(`update ${table} set user_id = $3 where club_id = $1 and user_id = $2`, [
      mine.club,
      from,
      to,
    ])
  const set = (mode: string) =>
    app.rows(
      `insert into privacy_settings (club_id, user_id, mode) values ($1, $2, $3)
       on conflict (club_id, user_id) do update set mode = excluded.mode`,
      [mine.club, mate, mode],
    )
  const read = async (hides_private: boolean) => {
    const context = { ...me, hides_private }
    return (await valuesIn(app.database.app, context, table, 'user_id', `user_id = ${mate}`)).length
  }
  // What only its owner may see is hidden for another reason.
  const share = (isOwn: boolean) =>
    table === 'activities' && app.rows('update activities set owner_only = $1', [isOwn])
  await give(mine.user, mate)
  await share(false)
  await set('all-coaches')
  const before = await read(true)
  await set('only-me')
  const seen = [before, await read(false), await read(true)]
  await give(mate, mine.user)
  await share(true)
  return fault(same(seen, [1, 1, 0]), `${table} shows or hides who is only for themselves`)
}
