import { Button } from '@mantine/core'
import { IconCopy, IconStar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { FavouriteSession } from '#contract/planning/session-life.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { useFormat } from '../../format/format.ts'
import { SportIcon } from '../../lookups/SportMark.tsx'
import { paths } from '../../paths/paths.ts'
import { openModal } from '../../shell/modals.ts'
import { Page } from '../../ui/Page.tsx'
import { useLoaded } from '../../load/use-loaded.ts'
import { PageState } from '../../ui/PageState.tsx'
import { DuplicateDialog } from './DuplicateDialog.tsx'
import { FavouriteStar } from './FavouriteStar.tsx'
import { favouritesQuery } from './queries.ts'
import classes from './session-life.module.css'

/** The sessions one has starred, to be opened or planned again. */
export function FavouriteSessionsPage() {
  const { t } = useTranslation('session-life')
  const { data } = useLoaded(favouritesQuery())
  return (
    <Page title={t('favourite.title')} subtitle={t('favourite.lead')}>
      {data.length === 0 ? (
        <PageState
          state="empty"
          icon={<IconStar size={32} />}
          title={t('favourite.empty')}
          text={t('favourite.emptyText')}
        />
      ) : (
        <ul className={classes.plain}>
          {data.map((session) => (
            <Favourite key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Page>
  )
}

function Favourite({ session }: { session: FavouriteSession }) {
  const { t } = useTranslation('session-life')
  const format = useFormat()
  const { id, kind, name, sport_id, start_date, structure_text } = session
  const copy = () =>
    openModal({
      title: t('duplicate.title', { name }),
      content: <DuplicateDialog id={id} start={start_date} wholeDay={isWholeDay(session)} />,
    })
  return (
    <li className={classes.row}>
      <SportIcon sportId={sport_id} size={22} />
      <div className={classes.words}>
        <Link to={kind === 'event' ? paths.event(id) : paths.session(id)}>{name}</Link>
        <span>{[format.session(session), structure_text].filter(Boolean).join(' · ')}</span>
      </div>
      <Button variant="default" leftSection={<IconCopy size={18} />} onClick={copy}>
        {t('duplicate.action')}
      </Button>
      <FavouriteStar id={id} known />
    </li>
  )
}
