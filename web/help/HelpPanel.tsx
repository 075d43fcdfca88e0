import { ActionIcon, Modal } from '@mantine/core'
import { IconExternalLink, IconSearch, IconX } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Waiting } from '../load/Waiting.tsx'
import { paths } from '../paths/paths.ts'
import { closeHelp } from '../shell/help-panel.ts'
import { openShortcutList } from '../shell/open-shortcuts.tsx'
import { isPlainClick } from '../ui/plain-click.ts'
import { usePhone } from '../ui/use-phone.ts'
import { pageIn, useBook, type Book } from './book.ts'
import { factsOf, GoThere, useGoTo } from './GoThere.tsx'
import { HelpArticle } from './HelpArticle.tsx'
import { HelpField, HelpResults, useFoundPages } from './HelpSearch.tsx'
import classes from './help-panel.module.css'
import { useScreenHelp } from './use-screen-help.ts'

/** The article of the page, beside it; on a phone over it. */
export function HelpPanel() {
  const { t } = useTranslation('help')
  const phone = usePhone()
  if (!phone) return <Beside />
  return (
    <Modal.Root opened onClose={closeHelp} fullScreen padding={0}>
      <Modal.Content aria-label={t('title')}>
        <Sheet />
      </Modal.Content>
    </Modal.Root>
  )
}

/** A sheet hides the page: it goes where another page is opened. */
function Sheet() {
  const { pathname } = useLocation()
  const begun = useRef(pathname)
  useEffect(() => {
    if (pathname !== begun.current) closeHelp()
  }, [pathname])
  return <Panel />
}

function Beside() {
  const { t } = useTranslation('help')
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const around = panel.current
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) closeHelp()
    }
    around?.focus()
    around?.addEventListener('keydown', listen)
    return () => around?.removeEventListener('keydown', listen)
  }, [])
  return (
    <aside ref={panel} tabIndex={-1} className={classes.panel} aria-label={t('title')}>
      <Panel />
    </aside>
  )
}

type View = { slug: string; isChosen: boolean; query: string | null }

/** What is read: the article of the page until another is chosen, again once the page changes. */
function useView() {
  const of = useScreenHelp()
  const [at, setAt] = useState<{ of: string; view: View } | null>(null)
  const view = at?.of === of ? at.view : { slug: of, isChosen: false, query: null }
  const show = (next: Partial<View>) => setAt({ of, view: { ...view, ...next } })
  return [view, show] as const
}

function Panel() {
  const { t } = useTranslation('help')
  const book = useBook()
  const [{ slug, isChosen, query }, show] = useView()
  const words = query?.trim() ?? ''
  const found = useFoundPages(book.data, words)
  const read = (chosen: string) => show({ slug: chosen, isChosen: true, query: null })
  const linkTo = useLinks(read)
  const page = book.data && pageIn(book.data, slug)
  return (
    <>
      <div className={classes.head}>
        <p className={classes.name}>{t('title')}</p>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('search')}
          aria-expanded={query !== null}
          onClick={() => show({ query: query === null ? '' : null })}
        >
          <IconSearch size={18} />
        </ActionIcon>
        <ActionIcon
          component="a"
          href={paths.help(slug)}
          target="_blank"
          variant="subtle"
          color="gray"
          aria-label={t('openPage')}
        >
          <IconExternalLink size={18} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={t('close')} onClick={closeHelp}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      {query !== null && (
        <div role="search" className={classes.search}>
          <PanelField
            value={query}
            onChange={(next) => show({ query: next })}
            onEnter={() => found[0] && read(found[0].slug)}
          />
        </div>
      )}
      <div className={classes.body}>
        {!book.data && <Waiting for={book} rows={6} part />}
        {book.data && words !== '' && <HelpResults query={words} found={found} linkTo={linkTo} />}
        {book.data && words === '' && page && (
          <>
            <HelpArticle
              book={book.data}
              page={page}
              within="panel"
              isChosen={isChosen}
              linkTo={linkTo}
            />
            <Further book={book.data} slug={slug} linkTo={linkTo} />
          </>
        )}
        <Foot />
      </div>
    </>
  )
}

/** The search has the focus as soon as it is there. */
function PanelField(props: Parameters<typeof HelpField>[0]) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <HelpField ref={field} {...props} />
}

/** Links to articles stay in the panel; another key opens them as a page of their own. */
function useLinks(read: (slug: string) => void) {
  const latest = useRef(read)
  useEffect(() => {
    latest.current = read
  })
  return useCallback(
    (slug: string, words: ReactNode) => (
      <a
        href={paths.help(slug)}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          latest.current(slug)
        }}
      >
        {words}
      </a>
    ),
    [],
  )
}

type FurtherProps = {
  book: Book
  slug: string
  linkTo: (slug: string, words: ReactNode) => ReactNode
}

/** Where one does what the article explains, and what belongs to it. */
function Further({ book, slug, linkTo }: FurtherProps) {
  const { t } = useTranslation('help')
  const { pathname } = useLocation()
  const place = useGoTo(slug)
  const related = factsOf(slug)?.related ?? []
  const canGo = place !== null && place.to.split('?')[0] !== pathname
  if (!canGo && related.length === 0) return null
  return (
    <section className={classes.further} aria-label={t('related')}>
      <h3>{t('related')}</h3>
      <ul>
        {canGo && (
          <li>
            <GoThere slug={slug} />
          </li>
        )}
        {related.map((one) => (
          <li key={one}>{linkTo(one, pageIn(book, one)?.title)}</li>
        ))}
      </ul>
    </section>
  )
}

function Foot() {
  const { t } = useTranslation('help')
  const { t: common } = useTranslation()
  const phone = usePhone()
  return (
    <div className={classes.foot}>
      {!phone && (
        <>
          <span>
            <kbd>?</kbd> {t('toggle')}
          </span>
          <button type="button" className={classes.keys} onClick={openShortcutList}>
            {common('shortcuts.title')}
          </button>
        </>
      )}
      {navigator.serviceWorker?.controller && <span>{t('offline')}</span>}
    </div>
  )
}
