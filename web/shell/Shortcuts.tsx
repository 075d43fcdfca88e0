import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../paths/paths.ts'
import { toggleHelp } from './help-panel.ts'
import { openPalette } from './palette.ts'
import { isInDialog, isSearchKey, keyReader, SEARCH, shortcutsEnabled } from './shortcuts.ts'
import { keepPress, keepTyping } from './typed-ahead.ts'
import { useViewer } from './viewer.ts'

/** Listens for the keys of the whole app; the help shows them. */
export function Shortcuts() {
  const hasSearch = useViewer().club?.member === true
  const navigate = useNavigate()
  const run = useEffectEvent((shortcut: string) => {
    const places: Record<string, string> = {
      'g h': paths.home(),
      'g c': paths.calendar(),
      'g r': paths.reports(),
      n: paths.newSession(),
      t: paths.calendar(),
    }
    const place = places[shortcut]
    if (shortcut === '?') toggleHelp()
    else if (shortcut === SEARCH) openPalette()
    else if (place) void navigate(place)
  })
  useEffect(() => {
    const read = keyReader()
    const listen = (event: KeyboardEvent) => {
      if (!isInDialog(event.target) && keepPress(event)) return event.preventDefault()
      const shortcut = read(event)
      if (shortcut === null) return
      if (!isSearchKey(event) && !shortcutsEnabled()) return
      if (shortcut === SEARCH) {
        if (!hasSearch) return
        // The browser has a search of its own on this key.
        event.preventDefault()
        keepTyping(event.timeStamp)
      }
      run(shortcut)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [hasSearch])
  return null
}
