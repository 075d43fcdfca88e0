import { Checkbox } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttendanceMark, AttendanceRow } from '#contract/planning/attendance.ts'
import { useFormat } from '../../format/format.ts'
import { stateOf, useOutbox } from '../../offline/outbox-state.ts'
import { StoreMark } from '../../offline/StoreMark.tsx'
import { useSession } from '../session-facts/open.ts'
import { AnswerBadges } from './AnswerBadges.tsx'
import classes from './attendance.module.css'
import { Conflict } from './Conflict.tsx'
import { KeyMarks } from './KeyMarks.tsx'
import { edgeOf, isSaid, tapped, withSeen, type Mark } from './marks.ts'
import { NoteForm } from './NoteForm.tsx'
import { entriesOf } from './pending.ts'
import { namesOf, sendMarks, subjectOf } from './queries.ts'
import { RowMenu } from './RowMenu.tsx'
import { useAnswerWords } from './use-answer-words.ts'
import { useSwipe } from './use-swipe.ts'

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
    void sendMarks(session, { [row.user_id]: withSeen(row, change) }, namesOf([row]))
  const mark = (one: Mark) => send(tapped(row, one))
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
