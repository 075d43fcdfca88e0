import { Checkbox, UnstyledButton } from '@mantine/core'
import { useRef, useState, useEffect, useEffectEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttendanceMark, AttendanceRow } from '#contract/planning/attendance.ts'
import { useFormat } from '../../format/format.ts'
import { stateOf, useOutbox } from '../../offline/outbox-state.ts'
import { StoreMark } from '../../offline/StoreMark.tsx'
import { useSession } from '../session-facts/open.ts'
import { toneStyle } from '../../ui/theme-colours.ts'
import { AnswerBadges } from './AnswerBadges.tsx'
import { Conflict } from './Conflict.tsx'
import { edgeOf, isSaid, tapped, withSeen, isMarked, KEY_MARKS, type Mark } from './marks.ts'
import { NoteForm } from './NoteForm.tsx'
import { entriesOf } from './pending.ts'
import { namesOf, sendMarks, subjectOf } from './queries.ts'
import { RowMenu } from './RowMenu.tsx'
import { useAnswerWords } from './use-answer-words.ts'
import { MARK_TONES } from './mark-tones.ts'
import { useMarkLooks } from './use-mark-looks.ts'
import classes from './attendance.module.css'

/** From here on a finger means the row and not the page, and from there on it means an answer. */
const BEGINS_PX = 12
const COUNTS_PX = 72

type Swipes = { right: () => void; left: () => void }

/** Moves an element along with a finger that goes sideways, and acts when it has gone far enough. */
function useSwipe(element: RefObject<HTMLElement | null>, enabled: boolean, swipes: Swipes): void {
  const act = useEffectEvent((way: keyof Swipes) => swipes[way]())
  useEffect(() => {
    const row = element.current
    if (!row || !enabled) return
    return followFinger(row, act)
  }, [element, enabled])
}

function followFinger(row: HTMLElement, act: (way: keyof Swipes) => void): () => void {
  let began: { x: number; y: number } | null = null
  let gone = 0
  const moveTo = (x: number) => {
    gone = x
    row.style.translate = x === 0 ? '' : `${x}px`
    row.toggleAttribute('data-swiped', Math.abs(x) >= COUNTS_PX)
  }
  const end = () => {
    began = null
    moveTo(0)
  }
  const on = {
    pointerdown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'touch') began = { x: clientX, y: clientY }
    },
    pointermove: ({ clientX, clientY }: PointerEvent) => {
      if (!began) return
      const x = clientX - began.x
      if (gone === 0 && Math.abs(x) < BEGINS_PX) return
      if (gone === 0 && Math.abs(x) < Math.abs(clientY - began.y)) return end()
      moveTo(x)
    },
    pointerup: () => {
      const far = gone
      end()
      if (Math.abs(far) >= COUNTS_PX) act(far > 0 ? 'right' : 'left')
    },
    pointercancel: end,
  }
  const listening = new AbortController()
  for (const [name, listen] of Object.entries(on))
    row.addEventListener(name, listen as EventListener, { signal: listening.signal })
  return () => listening.abort()
}

type KeyMarksProps = { row: AttendanceRow; onMark: (mark: Mark) => void }

/** Coming or not, one tap each; a desk has room for the words. */
function KeyMarks({ row, onMark }: KeyMarksProps) {
  const { t } = useTranslation('attendance')
  const looks = useMarkLooks()
  return KEY_MARKS.map((mark) => {
    const { label, icon: Icon } = looks[mark]
    const inLine = mark === 'attending' && row.waiting !== null
    const word = !inLine
      ? label
      : row.waiting
        ? t('waitingAt', { place: row.waiting })
        : t('waiting')
    const set = isMarked(row, mark) || inLine
    return (
      <UnstyledButton
        key={mark}
        className={classes.key}
        aria-pressed={set}
        aria-label={word}
        title={word}
        data-key={mark}
        {...(set && { style: toneStyle(MARK_TONES[inLine ? 'alternative' : mark]) })}
        onClick={() => onMark(mark)}
      >
        <Icon size={20} aria-hidden />
        <span className={classes.keyWord}>{word}</span>
      </UnstyledButton>
    )
  })
}

type RegisterRowProps = {
  row: AttendanceRow
  /** May edit the session: marks everybody, says who was late, takes people out. */
  editor: boolean
  /** The answer has just changed. */
  fresh: boolean
  /** Whether the person is among those to be marked together; null while nobody is being chosen. */
  chosen: boolean | null
  onChoose: () => void
}

/** One person in one line: the name, two keys for the usual answers, the rest in a menu. */
export function RegisterRow({ row, editor, fresh, chosen, onChoose }: RegisterRowProps) {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  const words = useAnswerWords()
  const session = useSession()
  const [writing, setWriting] = useState(false)
  const entries = entriesOf(useOutbox(subjectOf(session.id)), row.user_id)
  const state = stateOf(entries)
  const name = row.full_name
  const send = (change: AttendanceMark) =>
    sendMarks(session, { [row.user_id]: withSeen(row, change) }, namesOf([row]))
  const mark = (one: Mark) => void send(tapped(row, one))
  const say = (one: Mark) => isSaid(row, one) || mark(one)
  const item = useRef<HTMLLIElement>(null)
  useSwipe(item, editor, {
    right: () => say('attending'),
    left: () => say('not-attending'),
  })
  const answered =
    row.answered_at === null
      ? undefined
      : t(row.answered_by === null ? 'answeredAt' : 'answeredBy', {
          when: format.within.dateTime(row.answered_at),
          name: row.answered_by ?? '',
        })
  const details = editor ? words.all(row) : words.beside(row)
  return (
    <li
      ref={item}
      className={classes.person}
      aria-label={name}
      data-edge={edgeOf(row)}
      data-fresh={fresh || undefined}
      data-person={row.user_id}
    >
      {chosen !== null && (
        <Checkbox
          size="md"
          checked={chosen}
          onChange={onChoose}
          aria-label={t('choosePerson', { name })}
        />
      )}
      <div className={classes.name} title={answered}>
        <span className={classes.fullName}>{name}</span>
        {details !== '' && <span className={classes.details}>{details}</span>}
      </div>
      {state && <StoreMark state={state} />}
      {editor ? (
        <div className={classes.keys} role="group" aria-label={t('marksOf', { name })}>
          <KeyMarks row={row} onMark={mark} />
          <RowMenu row={row} onMark={send} onNote={() => setWriting(true)} writing={writing} />
        </div>
      ) : (
        <AnswerBadges answer={row} />
      )}
      {writing && (
        <div className={classes.below}>
          <NoteForm
            note={row.note}
            label={t('noteOf', { name })}
            onSave={(note) => send({ note })}
            onDone={() => setWriting(false)}
          />
        </div>
      )}
      {entries.map((entry) => (
        <Conflict key={entry.id} entry={entry} userId={row.user_id} />
      ))}
    </li>
  )
}
