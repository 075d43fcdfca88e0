import type { ReactNode } from 'react'
import { LANGUAGE_NAMES, LANGUAGES, LOCALES, type Language } from '#domain/constants/languages.ts'
import classes from './public.module.css'
import type { PageWords } from './words.ts'

type DocumentProps = {
  language: Language
  title: string
  description?: string
  kiosk?: boolean
  /** Where it is itself, and the same in another language. */
  url?: string
  /** The picture that is shown where somebody shares it. */
  card?: string
  /** Without the script the page is asked for again after so many seconds. */
  again?: number | null
  /** The script that keeps the page as it is now. */
  moves?: boolean
  /** Without the line at its end, where it is a part of another page. */
  bare?: boolean
  otherLanguages?: { label: string; of: (language: Language) => string }
  children: ReactNode
}

/** The frame of every page for people outside. */
export function Document({
  language,
  title,
  description,
  kiosk = false,
  url,
  card,
  again = null,
  moves = false,
  bare = false,
  otherLanguages,
  children,
}: DocumentProps) {
  return (
    <html lang={LOCALES[language]} className={kiosk ? classes.kiosk : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {description !== undefined && <meta name="description" content={description} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Slipway" />
        <meta property="og:title" content={title} />
        {description !== undefined && <meta property="og:description" content={description} />}
        {url !== undefined && <meta property="og:url" content={url} />}
        {card !== undefined && (
          <>
            <meta property="og:image" content={card} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        <link rel="icon" href="/icon-64.png" sizes="64x64" type="image/png" />
        <link rel="stylesheet" href={import.meta.env.PUBLIC_STYLE} />
        {moves && <script type="module" src={import.meta.env.PUBLIC_SCRIPT} />}
        {again !== null && (
          <noscript>
            <meta httpEquiv="refresh" content={String(again)} />
          </noscript>
        )}
      </head>
      <body className={classes.body}>
        {children}
        {!bare && (
          <footer className={classes.footer}>
            {otherLanguages && (
              <nav aria-label={otherLanguages.label} className={classes.languages}>
                {LANGUAGES.map((one) => (
                  <a
                    key={one}
                    href={otherLanguages.of(one)}
                    lang={LOCALES[one]}
                    hrefLang={LOCALES[one]}
                    aria-current={one === language ? 'true' : undefined}
                  >
                    {LANGUAGE_NAMES[one]}
                  </a>
                ))}
              </nav>
            )}
            <span>Slipway</span>
          </footer>
        )}
      </body>
    </html>
  )
}

type MovingProps = {
  words: PageWords
  /** So often the page is asked for again where it has no stream. */
  seconds: number
  stream?: string
  children: ReactNode
}

/** The parts of a page that the script keeps current, and its words for when it cannot. */
export function Moving({ words, seconds, stream, children }: MovingProps) {
  return (
    <main
      className={classes.main}
      data-again={seconds}
      data-stream={stream}
      data-outdated={words.outdated}
      data-gone={words.gone}
    >
      <p id="link" role="status" className={classes.alert} />
      {children}
    </main>
  )
}
