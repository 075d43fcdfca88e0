import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AttendanceRow } from '#contract/planning/attendance.ts'
import { useSession } from '../session-facts/open.ts'
import { useViewer } from '../../shell/viewer.ts'
import classes from './attendance.module.css'
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
  const { user_id } = useViewer()
  const fresh = useFreshAnswers(rows)
  const toggle = (id: number) =>
    onChosen(
      new Set(chosen?.has(id) ? [...chosen].filter((one) => one !== id) : [...(chosen ?? []), id]),
    )
  const lists = [
    { title: t('athletes'), people: rows.filter(isAthlete) },
    { title: t('coaches'), people: rows.filter((row) => !isAthlete(row)) },
  ]
  return lists
    .filter(({ people }) => people.length > 0)
    .map(({ title, people }) => (
      <section key={title} aria-label={title}>
        <Title order={2}>
          {title}{' '}
          <Text span inherit c="dimmed" fw={400}>
            {people.length}
          </Text>
        </Title>
        <ul className={classes.list}>
          {people.map((row) => (
            <RegisterRow
              key={row.user_id}
              row={row}
              own={row.user_id === user_id}
              editor={session.user_actions.edit}
              fresh={fresh.has(row.user_id)}
              chosen={chosen === null ? null : chosen.has(row.user_id)}
              onChoose={() => toggle(row.user_id)}
            />
          ))}
        </ul>
      </section>
    ))
}
