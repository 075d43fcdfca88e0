import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { HelpPage } from '#help/page.ts'
import { paths } from '../paths/paths.ts'
import { pageIn, useBook } from './book.ts'
import { factsOf, GoThere, useGoTo } from './GoThere.tsx'
import classes from './help-page.module.css'

/** Beside an article: its parts, where one does what it explains, and what belongs to it. */
export function HelpAside({ page }: { page: HelpPage }) {
  const { t } = useTranslation('help')
  const book = useBook()
  const canGo = useGoTo(page.slug) !== null
  const related = (factsOf(page.slug)?.related ?? []).flatMap(
    (slug) => (book.data && pageIn(book.data, slug)) ?? [],
  )
  return (
    <aside className={classes.aside} aria-label={t('onPage')}>
      {page.headings.length > 0 && (
        <section>
          <p className={classes.chapter}>{t('onPage')}</p>
          <ul className={classes.parts}>
            {page.headings.map(({ id, text, level }) => (
              <li key={id} data-level={level}>
                <Link to={`#${id}`}>{text}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {canGo && (
        <section>
          <p className={classes.chapter}>{t('goThere')}</p>
          <GoThere slug={page.slug} />
        </section>
      )}
      {related.length > 0 && (
        <section>
          <p className={classes.chapter}>{t('related')}</p>
          <ul className={classes.list}>
            {related.map(({ slug, title }) => (
              <li key={slug}>
                <Link to={paths.help(slug)}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
