import { Button, Menu } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { Session } from '#contract/planning/sessions.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { PIECE_STRUCTURE } from '#domain/constants/statuses.ts'
import { showStructure } from '#domain/time/structure-text.ts'
import { structureOf } from '#domain/time/structure-wire.ts'
import { useFormat } from '../../format/format.ts'
import { PlanMark } from '../../lookups/EventMark.tsx'
import { LazyWatchMenu } from '../../lazy/workouts.tsx'
import { paths } from '../../paths/paths.ts'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { PageHead } from '../../ui/Page.tsx'
import { SIGNAL_COLOURS } from '../../ui/theme-colours.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { useTabHead } from '../session-facts/open.ts'
import { FavouriteItem, FavouriteStar, SessionActions } from '../session-life/open.ts'
import { comma, listSeparator } from '../../format/punctuation.ts'

/** What a session is, when, where and what is planned, in one line on every tab. */
export function SessionHead({ session }: { session: Session }) {
  const format = useFormat()
  const { sport, event_type, name, start_date } = session
  return (
    <PageHead
      mark={
        (sport ?? event_type) && (
          <PlanMark sportId={sport?.id ?? null} eventType={event_type} size={24} />
        )
      }
      title={name}
      tabTitle={`${name} · ${format.weekday(start_date)} ${format.dayOfMonth(start_date)}`}
      subtitle={<Facts session={session} />}
      action={<Actions session={session} />}
    />
  )
}

/** The tab says what one does most; where it says nothing, the plan is edited. */
function Actions({ session }: { session: Session }) {
  const { t } = useTranslation('session')
  const phone = usePhone()
  const { action, menu } = useTabHead()
  const { id, user_actions } = session
  const editing = {
    component: Link,
    to: paths.editSession(id),
    leftSection: <IconPencil size={18} aria-hidden />,
  }
  const isOverview = useLocation().pathname === paths.session(id)
  const isEditFirst = user_actions.edit && !action && !phone
  return (
    <>
      {!phone && <FavouriteStar id={id} />}
      {!phone && isOverview && <LazyWatchMenu session={session} />}
      <SessionActions session={session}>
        {menu}
        {user_actions.edit && !isEditFirst && <Menu.Item {...editing}>{t('edit')}</Menu.Item>}
        {phone && <FavouriteItem id={id} />}
      </SessionActions>
      {isEditFirst && <Button {...editing}>{t('edit')}</Button>}
      {!phone && action}
    </>
  )
}

function Facts({ session }: { session: Session }) {
  const { t } = useTranslation('session')
  const format = useFormat()
  const phone = usePhone()
  const { start_date, end_date, all_day_event, event_type, sport, location, venue } = session
  const planned = { start_date, end_date, all_day_event, sport_id: sport?.id ?? null }
  const when = [format.session(planned), ...(isWholeDay(planned) ? [t('allDay')] : [])].join(
    comma(),
  )
  const where = [...new Set([location, venue?.name])].filter(Boolean).join(listSeparator())
  const plan = planInWords(session)
  const places = phone ? [plan, where] : [where, plan]
  return (
    <>
      {!session.published && (
        <>
          <ColourBadge tone={SIGNAL_COLOURS.amber}>
            <span title={t('draftHint')}>{t('draft')}</span>
          </ColourBadge>{' '}
        </>
      )}
      {session.competitive && (
        <>
          <ColourBadge tone={SIGNAL_COLOURS.blue}>{t('competitive')}</ColourBadge>{' '}
        </>
      )}
      {event_type && `${t(`eventTypes.${event_type}`, { ns: 'common' })} · `}
      <time dateTime={start_date} title={format.sessionExact(planned)}>
        {when}
      </time>
      {places.filter(Boolean).map((text) => (
        <span key={text}>
          {' · '}
          <span title={text ?? ''}>{text}</span>
        </span>
      ))}
    </>
  )
}

/** "3 × 2000 m / 6:00", the one line a crew remembers; a longer list is read piece by piece. */
function planInWords({ structure }: Session): string | null {
  if (!structure) return null
  const plan = structureOf(structure)
  const isShort = structure.piece_structure !== PIECE_STRUCTURE.variable || plan.pieces.length <= 6
  return isShort && plan.pieces.length > 0 ? showStructure(plan) : null
}
