import type { HelpPage } from '../page.ts'
import { pageFinder } from '../find.ts'

/** The search of the site: it is there where scripts run, and asks nobody else. */
const MOST = 12
const script = document.querySelector<HTMLScriptElement>('script[data-root]')
const place = document.querySelector<HTMLElement>('search')
const field = place?.querySelector('input')
const list = place?.querySelector('ul')

if (script && place && field && list) {
  const { root = './', language = 'en' } = script.dataset
  let pages: Promise<readonly HelpPage[]> | undefined
  const load = async (): Promise<readonly HelpPage[]> => {
    const reply = await fetch(`${root}${language}/search.json`)
    return (await reply.json()) as HelpPage[]
  }
  const show = async (): Promise<void> => {
    const query = field.value.trim()
    const all = await (pages ??= load())
    const found = query === '' ? [] : pageFinder(all)(query).slice(0, MOST)
    const items = found.map((slug) => {
      const link = document.createElement('a')
      link.href = `${root}${language}/help/${slug}/`
      link.textContent = all.find((page) => page.slug === slug)?.title ?? slug
      return link
    })
    const none = query !== '' && items.length === 0 ? [list.dataset['none'] ?? ''] : items
    list.replaceChildren(
      ...none.map((one) => {
        const item = document.createElement('li')
        item.append(one)
        return item
      }),
    )
  }
  place.hidden = false
  field.addEventListener('input', () => void show())
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') list.querySelector('a')?.click()
    if (key === 'Escape') list.replaceChildren()
  })
}
