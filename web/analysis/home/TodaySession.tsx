import { Card, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { home } from '#contract/analysis/home.ts'
import { invalidate } from '../../api/api.ts'
import { useFormat } from '../../format/format.ts'
import { useSessionRoom } from '../../api/live.ts'
import { paths } from '../../paths/paths.ts'
import type { CoachHomeProps } from './CoachHome.tsx'
import { SessionHead } from './SessionHead.tsx'
import { useMissingWords } from './use-missing-words.ts'
import classes from './home.module.css'
import ui from '../../ui/ui.module.css'

type Missing = CoachHomeProps['coaching']['missing']
const NAMED = 8

/** A session of today with how its people answered; the counts follow as they answer. */
export function TodaySession({ session, missing }: { session: AgendaItem; missing: Missing }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  useSessionRoom(session.id, () => void invalidate(home))
  const { attending, not_attending, participants } = session
  const open = missing.filter(isSilent).length
  const counts = [
    not_attending > 0 ? t('notAttending', { number: format.number(not_attending) }) : null,
    open > 0 ? t('open', { number: format.number(open) }) : null,
  ]
  return (
    <Card component="li" withBorder padding="md" className={classes.card}>
      <SessionHead session={session} />
      {participants > 0 && (
        <Link
          to={paths.sessionAttendance(session.id)}
          className={`${classes.answers} ${ui.tabular}`}
        >
          <strong>{t('attending', { count: attending, of: format.number(participants) })}</strong>
          <Text component="span" size="sm" c="dimmed">
            {counts.filter((count) => count !== null).join(' · ')}
          </Text>
          <span className={classes.share} aria-hidden>
            <span style={{ flexGrow: attending }} data-answer="yes" />
            <span style={{ flexGrow: not_attending }} data-answer="no" />
            <span style={{ flexGrow: Math.max(0, participants - attending - not_attending) }} />
          </span>
        </Link>
      )}
      {missing.length > 0 && <MissingNames missing={missing} />}
    </Card>
  )
}

const isSilent = ({ attending, ill, injured }: Missing[number]) =>
  attending === null && !ill && !injured

function MissingNames({ missing }: { missing: Missing }) {
  const wordsOf = useMissingWords()
  return (
    <div>
      <Names text="missing" names={missing.filter((one) => !isSilent(one)).map(wordsOf)} />
      <Names text="silent" names={missing.filter(isSilent).map(({ full_name }) => full_name)} />
    </div>
  )
}

type NamesProps = { text: 'missing' | 'silent'; names: readonly string[] }

function Names({ text, names }: NamesProps) {
  const { t } = useTranslation('home')
  const { t: ofAttendance } = useTranslation('attendance')
  if (names.length === 0) return null
  const rest = names.length - NAMED
  return (
    <Text size="sm">
      {ofAttendance(text, { names: names.slice(0, NAMED).join(', ') })}
      {rest > 0 && ` ${t('more', { count: rest })}`}
    </Text>
  )
}
