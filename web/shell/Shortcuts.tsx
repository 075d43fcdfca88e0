import { lazy, useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../paths/paths.ts'
import { openModal } from './modals.ts'
import { loadChunk } from './chunks.ts'
import { isInDialog, isSearchKey, keyReader, SEARCH, shortcutsEnabled } from './shortcuts.ts'
import { keepPress, keepTyping } from './typed-ahead.ts'

const ShortcutList = lazy(() =>
  loadChunk(import('./ShortcutList.tsx').then((module) => ({ default: module.ShortcutList }))),
)

/** Listens for the keys of the whole app; ? shows them. */
export function Shortcuts() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const run = useEffectEvent((shortcut: string) => {
    const places: Record<string, string> = {
      'g h': paths.home(),
      'g c': paths.calendar(),
      'g r': paths.reports(),
      [SEARCH]: paths.searchResults(),
      n: paths.newSession(),
      t: paths.calendar(),
    }
    const place = places[shortcut]
    if (shortcut === '?') openModal({ title: t('shortcuts.title'), content: <ShortcutList /> })
    else if (place) void navigate(place)
  })
  useEffect(() => {
    const read = keyReader()
    const listen = (event: KeyboardEvent) => {
      if (!isInDialog(event.target) && keepPress(event)) return event.preventDefault()
      const shortcut = read(event)
      if (shortcut === null) return
      if (shortcut !== '?' && !isSearchKey(event) && !shortcutsEnabled()) return
      if (shortcut === SEARCH) {
        // The browser has a search of its own on this key.
        event.preventDefault()
        keepTyping(event.timeStamp)
      }
      run(shortcut)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return null
}
