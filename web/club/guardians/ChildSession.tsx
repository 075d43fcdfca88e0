import { NativeSelect, Stack, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ChildSession as Session, OwnChild } from '#contract/club/guardians.ts'
import { NOT_ATTENDING_REASONS } from '#domain/constants/attendance.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { ATTENDANCE, HEALTH_STATUS } from '#domain/constants/statuses.ts'
import { useFormat } from '../../format/format.ts'
import { stateOf, useOutbox, usePending, type OutboxEntry } from '../../offline/outbox-state.ts'
import { RefusedEntry } from '../../offline/RefusedEntry.tsx'
import { StoreMark } from '../../offline/StoreMark.tsx'
import { SegmentedAnswer } from '../../ui/SegmentedAnswer.tsx'
import { answerIn, seenOf, sendAnswer, sessionWith, subjectOf } from './answers.ts'
import classes from './guardians.module.css'
import { listSeparator } from '../../format/punctuation.ts'

const { attending: yes, not_attending: no } = ATTENDANCE
const HEALTH = { ill: HEALTH_STATUS.ill, injured: HEALTH_STATUS.injured } as const
const WHYS = ['ill', 'injured', ...NOT_ATTENDING_REASONS] as const
type Why = (typeof WHYS)[number]

const whyOf = ({ health_statuses, reason }: Session): Why | null => {
  if (health_statuses.includes(HEALTH.ill)) return 'ill'
  if (health_statuses.includes(HEALTH.injured)) return 'injured'
  return NOT_ATTENDING_REASONS.find((one) => one === reason) ?? null
}

/** What a reason is stored as: illness and injury are of health, all others a word. */
const storedWhy = (why: Why | null) =>
  why === 'ill' || why === 'injured'
    ? { health_statuses: [HEALTH[why]], reason: null }
    : { health_statuses: [], reason: why }

type ChildSessionProps = { child: OwnChild; session: Session }

/** One session of a child, with its answer. */
export function ChildSession({ child, session }: ChildSessionProps) {
  const { t } = useTranslation('guardians')
  const { name, location, crew, boats } = session
  const when = useSpan(session)
  const boat = boats.length > 0 ? t('boat', { boat: boats.join(listSeparator()) }) : null
  const seat = crew === null || boats.includes(crew) ? null : t('crew', { crew })
  const facts = [location, seat, boat].filter((fact) => fact !== null)
  return (
    <li className={classes.item} data-session={session.id}>
      <Stack gap="xs">
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm">{when}</Text>
          {facts.length > 0 && (
            <Text size="sm" c="dimmed">
              {facts.join(' · ')}
            </Text>
          )}
        </div>
        {session.sport_id !== SPORT.day_off && <Answer child={child} session={session} />}
      </Stack>
    </li>
  )
}

function useSpan({ starts_at, ends_at, all_day, sport_id }: Session): string {
  const format = useFormat()
  const times = { start_date: starts_at, end_date: ends_at }
  return format.session({ ...times, all_day_event: all_day, sport_id })
}

function Answer({ child, session: fetched }: ChildSessionProps) {
  const { t } = useTranslation('guardians')
  const subject = subjectOf(child, fetched.id)
  const entries = useOutbox(subject)
  const session = sessionWith(fetched, usePending(subject))
  const state = stateOf(entries)
  const { waiting, answered_at, answered_by } = session
  const attending = answered_at === null ? null : session.attending
  const shown = attending === yes || attending === no ? attending : null
  const send = (value: typeof yes | typeof no, why: Why | null) =>
    void sendAnswer(child, session, {
      attending: value,
      ...storedWhy(why),
      seen: seenOf(session),
    })
  return (
    <Stack gap="xs">
      <SegmentedAnswer
        label={t('question', { child: child.first_name, session: session.name })}
        options={[
          { value: yes, label: t('coming'), icon: <IconCheck size={18} aria-hidden /> },
          { value: no, label: t('notComing'), icon: <IconX size={18} aria-hidden /> },
        ]}
        value={waiting ? null : shown}
        onAnswer={(value) => send(value, null)}
      />
      {shown === no && !waiting && (
        <NativeSelect
          label={t('why')}
          maw={320}
          value={whyOf(session) ?? ''}
          data={[
            { value: '', label: t('noReason') },
            ...WHYS.map((value) => ({
              value,
              label: t(`reasons.${value}`, { ns: 'availability' }),
            })),
          ]}
          onChange={(event) =>
            send(no, WHYS.find((one) => one === event.currentTarget.value) ?? null)
          }
        />
      )}
      {waiting && (
        <Text size="sm" fw={500}>
          {t('waiting')}
        </Text>
      )}
      {answered_by !== null && (
        <Text size="sm" c="dimmed">
          {t('answeredBy', { name: answered_by })}
        </Text>
      )}
      {state && (
        <Text component="div" size="sm" role="status">
          <StoreMark state={state} />
        </Text>
      )}
      <Refused session={fetched} entries={entries} />
    </Stack>
  )
}

type RefusedProps = { session: Session; entries: readonly OutboxEntry[] }

/** Answers that the server has not taken: what was said, to be sent on top of what stands now. */
function Refused({ session, entries }: RefusedProps) {
  const { t } = useTranslation('guardians')
  return entries
    .filter(({ state }) => state === 'needs-you')
    .map((entry) => {
      const answer = answerIn(entry)
      const body = { ...answer, seen: seenOf(session) }
      return (
        <RefusedEntry key={entry.id} entry={entry} input={{ ...entry.input, body }}>
          <Text size="sm" fw={500}>
            {t('mine', { answer: t(answer.attending === yes ? 'coming' : 'notComing') })}
          </Text>
        </RefusedEntry>
      )
    })
}
