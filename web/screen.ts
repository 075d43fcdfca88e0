import type { ComponentType } from 'react'
import type { Access } from '#domain/rules/access.ts'
import type { Namespace } from './i18n/namespaces.ts'
import type { Guard } from './shell/guards.ts'
import type { ScreenTitle } from './shell/use-screen-title.ts'

/**
 * One screen: its path, who may open it, its name in the browser's tab, the texts it needs and the component, loaded at the same time.
 * Children are the tabs of a screen that has an Outlet; an empty path is the first tab.
 */
export type Screen = {
  path: string
  access?: Access
  title?: ScreenTitle
  texts?: readonly Namespace[]
  page: () => Promise<ComponentType>
  guards?: readonly Guard[]
  children?: readonly Screen[]
}

/** Anybody who is signed in. */
export const user = { level: 'user' } as const satisfies Access
