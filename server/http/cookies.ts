/** A cookie for calls below `path`, which no script of a page can read. */
export type Cookie = { name: string; value: string; path: string; days: number; secure: boolean }

const DAY_SECONDS = 86_400

/** The value of a cookie a request carries; empty where it carries none. */
export function cookieIn(header: string | undefined, name: string): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
}

export const cookieHeader = ({ name, value, path, days, secure }: Cookie): string =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${days * DAY_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ')
