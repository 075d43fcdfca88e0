import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../domain/constants/languages.ts'
import { escaped } from './html.ts'

/** What every page of the site has around it. */
export type DocumentParts = {
  language: Language
  /** The address of the page from the root of the site: "de/help/season/". */
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
export const rootFrom = (address: string): string =>
  '../'.repeat(address.split('/').length - 1) || './'

/** A page of the site. */
export function documentOf(parts: DocumentParts): string {
  const { language, address, title, summary, place, nameOf, body } = parts
  const root = rootFrom(address)
  const home = `${root}${language}/`
  const languages = LANGUAGES.map((one) => {
    const here = one === language ? ' aria-current="true"' : ''
    return `<a href="${root}${one}/${place}" lang="${one}" hreflang="${one}"${here}>${LANGUAGE_NAMES[one]}</a>`
  }).join('')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escaped(summary)}">
<title>${escaped(title)}</title>
<link rel="icon" href="${root}icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${root}site.css">
<script type="module" src="${root}search.js" data-root="${root}" data-language="${language}"></script>
</head>
<body>
<header>
<a class="mark" href="${home}"><img src="${root}icon.svg" width="24" height="24" alt=""> Slipway</a>
<a href="${home}help/">${escaped(nameOf('help:title'))}</a>
<search hidden><input type="search" aria-label="${escaped(nameOf('help:search'))}" placeholder="${escaped(nameOf('help:search'))}"><ul aria-live="polite" data-none="${escaped(nameOf('help:noneText'))}"></ul></search>
<nav class="languages" aria-label="${escaped(nameOf('common:bar.languages'))}">${languages}</nav>
</header>
${body}
</body>
</html>
`
}
