import type { Icon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { HelpSlug } from '#help/chapters.ts'
import type { common } from '#texts/en/screens/common.ts'
import { user, type Screen } from './screen.ts'
import { CLUB_SETTINGS_ACCESS } from '../shell/place-access.ts'
import type { ScreenTitle } from '../shell/use-screen-title.ts'
import { can, type Viewer } from '../shell/viewer.ts'

/** A page of the settings, which stands in the list beside it under its title. */
export type SettingsPage = Pick<Screen, 'path' | 'texts' | 'load' | 'ahead' | 'guards' | 'help'> & {
  title: ScreenTitle
  icon: Icon
  /** Who may open it; anybody who is signed in where nothing is said. */
  access?: Screen['access']
  /** What decides beyond the access, such as that one acts in somebody's name. */
  isFor?: (viewer: Viewer) => boolean
  /** Tabs of it at addresses below its own, which the list does not name. */
  tabs?: readonly Pick<Screen, 'path' | 'load' | 'page'>[]
} & (
    | { page: Screen['page'] }
    /** What stands below the title, where the page has none of its own. */
    | { part: () => Promise<ComponentType> }
  )
export type SettingsGroup = {
  name: keyof (typeof common)['settingsGroups']
  pages: readonly SettingsPage[]
}
export type Settings = {
  title: ScreenTitle
  help: HelpSlug
  /** Where the list is, on a phone; a desk shows it beside every page and goes on to the first. */
  start: string
  groups: readonly SettingsGroup[]
}

/** The pages of the settings somebody may open, by group. */
export const pagesFor = ({ groups }: Settings, viewer: Viewer): readonly SettingsGroup[] =>
  groups
    .map(({ name, pages }) => ({ name, pages: pages.filter((page) => isOpen(page, viewer)) }))
    .filter(({ pages }) => pages.length > 0)

const isOpen = ({ access = user, isFor }: SettingsPage, viewer: Viewer): boolean =>
  can(access, viewer) && isFor?.(viewer) !== false

/** Whether somebody may open any page of the club's settings, known without the list of them. */
export const hasClubSettings = (viewer: Viewer): boolean =>
  CLUB_SETTINGS_ACCESS.some((access) => can(access, viewer))
