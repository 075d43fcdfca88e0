import {
  makePersonalLinks,
  personalLinks,
  type MadeLink,
} from '#contract/people/invitations-personal.ts'
import { api, invalidate, query } from '../../api/api.ts'

/** As many as one call makes. */
const MOST = 100
const LOOK_AGAIN_MS = 15_000

/** Everybody who is not in yet; who joins meanwhile is seen soon. */
export const personalLinksQuery = () => ({
  ...query(personalLinks),
  refetchInterval: LOOK_AGAIN_MS,
})

/** The links of these members; who has none gets one. */
export async function linksFor(
  ids: readonly number[],
  { renew = false } = {},
): Promise<MadeLink[]> {
  const links: MadeLink[] = []
  for (let from = 0; from < ids.length; from += MOST) {
    const user_ids = ids.slice(from, from + MOST)
    links.push(...(await api(makePersonalLinks, { body: { user_ids, renew } })).data)
  }
  await invalidate(personalLinks)
  return links
}
