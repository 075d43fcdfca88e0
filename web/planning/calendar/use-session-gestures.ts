import {
  createElement,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type MouseEvent as ReactMouseEvent,
  type PointerEvent as ReactPointerEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { askedPart } from '../../shell/asked-part.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { shortcutsEnabled } from '../../shell/shortcuts.ts'
import { isPlainClick } from '../../ui/plain-click.ts'
import { PHONE_QUERY } from '../../ui/use-phone.ts'
import { copied } from './copied.ts'
import { dragSession, minutesAt, type Drop } from './drag.ts'
import type { Times } from './moved-times.ts'
import type { SessionActionsProps } from './SessionActions.tsx'
import { useMoveSession } from './use-move-session.ts'
import { usePaste } from './use-paste.ts'
import { timeText, type ClubCalendarProps } from './place-sessions.ts'

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

type Around = Pick<ClubCalendarProps, 'mayMove' | 'onFree' | 'onOpen'> & {
  /** The session whose card is open. */
  opened: number | null
  /** Shows what can be done to a session: beside it, or over all of a phone. */
  onCard: (card: OpenCard) => void
}

/** What a card shows, and the element it belongs to. */
export type OpenCard = Pick<SessionActionsProps, 'item' | 'onCopy' | 'onMove' | 'movable'> & {
  at: Element
}

const isPhone = () => window.matchMedia(PHONE_QUERY).matches
type Act = ReturnType<typeof useActs>

/**
 * What pointers and keys do to sessions of the calendar: open, actions, copy, paste, move, resize.
 * The listeners are shared by all sessions.
 */
export function useSessionGestures(items: readonly AgendaItem[], around: Around) {
  const act = useActs(around)
  const byId = useMemo(() => new Map(items.map((item) => [String(item.id), item])), [items])
  const itemOf = (element: HTMLElement | null | undefined, name: 'session' | 'actions') =>
    byId.get(element?.dataset[name] ?? '')
  /** The session whose card was open when the pointer went down. */
  const before = useRef<number | null>(null)
  useSessionKeys(act, (element) => itemOf(element, 'session'))
  return {
    onClick: (event: ReactMouseEvent) => {
      const actions = itemOf(closest(event.target, '[data-actions]'), 'actions')
      const day = closest(event.target, '[data-paste]')?.dataset['paste']
      const link = closest(event.target, '[data-session][aria-haspopup]')
      if (actions) void act.openActions(actions, event.target)
      else if (day !== undefined) act.paste(day)
      else if (isSlot(event.target))
        around.onFree(event.target.dataset['day'] ?? '', slotAt(event.target, event.clientY))
      else if (link && isPlainClick(event)) {
        event.preventDefault()
        const item = itemOf(link, 'session')
        const again = event.detail > 0 && before.current === item?.id
        if (item && !again && !isPhone()) void act.openActions(item, link)
        else around.onOpen(link.getAttribute('href') ?? '')
      }
    },
    onContextMenu: (event: ReactMouseEvent) => {
      const item = itemOf(closest(event.target, '[data-session]'), 'session')
      if (!item) return
      event.preventDefault()
      // Whether it was a long touch or a drag is known only when the finger is lifted.
      if ((event.nativeEvent as PointerEvent).pointerType !== 'touch')
        void act.openActions(item, closest(event.target, '[data-session]'))
    },
    onPointerDown: (event: ReactPointerEvent) => {
      before.current = around.opened
      startDrag(event, act, (chip) => itemOf(chip, 'session'))
    },
  }
}

/** A pointer that goes down on a session, or on its lower edge, may be the beginning of a drag. */
function startDrag(
  event: ReactPointerEvent,
  act: Act,
  itemOf: (chip: HTMLElement | null | undefined) => AgendaItem | undefined,
): void {
  const handle = closest(event.target, '[data-resize]')
  const chip =
    handle?.parentElement?.querySelector<HTMLElement>('[data-session]') ??
    closest(event.target, '[data-session]')
  const item = itemOf(chip)
  if (!chip || !item || event.button !== 0) return
  if (event.pointerType === 'mouse') {
    event.preventDefault() // no text is selected while it moves
    chip.focus({ preventScroll: true })
  }
  const ends = {
    // A bar is moved by days, whatever hours it is dropped on.
    drop: (to: Drop) => act.drop(item, chip.matches('[data-bar]') ? { ...to, minutes: null } : to),
    held: () => void act.openActions(item, chip),
  }
  dragSession({ chip, event: event.nativeEvent, resize: handle !== null }, ends)
}

function useActs({ mayMove, onCard }: Around) {
  const { t } = useTranslation('calendar')
  const move = useMoveSession()
  const { paste } = usePaste()
  const copy = (item: AgendaItem) => {
    copied.set({ name: item.name, session: item })
    notify('info', t('actions.copied', { name: item.name }))
  }
  return {
    copy,
    paste,
    drop: (item: AgendaItem, to: Drop) => {
      if (mayMove(item)) void move.drop(item, to)
      else notify('error', t('actions.cannot'))
    },
    openActions: async (item: AgendaItem, at: EventTarget | null) => {
      const card = {
        item,
        movable: mayMove(item),
        onCopy: () => copy(item),
        onMove: (to: Times) => void move.move(item, to),
      }
      if (!isPhone() && at instanceof Element) return onCard({ ...card, at })
      const part = await askedPart(import('./SessionActions.tsx'))
      if (!part) return
      const content = createElement(part.SessionActions, { ...card, onClose: closeModal })
      openModal({ title: item.name, content })
    },
  }
}

/**
 * m or the menu key opens the actions of the focused session, Ctrl C copies it, Ctrl V pastes on
 * the focused day.
 */
function useSessionKeys(
  act: Act,
  itemOf: (element: HTMLElement | null) => AgendaItem | undefined,
): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (closest(event.target, 'input, textarea, select, [contenteditable], [role="dialog"]')) return
    const { activeElement } = document
    const focused = {
      item: itemOf(closest(activeElement, '[data-session]')),
      day: closest(activeElement, '[data-day]')?.dataset['day'],
    }
    const run = keyAction(event, act, focused)
    if (!run) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** Free time of a day: what is clicked is the column itself. */
const isSlot = (target: EventTarget): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('[data-from]')
const SLOT_MINUTES = 30
const slotAt = (column: HTMLElement, y: number) =>
  timeText(Math.floor((minutesAt(column, y) ?? 0) / SLOT_MINUTES) * SLOT_MINUTES)

type Focused = { item: AgendaItem | undefined; day: string | undefined }

function keyAction(
  event: KeyboardEvent,
  act: Act,
  { item, day }: Focused,
): (() => void) | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const command = (ctrlKey || metaKey) && !altKey && !shiftKey
  if (command && key === 'c' && item && !window.getSelection()?.toString())
    return () => act.copy(item)
  if (command && key === 'v' && day !== undefined && copied.get()) return () => act.paste(day)
  if (command || altKey || !item) return undefined
  const opens =
    key === 'ContextMenu' || (key === 'F10' && shiftKey) || (key === 'm' && shortcutsEnabled())
  return opens ? () => void act.openActions(item, document.activeElement) : undefined
}
