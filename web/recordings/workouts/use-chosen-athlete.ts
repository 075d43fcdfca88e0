import { useSearchParam } from '../../ui/use-search-param.ts'

const PARAM = 'athlete'

/** Whose targets and recording are shown, in the address; null where nobody was chosen. */
export function useChosenAthlete(): readonly [number | null, (userId: number | null) => void] {
  const [search, change] = useSearchParam()
  const id = Number(search.get(PARAM))
  return [
    Number.isSafeInteger(id) && id > 0 ? id : null,
    (userId) => change({ [PARAM]: userId === null ? null : String(userId) }),
  ]
}
