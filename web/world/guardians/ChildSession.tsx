import { NativeSelect, Stack, Text } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ChildSession as Session, OwnChild } from '#contract/world/guardians.ts'
import { NOT_ATTENDING_REASONS } from '#domain/constants/attendance.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { ATTENDANCE, HEALTH_STATUS } from '#domain/constants/statuses.ts'
import { useFormat } from '../../format.ts'
import { notify } from '../../shell/notices.ts'
import { SegmentedAnswer } from '../../ui/SegmentedAnswer.tsx'
import classes from './guardians.module.css'
import { useAnswer } from './queries.ts'

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

type Props = { child: OwnChild; session: Session }

/** One session of a child, with its answer. */
export function ChildSession({ child, session }: Props) {
  const { t } = useTranslation('guardians')
  const { name, location, crew, boats } = session
  const when = useSpan(session)
  const boat = boats.length > 0 ? t('boat', { boat: boats.join(', ') }) : null
  const seat = crew === null || boats.includes(crew) ? null : t('crew', { crew })
  return (
    <li className={classes.item} data-session={session.id}>
      <Stack gap="xs">
        <div>
          <Text fw={600}>{name}</Text>
          <Text size="sm">{when}</Text>
          {[location, seat, boat]
            .filter((part) => part !== null)
            .map((part) => (
              <Text size="sm" c="dimmed" key={part}>
                {part}
              </Text>
            ))}
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

function Answer({ child, session }: Props) {
  const { t } = useTranslation('guardians')
  const { id, waiting, answered_at, answered_by } = session
  const { first_name } = child
  const { mutate, isPending, variables } = useAnswer(child, (inLine) =>
    inLine
      ? notify('info', t('line', { child: first_name }))
      : notify('success', t('saved', { child: first_name })),
  )
  const attending = answered_at === null ? null : session.attending
  const shown = attending === yes || attending === no ? attending : null
  const seen = {
    attending: session.attending === yes || session.attending === no ? session.attending : null,
  }
  const send = (value: typeof yes | typeof no, why: Why | null) =>
    mutate({ session_id: id, attending: value, ...storedWhy(why), seen })
  const said = waiting ? t('waiting') : shown === null ? t('open') : null
  return (
    <Stack gap="xs">
      <SegmentedAnswer
        label={t('question', { child: first_name, session: session.name })}
        options={[
          { value: yes, label: t('coming'), icon: <IconCheck size={18} aria-hidden /> },
          { value: no, label: t('notComing'), icon: <IconX size={18} aria-hidden /> },
        ]}
        value={waiting ? null : shown}
        saving={isPending ? (variables?.attending ?? null) : null}
        disabled={isPending}
        onAnswer={(value) => send(value, null)}
      />
      {shown === no && !waiting && (
        <NativeSelect
          label={t('why')}
          maw={320}
          disabled={isPending}
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
      {said && (
        <Text size="sm" fw={500}>
          {said}
        </Text>
      )}
      {answered_by !== null && (
        <Text size="sm" c="dimmed">
          {t('answeredBy', { name: answered_by })}
        </Text>
      )}
    </Stack>
  )
}
