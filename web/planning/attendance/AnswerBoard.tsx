import {
  Alert,
  Box,
  Group,
  NativeSelect,
  Stack,
  Text,
  UnstyledButton,
  ActionIcon,
} from '@mantine/core'
import { useState, lazy, Suspense, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { IconNote, IconDots } from '@tabler/icons-react'
import type { AttendanceMark } from '#contract/planning/attendance.ts'
import { NOT_ATTENDING_REASONS } from '#domain/constants/attendance.ts'
import { StoreMark } from '../../offline/StoreMark.tsx'
import { stateOf, useOutbox } from '../../offline/outbox-state.ts'
import { useViewer } from '../../shell/viewer.ts'
import { SegmentedAnswer } from '../../ui/SegmentedAnswer.tsx'
import { colon } from '../../format/punctuation.ts'
import { orNothing } from '../../load/or-nothing.ts'
import { Conflict } from './Conflict.tsx'
import {
  isMarked,
  isSaid,
  KEY_MARKS,
  marksFor,
  tapped,
  withSeen,
  type Answer,
  type Mark,
} from './marks.ts'
import { MARK_TONES } from './mark-tones.ts'
import { entriesOf } from './pending.ts'
import { sendMarks, subjectOf } from './queries.ts'
import { useMarkLooks } from './use-mark-looks.ts'
import { NoteForm } from './NoteForm.tsx'
import type { AnswerChoicesProps } from './AnswerChoices.tsx'
import classes from './attendance.module.css'

const AnswerChoices = lazy(() =>
  orNothing(import('./AnswerChoices.tsx').then((part) => ({ default: part.AnswerChoices }))),
)

/**
 * What an athlete says less often than coming or not. The menu is fetched when somebody opens it:
 * an answer takes one tap, and home none of its code.
 */
function AnswerMenu(props: Omit<AnswerChoicesProps, 'button'>) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return <MoreButton aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />
  return (
    <Suspense fallback={<MoreButton loading />}>
      <AnswerChoices {...props} button={<MoreButton ref={takeFocus} />} />
    </Suspense>
  )
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

function MoreButton(props: ComponentProps<typeof ActionIcon<'button'>>) {
  const { t } = useTranslation('attendance')
  return (
    <ActionIcon variant="default" size={44} aria-label={t('otherAnswers')} {...props}>
      <IconDots size={20} aria-hidden />
    </ActionIcon>
  )
}

type NoteFieldProps = {
  note: string | null
  onSave: (note: string | null) => Promise<void>
  writing: boolean
  onWriting: (writing: boolean) => void
}

/** One's own note as text, where there is one; a tap opens it for writing. */
function NoteField({ note, onSave, writing, onWriting }: NoteFieldProps) {
  const { t } = useTranslation('attendance')
  const label = t('note')
  if (writing)
    return <NoteForm note={note} label={label} onSave={onSave} onDone={() => onWriting(false)} />
  return (
    note !== null && (
      <UnstyledButton
        className={classes.note}
        // What is spoken holds what is read.
        aria-label={`${label}${colon()}${note}`}
        onClick={() => onWriting(true)}
      >
        <IconNote size={16} aria-hidden />
        <Text span size="sm">
          {note}
        </Text>
      </UnstyledButton>
    )
  )
}

export type AnswerBoardProps = {
  session: { id: number; name: string }
  userId: number
  answer: Answer
  /** The question, announced to screen readers where it is not shown. */
  label: string
  /** All places are taken: a yes goes on the waiting list. */
  full: boolean
  /** The guardian who gave the answer. */
  guardian?: string | null
}

/**
 * One's own answer: coming or not in one tap, everything else, a reason and a note by a menu. The
 * only one of its kind: home, calendar and session show it.
 */
export function AnswerBoard(props: AnswerBoardProps) {
  const { session, userId, answer, label, full, guardian } = props
  const { t } = useTranslation('attendance')
  const looks = useMarkLooks()
  const entries = entriesOf(useOutbox(subjectOf(session.id)), userId)
  const state = stateOf(entries)
  const send = (change: AttendanceMark) =>
    sendMarks(session, { [userId]: withSeen(answer, change) })
  const waiting = answer.waiting !== null
  // Who acts in somebody's name sees nothing of their health.
  const seen = !useViewer().impersonated
  const [writing, setWriting] = useState(false)
  const marks = marksFor(seen)
  const shown = marks.filter(
    (mark) => KEY_MARKS.some((key) => key === mark) || isSaid(answer, mark),
  )
  const say = (mark: Mark) => void send(tapped(answer, mark))
  const options = shown.map((mark) => {
    const { label: word, icon: Icon } = looks[mark]
    const yes = mark === 'attending' && (waiting || (full && !isMarked(answer, mark)))
    return {
      value: mark,
      label: yes ? t(waiting ? 'leaveLine' : 'standInLine') : word,
      icon: <Icon size={18} aria-hidden />,
      tone: waiting && mark === 'attending' ? MARK_TONES.alternative : MARK_TONES[mark],
    }
  })
  const declined = isMarked(answer, 'not-attending')
  return (
    <Stack gap="xs">
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Box flex={1}>
          <SegmentedAnswer
            label={label}
            options={options}
            value={shown.filter((mark) => isSaid(answer, mark))}
            onAnswer={say}
          />
        </Box>
        <AnswerMenu
          answer={answer}
          marks={marks}
          onMark={say}
          writing={writing}
          {...(seen && { onNote: () => setWriting(true) })}
        />
      </Group>
      {guardian && (
        <Text size="sm" c="dimmed">
          {t('byGuardian', { name: guardian })}
        </Text>
      )}
      {waiting && (
        <Alert color="amber" variant="light" p="xs" role="status">
          {answer.waiting === 0 ? t('inLine') : t('inLineAt', { place: answer.waiting ?? 0 })}
        </Alert>
      )}
      {declined && seen && (
        <NativeSelect
          label={t('reason')}
          value={answer.reason ?? ''}
          maw={320}
          data={[
            { value: '', label: t('noReason') },
            ...NOT_ATTENDING_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) })),
          ]}
          onChange={(event) => {
            const reason =
              NOT_ATTENDING_REASONS.find((known) => known === event.currentTarget.value) ?? null
            send({ reason })
          }}
        />
      )}
      {seen && (
        <NoteField
          key={answer.note ?? ''}
          note={answer.note}
          onSave={(note) => send({ note })}
          writing={writing}
          onWriting={setWriting}
        />
      )}
      {state && (
        <Text component="div" size="sm" role="status">
          <StoreMark state={state} />
        </Text>
      )}
      {entries.map((entry) => (
        <Conflict key={entry.id} entry={entry} userId={userId} />
      ))}
    </Stack>
  )
}
