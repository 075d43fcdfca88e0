import { useLayoutEffect, type ReactNode } from 'react'
import { createStore, useStore } from '../../shell/store.ts'

type TabHeadProps = {
  /** The one filled button of the tab. */
  action?: ReactNode
  /** `Menu.Item`s of the tab, before those of the session. */
  menu?: ReactNode
}

const NOTHING: TabHeadProps = {}
const parts = createStore(NOTHING)

/**
 * What the open tab puts into the head of its session. It is drawn there, outside of the tab: what it
 * needs of the session is handed to it.
 */
export function TabHead({ action, menu }: TabHeadProps) {
  useLayoutEffect(() => {
    parts.set({ action, menu })
    return () => parts.set(NOTHING)
  }, [action, menu])
  return null
}

export const useTabHead = (): TabHeadProps => useStore(parts)
