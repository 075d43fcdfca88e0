import {
  useEffect,
  useMemo,
  useRef,
  createContext,
  createElement,
  use,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useComputedColorScheme } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { HelpPage } from '#help/page.ts'
import type { PageElement, PageNode } from '#help/nodes.ts'
import { ScrollRegion } from '../ui/ScrollRegion.tsx'
import { isForeign, type Book, type ChapterName, type HelpPicture } from './book.ts'
import classes from './article.module.css'

/** How links of an article look like here, and which pictures there are. */
type Surroundings = {
  title: string
  /** Which heading the parts of an article have: below the title of a page, or of a panel. */
  level: 2 | 3
  picture: HelpPicture | undefined
  linkTo: (slug: string, words: ReactNode) => ReactNode
}

const HelpContext = createContext<Surroundings | null>(null)

function useSurroundings(): Surroundings {
  const surroundings = use(HelpContext)
  if (!surroundings) throw new Error('A part of an article stands outside of one')
  return surroundings
}

/** What an article says, drawn from its data. */
const HelpNodes = ({ nodes }: { nodes: readonly PageNode[] }) =>
  nodes.map((node, index) =>
    typeof node === 'string' ? node : <HelpElement key={index} element={node} />,
  )

function HelpElement({ element }: { element: PageElement }) {
  const { t } = useTranslation('help')
  const { level, linkTo } = useSurroundings()
  const [tag, attributes, ...nodes] = element
  const within = nodes.length > 0 ? <HelpNodes nodes={nodes} /> : undefined
  switch (tag) {
    case 'a':
      return attributes['to'] === undefined ? (
        <a href={attributes['href']}>{within}</a>
      ) : (
        linkTo(attributes['to'], within)
      )
    case 'ol':
      return <ol className={classes.steps}>{within}</ol>
    case 'li':
      return <li data-step={attributes['step']}>{within}</li>
    case 'h2':
    case 'h3':
      return createElement(
        `h${Number(tag[1]) + level - 2}`,
        { id: attributes['id'], className: classes.heading },
        within,
      )
    case 'figure':
      return <HelpFigure>{within}</HelpFigure>
    case 'figcaption':
      return (
        <figcaption>
          {within} {t('fromDemo')}
        </figcaption>
      )
    case 'blockquote':
      return (
        <div className={classes.note} role="note">
          <IconInfoCircle size={18} aria-hidden />
          <div>{within}</div>
        </div>
      )
    case 'table':
      return (
        <ScrollRegion label={t('table')} className={classes.wide}>
          <table>{within}</table>
        </ScrollRegion>
      )
    case 'pre':
      return (
        <ScrollRegion label={t('code')} className={classes.wide}>
          <pre>{within}</pre>
        </ScrollRegion>
      )
    default:
      return createElement(tag, {}, within)
  }
}

/** The picture of an article in the colours of the page, and below it what to look at. */
function HelpFigure({ children }: { children: ReactNode }) {
  const { t } = useTranslation('help')
  const scheme = useComputedColorScheme('light')
  const { picture, title } = useSurroundings()
  if (!picture) return null
  return (
    <figure className={classes.figure}>
      <img
        src={picture[scheme]}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        alt={t('pictureOf', { title })}
      />
      {children}
    </figure>
  )
}

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
