import { Text, Title, Button } from '@mantine/core'
import { useRef, useEffect, useState, useEffectEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { IconChecks } from '@tabler/icons-react'
import type { AttendanceRow, AttendanceMark } from '#contract/planning/attendance.ts'
import { ATTENDANCE } from '#domain/constants/statuses.ts'
import { useSession } from '../session-facts/open.ts'
import { notifyOffer } from '../../shell/notices.ts'
import { shortcutsEnabled } from '../../shell/shortcuts.ts'
import { isSaid, KEY_MARKS, marksFor, tapped, withSeen, isUnanswered, type Mark } from './marks.ts'
import { namesOf, sendMarks } from './queries.ts'
import { RegisterRow } from './RegisterRow.tsx'
import { isAthlete } from './register-view.ts'
import classes from './attendance.module.css'

/** Letters that answer for the person whose line has the focus. */
const MARK_KEYS: Readonly<Record<string, Mark>> = {
  y: 'attending',
  n: 'not-attending',
  i: 'ill',
  u: 'injured',
  a: 'alternative',
}

/**
 * Walks the lines of a register by the arrow keys, staying in the same column, and calls `onMark`
 * with what a letter means for the person of the line that has the focus.
 */
function useRegisterKeys(
  list: RefObject<HTMLElement | null>,
  onMark: (person: number, mark: Mark) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const line = lineOf(event)
    if (!line) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return walk(event, line)
    const mark = shortcutsEnabled() ? MARK_KEYS[event.key] : undefined
    if (mark === undefined) return
    // The letters mean something else outside of the list.
    event.preventDefault()
    event.stopPropagation()
    onMark(Number(line.dataset['person']), mark)
  })
  useEffect(() => {
    const lines = list.current
    const listen = (event: KeyboardEvent) => press(event)
    lines?.addEventListener('keydown', listen)
    return () => lines?.removeEventListener('keydown', listen)
  }, [list])
}

/** The line in which a key was pressed, unless it belongs to a field or a menu there. */
function lineOf({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): HTMLElement | null {
  if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return null
  if (target.closest('input, [role="menu"]')) return null
  return target.closest<HTMLElement>('[data-person]')
}

function walk(event: KeyboardEvent, line: HTMLElement): void {
  event.preventDefault()
  const { target, key } = event
  const column = (target instanceof HTMLElement && target.dataset['key']) || 'attending'
  const next = key === 'ArrowDown' ? line.nextElementSibling : line.previousElementSibling
  next?.querySelector<HTMLElement>(`[data-key="${column}"]`)?.focus()
}

/** Marks those without an answer as coming, all at once, with a way back. */
function MarkRest({ rows }: { rows: readonly AttendanceRow[] }) {
  const { t } = useTranslation('attendance')
  const session = useSession()
  const rest = rows.filter(isUnanswered)
  if (rest.length === 0) return null
  const markAll = () => {
    const mark = (change: AttendanceMark, seen: (row: AttendanceRow) => AttendanceRow) =>
      sendMarks(
        session,
        Object.fromEntries(rest.map((row) => [row.user_id, withSeen(seen(row), change)])),
        namesOf(rest),
      )
    const text = () => t('restMarked', { count: rest.length })
    const undo = () =>
      void mark({ attending: null }, (row) => ({ ...row, attending: ATTENDANCE.attending }))
    void mark({ attending: ATTENDANCE.attending }, (row) => row).then(() =>
      notifyOffer('success', text, { action: { label: () => t('undoTakeOut'), run: undo } }),
    )
  }
  return (
    <Button
      className={classes.rest ?? ''}
      variant="subtle"
      leftSection={<IconChecks size={18} aria-hidden />}
      onClick={markAll}
    >
      {t('markRest', { number: rest.length })}
    </Button>
  )
}

/** How long a changed row is highlighted. */
const FRESH_MS = 1800

type Seen = {
  rows: readonly AttendanceRow[]
  at: ReadonlyMap<number, string | null>
  fresh: ReadonlySet<number>
}

const stampsOf = (rows: readonly AttendanceRow[]) =>
  new Map(rows.map(({ user_id, answered_at }) => [user_id, answered_at]))

/**
 * The people whose answer has been saved since the list was last fetched, by anyone, for a short
 * while.
 */
function useFreshAnswers(rows: readonly AttendanceRow[]): ReadonlySet<number> {
  const [seen, setSeen] = useState<Seen>(() => ({ rows, at: stampsOf(rows), fresh: new Set() }))
  if (seen.rows !== rows) {
    const changed = rows.filter(
      ({ user_id, answered_at }) => seen.at.has(user_id) && seen.at.get(user_id) !== answered_at,
    )
    setSeen({
      rows,
      at: stampsOf(rows),
      fresh: new Set([...seen.fresh, ...changed.map(({ user_id }) => user_id)]),
    })
  }
  useEffect(() => {
    if (seen.fresh.size === 0) return
    const timer = setTimeout(() => setSeen((now) => ({ ...now, fresh: new Set() })), FRESH_MS)
    return () => clearTimeout(timer)
  }, [seen.fresh])
  return seen.fresh
}

type RegisterListProps = {
  rows: readonly AttendanceRow[]
  /** The people chosen to be marked together; null while nobody is being chosen. */
  chosen: ReadonlySet<number> | null
  onChosen: (chosen: ReadonlySet<number>) => void
}

export function RegisterList({ rows, chosen, onChosen }: RegisterListProps) {
  const { t } = useTranslation('attendance')
  const session = useSession()
  const editor = session.user_actions.edit
  const fresh = useFreshAnswers(rows)
  const toggle = (id: number) =>
    onChosen(
      new Set(chosen?.has(id) ? [...chosen].filter((one) => one !== id) : [...(chosen ?? []), id]),
    )
  const list = useRef<HTMLDivElement>(null)
  useRegisterKeys(list, (person, mark) => {
    const row = rows.find(({ user_id }) => user_id === person)
    if (!editor || !row || !marksFor(row.seen).includes(mark)) return
    const isUsual = KEY_MARKS.some((usual) => usual === mark)
    if (!isUsual || !isSaid(row, mark))
      void sendMarks(session, { [person]: withSeen(row, tapped(row, mark)) }, namesOf([row]))
  })
  const lists = [
    { title: t('athletes'), people: rows.filter(isAthlete) },
    { title: t('coaches'), people: rows.filter((row) => !isAthlete(row)) },
  ]
  const sections = lists
    .filter(({ people }) => people.length > 0)
    .map(({ title, people }) => (
      <section key={title} aria-label={title}>
        <div className={classes.listHead}>
          <Title order={2}>
            {title}{' '}
            <Text span inherit c="dimmed" fw={400}>
              {people.length}
            </Text>
          </Title>
          {editor && chosen === null && people.some(isAthlete) && <MarkRest rows={people} />}
        </div>
        <ul className={classes.list}>
          {people.map((row) => (
            <RegisterRow
              key={row.user_id}
              row={row}
              editor={editor}
              fresh={fresh.has(row.user_id)}
              chosen={chosen === null ? null : chosen.has(row.user_id)}
              onChoose={() => toggle(row.user_id)}
            />
          ))}
        </ul>
      </section>
    ))
  return <div ref={list}>{sections}</div>
}
