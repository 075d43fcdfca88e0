import { clubState } from '../../shell/select-club.ts'
import { KEPT_KEYS, type AboutWhom } from './report-filters.ts'

/**
 * All reports share their filters, and those of tests look further back and share their own; squads
 * and tags belong to a club, so they are forgotten with it.
 */
const STORED: Partial<Record<AboutWhom, string>> = {
  all: 'report-filters',
  tests: 'test-filters',
}

function placeOf(about: AboutWhom): string | undefined {
  const name = STORED[about]
  return name === undefined ? undefined : clubState(name)
}

/** What was asked last on this device, as in an address. Reports of one athlete keep nothing. */
export function keptFilters(about: AboutWhom): string {
  const place = placeOf(about)
  return place === undefined ? '' : (localStorage.getItem(place) ?? '')
}

export function keepFilters(about: AboutWhom, written: Readonly<Record<string, string>>): void {
  const place = placeOf(about)
  if (place === undefined) return
  const kept = KEPT_KEYS.flatMap((key) => (written[key] ? [[key, written[key]]] : []))
  localStorage.setItem(place, new URLSearchParams(kept).toString())
}
