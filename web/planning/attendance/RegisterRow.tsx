import { ActionIcon, Checkbox, Group, Text } from '@mantine/core'
import { IconUserMinus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { AttendanceMark, AttendanceRow } from '#contract/planning/attendance.ts'
import { useFormat } from '../../format.ts'
import { StoreMark } from '../../offline/StoreMark.tsx'
import { stateOf, useOutbox } from '../../offline/outbox-state.ts'
import { useSession } from '../session-facts/open.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { AnswerBadges } from './AnswerBadges.tsx'
import classes from './attendance.module.css'
import { Conflict } from './Conflict.tsx'
import { MarkButtons } from './MarkButtons.tsx'
import { withSeen } from './marks.ts'
import { NoteField } from './NoteField.tsx'
import { entriesOf } from './pending.ts'
import { PresenceButtons } from './PresenceButtons.tsx'
import { sendMarks, subjectOf } from './queries.ts'
import { useAnswerWords } from './use-answer-words.ts'
import { useTakeOut } from './use-take-out.ts'

type RegisterRowProps = {
  row: AttendanceRow
  own: boolean
  /** May edit the session: marks everybody, says who was late, takes people out. */
  editor: boolean
  /** The answer has just changed. */
  fresh: boolean
  /** Whether the person is among those to be marked together; null while nobody is being chosen. */
  chosen: boolean | null
  onChoose: () => void
}

export function RegisterRow({ row, own, editor, fresh, chosen, onChoose }: RegisterRowProps) {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  const words = useAnswerWords()
  const session = useSession()
  const takeOut = useTakeOut()
  const entries = entriesOf(useOutbox(subjectOf(session.id)), row.user_id)
  const state = stateOf(entries)
  const name = row.full_name
  const answered =
    row.answered_at === null
      ? undefined
      : t('answeredAt', { when: format.within.dateTime(row.answered_at) })
  const send = (change: AttendanceMark) =>
    void sendMarks(session, { [row.user_id]: withSeen(row, change) })
  const details = editor ? words({ reason: row.reason }) : words(row)
  return (
    <li className={classes.person} data-fresh={fresh || undefined}>
      {chosen !== null && (
        <Checkbox
          size="md"
          checked={chosen}
          onChange={onChoose}
          aria-label={t('choosePerson', { name })}
        />
      )}
      <PersonAvatar name={name} picture={row.picture} size="sm" />
      <div className={classes.name}>
        <Text component="span" title={answered}>
          {name}
        </Text>
        {details !== '' && (
          <Text size="sm" c="dimmed">
            {details}
          </Text>
        )}
      </div>
      {editor || own ? <MarkButtons row={row} onMark={send} /> : <AnswerBadges answer={row} />}
      {(editor || state) && (
        <Group gap="xs" className={classes.more}>
          {editor && (
            <PresenceButtons
              name={name}
              presence={row.presence}
              onPresence={(presence) => send({ presence })}
            />
          )}
          {editor && row.seen && (
            <NoteField
              key={row.note ?? ''}
              name={name}
              note={row.note}
              onSave={(note) => send({ note })}
            />
          )}
          {state && <StoreMark state={state} />}
          {editor && session.creator?.id !== row.user_id && (
            <ActionIcon
              className={classes.remove ?? ''}
              variant="subtle"
              color="gray"
              size={44}
              aria-label={t('removePerson', { name })}
              title={t('removePerson', { name })}
              onClick={() => takeOut([row])}
            >
              <IconUserMinus size={18} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      )}
      {entries.map((entry) => (
        <Conflict key={entry.id} entry={entry} userId={row.user_id} />
      ))}
    </li>
  )
}
