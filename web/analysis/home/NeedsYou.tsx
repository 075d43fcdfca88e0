import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths/paths.ts'
import type { CoachHomeProps } from './CoachHome.tsx'
import { HomePart } from './HomePart.tsx'
import classes from './home.module.css'

type NeedsYouProps = { needs: CoachHomeProps['coaching']['needs']; waiting: number }

/** What somebody has to look into; nothing where there is nothing. */
export function NeedsYou({ needs: { files, clashes }, waiting }: NeedsYouProps) {
  const { t } = useTranslation('home')
  const lines = [
    { count: files, text: t('needs.files', { count: files }), to: paths.uploadSessionFiles() },
    { count: clashes, text: t('needs.clashes', { count: clashes }), to: paths.equipment() },
    { count: waiting, text: t('needs.waiting', { count: waiting }), to: paths.clubMembers() },
  ].filter(({ count }) => count > 0)
  if (lines.length === 0) return null
  return (
    <HomePart title={t('needs.title')}>
      <ul className={classes.list}>
        {lines.map(({ text, to }) => (
          <li key={to}>
            <Link to={to} className={classes.row}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </HomePart>
  )
}
