/**
 * What becomes of a file in an archive: it is read, or after all others; it is an archive of more
 * files, or the list of the others; or it is no activity and lies beside them.
 */
type Role = 'read' | 'last' | 'archive' | 'list' | 'beside'

/** Roles by the names of files, in the personal data that a provider hands out. */
export type Layout = (name: string) => Role

const STRAVA_LIST = /^((?:[^/]+\/)?)activities\.csv$/i

/** Everything outside the folder of activities is beside them: routes, photos, messages. */
function stravaLayout(names: readonly string[]): Layout | null {
  const [, root] = names.map((name) => STRAVA_LIST.exec(name)).find((found) => found !== null) ?? []
  if (root === undefined) return null
  const folder = `${root}activities/`
  if (!names.some((name) => name.startsWith(folder))) return null
  return (name) => (name.startsWith(folder) ? 'read' : STRAVA_LIST.test(name) ? 'list' : 'beside')
}

const POLAR_SESSION = /(?:^|\/)training-session[-_][^/]*\.json$/i
const GARMIN_LIST = /(?:^|\/)[^/]*summarizedActivities[^/]*\.json$/i
const GARMIN_FOLDER = /(?:^|\/)DI[-_]CONNECT\//i
const isJson = (name: string): boolean => /\.json$/i.test(name)

/** Of the JSON of a provider only some is of activities; other files are read as they are. */
const polarLayout: Layout = (name) =>
  !isJson(name) || POLAR_SESSION.test(name) ? 'read' : 'beside'

/** Files that were uploaded lie in archives of their own, beside a list of all activities. */
function garminLayout(name: string): Role {
  if (GARMIN_LIST.test(name)) return 'last'
  if (isJson(name)) return 'beside'
  return /\.zip$/i.test(name) ? 'archive' : 'read'
}

/** The layout of an archive by its names; null for one that no provider has made. */
export function layoutOf(names: readonly string[]): Layout | null {
  const strava = stravaLayout(names)
  if (strava) return strava
  if (names.some((name) => POLAR_SESSION.test(name))) return polarLayout
  const isGarmin = names.some((name) => GARMIN_LIST.test(name) || GARMIN_FOLDER.test(name))
  return isGarmin ? garminLayout : null
}
