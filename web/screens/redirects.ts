import { paths } from '../paths/paths.ts'

/** Addresses that lead on to another one. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  '/': paths.home(),
  '/dashboard': paths.home(),
  '/squads': paths.squads(),
  '/admin': paths.admin(),
}
