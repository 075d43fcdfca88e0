import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { AgendaItem } from '#contract/planning/calendar.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { NOT_ATTENDING_REASONS } from '#domain/constants/attendance.ts'
import { home, type Coaching } from '#contract/analysis/home.ts'
import { invalidate } from '../../api/api.ts'
import { useSessionRoom } from '../../api/live.ts'
import { useFormat } from '../../format/format.ts'
import { useMinute } from '../../format/club-clock.ts'
import { PlanMark } from '../../lookups/EventMark.tsx'
import { paths } from '../../paths/paths.ts'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { SIGNAL_COLOURS } from '../../ui/theme-colours.ts'
import { usePlanWords } from './use-plan-words.ts'
import classes from './rows.module.css'
import ui from '../../ui/ui.module.css'

type MissingPerson = Coaching['missing'][number]

/** Writes "Noah (ill)": who is missing, and why as far as one knows. */
function useMissingWords(): (person: MissingPerson) => string {
  const { t } = useTranslation('attendance')
  const format = useFormat()
  const why = ({ ill, injured, reason }: MissingPerson) => {
    if (ill || injured)
      return format.list([
        ...(ill ? [t('whyMissing.ill')] : []),
        ...(injured ? [t('whyMissing.injured')] : []),
      ])
    const known = NOT_ATTENDING_REASONS.find((one) => one === reason)
    return known ? t(`reasons.${known}`) : null
  }
  return (person) => {
    const because = why(person)
    return because === null
      ? person.full_name
      : t('missingOne', { name: person.full_name, why: because })
  }
}

type Missing = Coaching['missing']
type TodaySessionProps = {
  session: AgendaItem
  missing: Missing
  /** It is not of today: its day stands with its time. */
  later: boolean
}

/** A session of today with how its people answered; the counts follow as they answer. */
export function TodaySession({ session, missing, later }: TodaySessionProps) {
  const format = useFormat()
  useSessionRoom(session.id, () => void invalidate(home))
  const words = usePlanWords()(session)
  const wholeDay = isWholeDay(session)
  return (
    <li className={classes.today}>
      <span className={`${classes.clock} ${ui.tabular}`}>
        {later && <span className={classes.name}>{format.day(session.start_date)}</span>}
        {!wholeDay && <span className={classes.name}>{format.time(session.start_date)}</span>}
        {!wholeDay && <span className={classes.facts}>{format.time(session.end_date)}</span>}
      </span>
      <PlanMark sportId={session.sport_id} eventType={session.event_type} size={32} />
      <span className={classes.words}>
        <span className={classes.title}>
          <Link to={paths.session(session.id)} className={classes.whole}>
            {session.name}
          </Link>
          <StateBadge session={session} />
        </span>
        {words && <span className={classes.facts}>{words}</span>}
      </span>
      <Answers session={session} missing={missing} />
      <IconChevronRight size={18} aria-hidden className={classes.chevron} />
    </li>
  )
}

function StateBadge({ session }: { session: AgendaItem }) {
  const { t } = useTranslation('home')
  const now = useMinute()
  const { published, start_date, end_date } = session
  if (!published)
    return (
      <ColourBadge tone={SIGNAL_COLOURS.none} outlined>
        {t('draft')}
      </ColourBadge>
    )
  if (Date.parse(end_date) <= now)
    return <ColourBadge tone={SIGNAL_COLOURS.none}>{t('done')}</ColourBadge>
  if (Date.parse(start_date) > now) return null
  return <ColourBadge tone={SIGNAL_COLOURS.blue}>{t('now')}</ColourBadge>
}

function Answers({ session, missing }: Pick<TodaySessionProps, 'session' | 'missing'>) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const wordsOf = useMissingWords()
  const { attending, not_attending, participants } = session
  if (participants === 0) return <span />
  return (
    <span className={classes.answers}>
      <Link to={paths.sessionAttendance(session.id)} className={`${classes.answer} ${ui.tabular}`}>
        <span>{t('attending', { count: attending, of: format.number(participants) })}</span>
        <span className={classes.share} aria-hidden>
          <span style={{ flexGrow: attending }} data-answer="yes" />
          <span style={{ flexGrow: not_attending }} data-answer="no" />
          <span style={{ flexGrow: Math.max(0, participants - attending - not_attending) }} />
        </span>
      </Link>
      <Names text="missing" names={missing.filter((one) => !isSilent(one)).map(wordsOf)} />
      <Names text="silent" names={missing.filter(isSilent).map(({ full_name }) => full_name)} />
    </span>
  )
}

const isSilent = ({ attending, ill, injured }: Missing[number]) =>
  attending === null && !ill && !injured

const MOST_NAMED = 3

type NamesProps = { text: 'missing' | 'silent'; names: readonly string[] }

/** A few by name, else how many. */
function Names({ text, names }: NamesProps) {
  const { t } = useTranslation('home')
  const { t: ofAttendance } = useTranslation('attendance')
  const format = useFormat()
  if (names.length === 0) return null
  const rest = names.length - MOST_NAMED
  const listed =
    text === 'silent' && rest > 0
      ? t('people', { count: names.length })
      : format.conjunction([
          ...names.slice(0, MOST_NAMED),
          ...(rest > 0 ? [ofAttendance('missingMore', { count: rest })] : []),
        ])
  return <span className={classes.small}>{ofAttendance(text, { names: listed })}</span>
}
