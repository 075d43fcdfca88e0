import { search, type SearchHits } from '#contract/platform/search.ts'
import type { WorldPerson } from '../support/privacy-worlds.ts'
import { ask, type List } from './privacy-parts.ts'

const found: List = async ({ as }) => {
  const { groups } = await ask<SearchHits>(search, { query: { query: 'person', limit: 100 } }, as)
  return groups.flatMap(({ hits }) => hits.filter((hit) => hit.is_open).map(({ id }) => id))
}

/** People of whom a search says that their profile opens; all of a world have one first name. */
export const SEARCH_LISTS = {
  'profiles found by a search': {
    found,
    could: ({ status }: WorldPerson) => status !== 2 && status !== 3 && status !== 5,
    asks: ({ permissions }: WorldPerson) => permissions.includes('view-club-members'),
  },
}
