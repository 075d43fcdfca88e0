import { Button, Group, Menu, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Session } from '#contract/planning/sessions.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { useFormat } from '../../format/format.ts'
import { PlanMark } from '../../lookups/EventMark.tsx'
import { paths } from '../../paths/paths.ts'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { SIGNAL_COLOURS } from '../../ui/theme-colours.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { FavouriteItem, FavouriteStar, SessionActions } from '../session-life/open.ts'
import classes from './session.module.css'

/** What a session is, when and where: two lines, so that a phone has room for what is below. */
export function SessionHead({ session }: { session: Session }) {
  const { t } = useTranslation('session')
  return (
    <header className={classes.head}>
      <div className={classes.titleRow}>
        {(session.sport ?? session.event_type) && (
          <PlanMark sportId={session.sport?.id ?? null} eventType={session.event_type} size={28} />
        )}
        <Title order={1} className={classes.title} title={session.name}>
          {session.name}
        </Title>
        {!session.published && (
          <ColourBadge tone={SIGNAL_COLOURS.amber}>
            <span title={t('draftHint')}>{t('draft')}</span>
          </ColourBadge>
        )}
        {session.competitive && (
          <ColourBadge tone={SIGNAL_COLOURS.blue}>{t('competitive')}</ColourBadge>
        )}
        <Actions session={session} />
      </div>
      <Text c="dimmed" className={classes.when}>
        <WhenAndWhere session={session} />
      </Text>
    </header>
  )
}

/** On a phone all of it is in the menu, what coaches do most first. */
function Actions({ session }: { session: Session }) {
  const { t } = useTranslation('session')
  const phone = usePhone()
  const { id, user_actions } = session
  const editing = {
    component: Link,
    to: paths.editSession(id),
    leftSection: <IconPencil size={18} aria-hidden />,
  }
  if (phone)
    return (
      <SessionActions session={session}>
        {user_actions.edit && <Menu.Item {...editing}>{t('edit')}</Menu.Item>}
        <FavouriteItem id={id} />
      </SessionActions>
    )
  return (
    <Group gap="xs" ml="auto" wrap="nowrap">
      {user_actions.edit && <Button {...editing}>{t('edit')}</Button>}
      <FavouriteStar id={id} />
      <SessionActions session={session} />
    </Group>
  )
}

function WhenAndWhere({ session }: { session: Session }) {
  const { t } = useTranslation('session')
  const format = useFormat()
  const { start_date, end_date, all_day_event, event_type, sport, location, venue } = session
  const planned = { start_date, end_date, all_day_event, sport_id: sport?.id ?? null }
  const when = [format.session(planned), ...(isWholeDay(planned) ? [t('allDay')] : [])].join(', ')
  const where = [...new Set([location, venue?.name])].filter(Boolean).join(', ')
  return (
    <>
      {event_type && `${t(`eventTypes.${event_type}`, { ns: 'common' })} · `}
      <time dateTime={start_date} title={format.sessionExact(planned)}>
        {when}
      </time>
      {where && ` · ${where}`}
    </>
  )
}
