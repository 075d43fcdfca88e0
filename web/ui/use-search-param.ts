import { useSearchParams } from 'react-router'

type SearchChange = Readonly<Record<string, string | null>>

/** A search with some parameters set, and those that are null or empty taken away. */
export function searchWith(
  search: string | URLSearchParams,
  change: SearchChange,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/**
 * The parameters of the address, and how to change some of them where one is: going back does not
 * go through each choice.
 */
export function useSearchParam(): readonly [URLSearchParams, (change: SearchChange) => void] {
  const [search, setSearch] = useSearchParams()
  const change = (part: SearchChange) => {
    // Of the address itself, not of the one last drawn: two changes may come before the next
    // drawing.
    setSearch(searchWith(window.location.search, part), { replace: true, preventScrollReset: true })
  }
  return [search, change]
}
