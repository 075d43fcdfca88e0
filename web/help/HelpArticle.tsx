import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { HelpPage } from '#help/page.ts'
import { isForeign, type Book, type ChapterName } from './book.ts'
import classes from './article.module.css'
import { HelpContext, HelpNodes } from './HelpNodes.tsx'

type HelpArticleProps = {
  book: Book
  page: HelpPage
  within: 'page' | 'panel'
  /** Whether somebody chose the article, rather than the page beside it. */
  isChosen: boolean
  linkTo: (slug: string, words: ReactNode) => ReactNode
}

/** One article: what it is in a sentence, steps, a picture, exceptions. */
export function HelpArticle({ book, page, within, isChosen, linkTo }: HelpArticleProps) {
  const { t } = useTranslation('help')
  const { chapter, minutes, slug, title } = page
  const heading = useArrival(slug, isChosen)
  const isPage = within === 'page'
  const Title = isPage ? 'h1' : 'h2'
  const picture = book.pictures[slug]
  const surroundings = useMemo(
    () => ({ title, level: isPage ? 2 : 3, picture, linkTo }) as const,
    [title, isPage, picture, linkTo],
  )
  const name = t(`chapterNames.${chapter as ChapterName}`)
  const foreign = isForeign(book, page)
  return (
    <HelpContext value={surroundings}>
      <article
        className={classes.article}
        data-within={within}
        lang={foreign ? 'en' : book.language}
      >
        <div className={classes.crumb} lang={book.language}>
          {isPage && minutes > 0 ? `${name} · ${t('minutes', { count: minutes })}` : name}
        </div>
        <Title ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </Title>
        {foreign && (
          <p className={classes.foreign} lang={book.language}>
            {t('englishOnly')}
          </p>
        )}
        {page.lead.length > 0 && (
          <p className={classes.lead}>
            <HelpNodes nodes={page.lead} />
          </p>
        )}
        <HelpNodes nodes={page.body} />
      </article>
    </HelpContext>
  )
}

/** An article that is chosen gets the focus, so that reading goes on at its beginning. */
function useArrival(slug: string, isChosen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef<string | null>(null)
  useEffect(() => {
    if (isChosen && last.current !== slug) heading.current?.focus({ preventScroll: true })
    last.current = slug
  }, [slug, isChosen])
  return heading
}
