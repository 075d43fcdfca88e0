import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Home } from '#contract/analysis/home.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'
import { HomePart } from './HomePart.tsx'
import classes from './home.module.css'

/** For those who manage members: how many there are, who has not come yet, the plan's last day. */
export function ClubPart({ managing }: { managing: NonNullable<Home['managing']> }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const ends = useViewer().club?.subscription_ends ?? null
  const { invited, members } = managing
  const lines = [
    { key: 'invited', text: invited > 0 && t('club.invited', { count: invited }) },
    { key: 'members', text: t('club.members', { count: members }) },
  ]
  return (
    <HomePart
      tour="club"
      title={t('club.title')}
      more={{ to: paths.clubMembers(), label: t('club.all') }}
    >
      <ul className={classes.list}>
        {lines.map(
          ({ key, text }) =>
            text && (
              <li key={key}>
                <Link to={paths.clubMembers()} className={classes.row}>
                  {text}
                </Link>
              </li>
            ),
        )}
        {ends !== null && (
          <li className={classes.row}>{t('club.ends', { day: format.within.day(ends) })}</li>
        )}
      </ul>
    </HomePart>
  )
}
