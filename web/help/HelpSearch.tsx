import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { pageFinder } from '#help/find.ts'
import type { HelpPage } from '#help/page.ts'
import { isOfComposing } from '../ui/is-enter.ts'
import { chaptersOf, pageIn, type Book } from './book.ts'
import classes from './search.module.css'

/** The pages of the manual that hold the words, the best first. */
export function useFoundPages(book: Book | undefined, query: string): readonly HelpPage[] {
  const find = useMemo(() => book && pageFinder(book.pages), [book])
  return useMemo(
    () => (book && find ? find(query).flatMap((slug) => pageIn(book, slug) ?? []) : []),
    [book, find, query],
  )
}

type HelpFieldProps = {
  ref?: Ref<HTMLInputElement>
  value: string
  onChange: (value: string) => void
  /** Opens the first of what was found. */
  onEnter: () => void
  keys?: ReactNode
}

/** Where one types what one looks for in the manual. */
export function HelpField({ ref, value, onChange, onEnter, keys }: HelpFieldProps) {
  const { t } = useTranslation('help')
  const press = (event: KeyboardEvent) => {
    if (isOfComposing(event.nativeEvent)) return
    if (event.key === 'Enter') onEnter()
    if (event.key !== 'Escape' || value === '') return
    event.stopPropagation()
    onChange('')
  }
  return (
    <TextInput
      ref={ref}
      type="search"
      aria-label={t('search')}
      placeholder={t('search')}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={value === '' && keys}
      value={value}
      maxLength={100}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={press}
    />
  )
}

type HelpResultsProps = {
  query: string
  found: readonly HelpPage[]
  linkTo: (slug: string, words: ReactNode) => ReactNode
}

/** What was found, by chapters; that of the best page comes first. */
export function HelpResults({ query, found, linkTo }: HelpResultsProps) {
  const { t } = useTranslation('help')
  return (
    <div className={classes.results}>
      <p role="status" className={classes.count}>
        {found.length > 0 ? t('found', { count: found.length }) : t('none', { query })}
      </p>
      {found.length === 0 && <p className={classes.count}>{t('noneText')}</p>}
      {chaptersOf(found).map(({ name, pages }) => (
        <section key={name} aria-label={t(`chapterNames.${name}`)}>
          <h2 className={classes.chapter}>{t(`chapterNames.${name}`)}</h2>
          <ul className={classes.pages}>
            {pages.map(({ slug, title }) => (
              <li key={slug}>{linkTo(slug, title)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
