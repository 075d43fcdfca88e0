import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../domain/constants/languages.ts'
import { element, escaped } from './html.ts'

/** What every page of the site has around it. */
export type DocumentParts = {
  language: Language
  /** The address of the page from the root of the site, such as "de/help/season/". */
  address: string
  title: string
  /** For search engines. */
  summary: string
  /** The part of the address that is the same in every language. */
  place: string
  nameOf: (name: string) => string
  body: string
}

/** From a page to the root of the site, so that the site may lie in any folder. */
export const rootFrom = (address: string): string => '../'.repeat(address.split('/').length - 1)

/** A page of the site. */
export function documentOf(parts: DocumentParts): string {
  const { language, body } = parts
  const page = element(
    'html',
    { lang: language },
    headOf(parts),
    element('body', {}, barOf(parts), body),
  )
  return `<!doctype html>\n${page}\n`
}

function headOf({ language, address, title, summary }: DocumentParts): string {
  const root = rootFrom(address)
  return element(
    'head',
    {},
    element('meta', { charset: 'utf-8' }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('meta', { name: 'description', content: summary }),
    element('title', {}, escaped(title)),
    element('link', { rel: 'icon', href: `${root}icon.svg`, type: 'image/svg+xml' }),
    element('link', { rel: 'stylesheet', href: `${root}site.css` }),
    element('script', {
      type: 'module',
      src: `${root}search.js`,
      'data-root': root,
      'data-language': language,
    }),
  )
}

/** The mark, the manual, its search where scripts run, and the page in other languages. */
function barOf({ language, address, place, nameOf }: DocumentParts): string {
  const root = rootFrom(address)
  const home = `${root}${language}/`
  const search = nameOf('help:search')
  const languages = LANGUAGES.map((one) => {
    const here = one === language && 'true'
    const attributes = { href: `${root}${one}/${place}`, lang: one, 'aria-current': here }
    return element('a', attributes, LANGUAGE_NAMES[one])
  })
  const icon = element('img', { src: `${root}icon.svg`, width: 24, height: 24, alt: '' })
  return element(
    'header',
    {},
    element('a', { class: 'mark', href: home }, icon, ' Slipway'),
    element('a', { href: `${home}help/` }, escaped(nameOf('help:title'))),
    element(
      'search',
      { hidden: true },
      element('input', { type: 'search', 'aria-label': search, placeholder: search }),
      element('ul', { 'aria-live': 'polite', 'data-none': nameOf('help:noneText') }),
    ),
    element(
      'nav',
      { class: 'languages', 'aria-label': nameOf('common:bar.languages') },
      ...languages,
    ),
  )
}
