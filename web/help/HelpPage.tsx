import { ActionIcon } from '@mantine/core'
import {
  IconArrowLeft,
  IconChevronDown,
  IconCloudDown,
  IconLanguage,
  IconMenu2,
} from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { LANGUAGE_NAMES } from '#domain/constants/languages.ts'
import type { HelpPage as Page } from '#help/page.ts'
import { Waiting } from '../load/Waiting.tsx'
import { paths } from '../paths/paths.ts'
import { Dropdown } from '../shell/Dropdown.tsx'
import { Mark } from '../shell/Mark.tsx'
import { accessToken } from '../shell/session-store.ts'
import { LanguageChoice } from '../shell/settings.tsx'
import { useViewerIfAny } from '../shell/viewer.ts'
import { PageState } from '../ui/PageState.tsx'
import { usePhone } from '../ui/use-phone.ts'
import { PlaceLink } from '../ui/PlaceLink.tsx'
import { chaptersOf, pageIn, useBook, type Book } from './book.ts'
import { HelpArticle } from './HelpArticle.tsx'
import { HelpAside } from './HelpAside.tsx'
import { HelpField, HelpResults, useFoundPages } from './HelpSearch.tsx'
import classes from './help-page.module.css'

/** The chapters with their articles; the one that is read is marked. */
function ChapterList({ book }: { book: Book }) {
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

const linkTo = (slug: string, words: ReactNode) => <Link to={paths.help(slug)}>{words}</Link>

/** The manual as pages of its own, for everybody, also without a sign-in. */
export function HelpPage() {
  const { t } = useTranslation('help')
  const { slug } = useParams()
  const book = useBook()
  const [{ query, areChaptersOpen }, show] = useView()
  const phone = usePhone()
  const navigate = useNavigate()
  const words = query.trim()
  const found = useFoundPages(book.data, words)
  const page = book.data && pageIn(book.data, slug)
  useTabName(page?.title ?? t('title'))
  const openFirst = () => found[0] && void navigate(paths.help(found[0].slug))
  return (
    <div className={classes.frame}>
      <HelpHead
        query={query}
        onQuery={(next) => show({ query: next })}
        onEnter={openFirst}
        onChapters={phone ? () => show({ areChaptersOpen: !areChaptersOpen }) : undefined}
        areChaptersOpen={areChaptersOpen}
      />
      <div className={classes.body}>
        {book.data && (!phone || areChaptersOpen) && (
          <nav className={classes.chapters} aria-label={t('chapters')}>
            <ChapterList book={book.data} />
          </nav>
        )}
        <main className={classes.main}>
          {!book.data ? (
            <Waiting for={book} rows={8} />
          ) : words === '' ? (
            <Reading book={book.data} page={page} slug={slug} />
          ) : (
            <>
              <h1 className={classes.hidden}>{t('search')}</h1>
              <HelpResults query={words} found={found} linkTo={linkTo} />
            </>
          )}
        </main>
        {page && words === '' && <HelpAside page={page} />}
      </div>
    </div>
  )
}

type View = { query: string; areChaptersOpen: boolean }
const READING: View = { query: '', areChaptersOpen: false }

/** What is looked for, and whether a phone shows the chapters; going to an article ends both. */
function useView() {
  const { key } = useLocation()
  const [at, setAt] = useState({ key, view: READING })
  const view = at.key === key ? at.view : READING
  return [view, (next: Partial<View>) => setAt({ key, view: { ...view, ...next } })] as const
}

function useTabName(title: string): void {
  useEffect(() => {
    document.title = `${title} · Slipway`
  }, [title])
}

type ReadingProps = { book: Book; page: Page | undefined; slug: string | undefined }

/** What the router calls the page that the browser itself has opened. */
const FIRST = 'default'

/** An article, or the chapters where none is chosen. */
function Reading({ book, page, slug }: ReadingProps) {
  const { t } = useTranslation('help')
  const { key, hash } = useLocation()
  if (page)
    return (
      <HelpArticle
        book={book}
        page={page}
        within="page"
        isChosen={key !== FIRST && hash === ''}
        linkTo={linkTo}
      />
    )
  return (
    <>
      <h1 className={classes.title}>{t('title')}</h1>
      {slug === undefined ? (
        <p className={classes.lead}>{t('lead')}</p>
      ) : (
        <PageState state="not-found" part text={t('missing')} />
      )}
      <div className={classes.start}>
        {chaptersOf(book.pages).map(({ name, pages }) => (
          <section key={name} aria-label={t(`chapterNames.${name}`)}>
            <h2 className={classes.name}>{t(`chapterNames.${name}`)}</h2>
            <ul className={classes.list}>
              {pages.map((one) => (
                <li key={one.slug}>{linkTo(one.slug, one.title)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

type HelpHeadProps = {
  query: string
  onQuery: (query: string) => void
  onEnter: () => void
  onChapters: (() => void) | undefined
  areChaptersOpen: boolean
}

/** The mark, the search, the language, and the way back to the club or to the sign-in. */
function HelpHead({ query, onQuery, onEnter, onChapters, areChaptersOpen }: HelpHeadProps) {
  const { t, i18n } = useTranslation('help')
  const { t: common } = useTranslation()
  const field = useSearchKey()
  const isSignedIn = useViewerIfAny() !== null || accessToken() !== null
  const language = LANGUAGE_NAMES[i18n.language as keyof typeof LANGUAGE_NAMES]
  return (
    <header className={classes.head}>
      {onChapters && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t('chapters')}
          aria-expanded={areChaptersOpen}
          onClick={onChapters}
        >
          <IconMenu2 size={20} />
        </ActionIcon>
      )}
      <Link to={paths.help()} className={classes.mark}>
        <Mark size={24} />
        <span className={classes.name}>Slipway</span> <span>{t('title')}</span>
      </Link>
      <div role="search" className={classes.search}>
        <HelpField
          ref={field}
          value={query}
          onChange={onQuery}
          onEnter={onEnter}
          keys={!onChapters && <kbd aria-hidden>/</kbd>}
        />
      </div>
      <div className={classes.headEnd}>
        {navigator.serviceWorker?.controller && (
          <span className={classes.offline}>
            <IconCloudDown size={16} aria-hidden /> {t('offline')}
          </span>
        )}
        <Dropdown
          className={classes.language}
          label={common('bar.language', { language })}
          face={
            <>
              <IconLanguage size={18} aria-hidden />
              <span className={classes.word}>{language}</span>
              <IconChevronDown size={14} aria-hidden />
            </>
          }
        >
          {(close) => <LanguageChoice onDone={close} />}
        </Dropdown>
        <Link to={isSignedIn ? paths.home() : paths.login()} className={classes.back}>
          {isSignedIn && <IconArrowLeft size={18} aria-hidden />}
          {isSignedIn ? t('back') : t('signIn')}
        </Link>
      </div>
    </header>
  )
}

/** The key / leads into the search, as everywhere in the app. */
function useSearchKey() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      const isTyping = target instanceof Element && target.closest('input, textarea, select')
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return field
}
