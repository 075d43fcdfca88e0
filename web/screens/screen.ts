import type { ComponentType } from 'react'
import type { HelpSlug } from '#help/chapters.ts'
import type { Access } from '#domain/rules/access.ts'
import type { Need } from '../api/api.ts'
import type { Bundle } from '../i18n/bundles.ts'
import type { Guard } from '../shell/guards.ts'
import type { ScreenTitle } from '../shell/use-screen-title.ts'

/** The place a person is going to. */
type Way = { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams }
/** What a screen needs of the server. */
export type Load = (way: Way) => readonly Need[]

/**
 * One screen: its path, who may open it, its name in the browser's tab, and the data, texts and
 * component it needs, which are fetched at the
 * same time.
 * Children are the tabs of a screen that has an Outlet; an empty path is the first tab.
 */
export type Screen = {
  path: string
  access?: Access
  title?: ScreenTitle
  /** The article of the manual about it; without one, that of the screen around it. */
  help?: HelpSlug
  /** Bundles that hold what the page says, besides the texts of every day. */
  texts?: readonly Bundle[]
  /** Fetched beside the code. `useLoaded` reads what is there before the page is drawn. */
  load?: Load
  /** The same for a page that draws its own frame while it waits, with filters or tabs. */
  ahead?: Load
  page: () => Promise<ComponentType>
  guards?: readonly Guard[]
  children?: readonly Screen[]
}

/** Anybody who is signed in. */
export const user = { level: 'user' } as const satisfies Access

/** The id an address names; null where it names none. */
export function idIn(text: string | undefined): number | null {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
