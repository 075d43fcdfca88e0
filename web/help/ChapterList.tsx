import { useTranslation } from 'react-i18next'
import { paths } from '../paths/paths.ts'
import { PlaceLink } from '../ui/PlaceLink.tsx'
import { chaptersOf, type Book } from './book.ts'
import classes from './help-page.module.css'

/** The chapters with their articles; the one that is read is marked. */
export function ChapterList({ book }: { book: Book }) {
  const { t } = useTranslation('help')
  return chaptersOf(book.pages).map(({ name, pages }) => (
    <div key={name} role="group" aria-label={t(`chapterNames.${name}`)}>
      <p className={classes.chapter}>{t(`chapterNames.${name}`)}</p>
      <ul className={classes.list}>
        {pages.map(({ slug, title }) => (
          <li key={slug}>
            <PlaceLink to={paths.help(slug)} exact className={classes.entry ?? ''}>
              {title}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  ))
}
