import { useMatches } from 'react-router'
import type { HelpSlug } from '#help/chapters.ts'
import type { ScreenHandle } from '../shell/use-screen-title.ts'

const ANYWHERE: HelpSlug = 'first-week'

/** The article about the page one is on: that of its innermost part that has one. */
export const useScreenHelp = (): HelpSlug =>
  useMatches()
    .map(({ handle }) => (handle as ScreenHandle | undefined)?.help)
    .findLast((slug) => slug !== undefined) ?? ANYWHERE
