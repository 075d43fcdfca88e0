import {
  createElement,
  useEffect,
  useEffectEvent,
  useMemo,
  type MouseEvent as ReactMouseEvent,
  type PointerEvent as ReactPointerEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { AgendaItem } from '#contract/calendar.ts'
import { arrival } from '../shell/chunks.ts'
import { openModal } from '../shell/modals.ts'
import { notify } from '../shell/notices.ts'
import { shortcutsEnabled } from '../shell/shortcuts.ts'
import { copied } from './copied.ts'
import type { ClubCalendarProps } from './ClubCalendar.tsx'
import { dragSession, minutesAt, type Drop } from './drag.ts'
import { timeText } from './place-sessions.ts'
import { useMoveSession, type Times } from './use-move-session.ts'
import { usePaste } from './use-paste.ts'

const closest = (target: EventTarget | null, selector: string) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null)

/** What pointers and keys do to sessions of the calendar: open, actions, copy, paste, move, resize. Heard once for all sessions. */
export function useSessionGestures(items: readonly AgendaItem[], { mayMove, onFree }: Pick<ClubCalendarProps, 'mayMove' | 'onFree'>) {
  const navigate = useNavigate()
  const { t } = useTranslation('calendar')
  const move = useMoveSession()
  const paste = usePaste()
  const byId = useMemo(() => new Map(items.map((item) => [String(item.id), item])), [items])
  const itemOf = (element: HTMLElement | null | undefined, name: string) => byId.get(element?.dataset[name] ?? '')
  const openActions = async (item: AgendaItem) => {
    const { SessionActions } = await arrival(import('./SessionActions.tsx'))
    const onMove = (to: Times) => void move.move(item, to)
    openModal({
      title: item.name,
      content: createElement(SessionActions, { item, movable: mayMove(item), onCopy: () => copy(item), onMove }),
    })
  }
  const copy = (item: AgendaItem) => {
    copied.set(item)
    notify('info', t('actions.copied', { name: item.name }))
  }

  const keys = useEffectEvent((event: KeyboardEvent) => {
    if (closest(event.target, 'input, textarea, select, [contenteditable], [role="dialog"]')) return
    const { activeElement } = document
    const item = itemOf(closest(activeElement, '[data-session]'), 'session')
    const run = keyAction(event, { item, openActions, copy, paste, day: closest(activeElement, '[data-day]')?.dataset['day'] })
    if (!run) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => keys(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return {
    onClick: (event: ReactMouseEvent) => {
      const actions = itemOf(closest(event.target, '[data-actions]'), 'actions')
      const day = closest(event.target, '[data-paste]')?.dataset['paste']
      const link = closest(event.target, 'a.calendar-chip')
      if (actions) void openActions(actions)
      else if (day !== undefined) paste(day)
      else if (isSlot(event.target)) onFree(event.target.dataset['day'] ?? '', slotAt(event.target, event.clientY))
      else if (link && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
        event.preventDefault()
        void navigate(link.getAttribute('href') ?? '')
      }
    },
    onContextMenu: (event: ReactMouseEvent) => {
      const item = itemOf(closest(event.target, '[data-session]'), 'session')
      if (!item) return
      event.preventDefault()
      // A long touch is told apart from a drag when the finger leaves.
      if ((event.nativeEvent as PointerEvent).pointerType !== 'touch') void openActions(item)
    },
    onPointerDown: (event: ReactPointerEvent) => {
      const handle = closest(event.target, '[data-resize]')
      const chip = handle?.parentElement?.querySelector<HTMLElement>('.calendar-chip') ?? closest(event.target, '.calendar-chip')
      const item = itemOf(chip, 'session')
      if (!chip || !item || event.button !== 0) return
      const drop = (to: Drop) => {
        if (mayMove(item)) void move.drop(item, to)
        else notify('error', t('actions.cannot'))
      }
      if (event.pointerType === 'mouse') event.preventDefault() // no text is selected while it moves
      if (event.pointerType === 'mouse') chip.focus({ preventScroll: true })
      dragSession({ chip, event: event.nativeEvent, resize: handle !== null }, { drop, held: () => void openActions(item) })
    },
  }
}

/** Free time of a day: what is clicked is the column itself. */
const isSlot = (target: EventTarget): target is HTMLElement => target instanceof HTMLElement && target.matches('.calendar-column')
const SLOT_MINUTES = 30
const slotAt = (column: HTMLElement, y: number) => timeText(Math.floor((minutesAt(column, y) ?? 0) / SLOT_MINUTES) * SLOT_MINUTES)

type KeyContext = {
  item: AgendaItem | undefined
  day: string | undefined
  openActions: (item: AgendaItem) => void
  copy: (item: AgendaItem) => void
  paste: (day: string) => void
}

function keyAction(event: KeyboardEvent, { item, day, openActions, copy, paste }: KeyContext): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const command = (ctrlKey || metaKey) && !altKey && !shiftKey
  if (command && key === 'c' && item && !window.getSelection()?.toString()) return () => copy(item)
  if (command && key === 'v' && day !== undefined && copied.get()) return () => paste(day)
  if (command || altKey || !item) return undefined
  if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) return () => openActions(item)
  return key === 'm' && shortcutsEnabled() ? () => openActions(item) : undefined
}
