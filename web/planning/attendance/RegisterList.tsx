import { Text, Title } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AttendanceRow } from '#contract/planning/attendance.ts'
import { useSession } from '../session-facts/open.ts'
import classes from './attendance.module.css'
import { MarkRest } from './MarkRest.tsx'
import { isSaid, KEY_MARKS, marksFor, tapped, withSeen } from './marks.ts'
import { namesOf, sendMarks } from './queries.ts'
import { useRegisterKeys } from './register-keys.ts'
import { RegisterRow } from './RegisterRow.tsx'
import { isAthlete } from './register-view.ts'
import { useFreshAnswers } from './use-fresh-answers.ts'

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
