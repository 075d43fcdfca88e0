import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, matchPath } from 'react-router'
import { ARTICLES } from '#help/articles.ts'
import type { HelpSlug } from '#help/chapters.ts'
import { allScreens } from '../screens/all-screens.ts'
import { user, type Screen } from '../screens/screen.ts'
import type { ScreenTitle } from '../shell/use-screen-title.ts'
import { can, useViewerIfAny } from '../shell/viewer.ts'

export const factsOf = (slug: string) => (slug in ARTICLES ? ARTICLES[slug as HelpSlug] : undefined)

/** The screen where one does what an article explains, if one may open it; null otherwise. */
export function useGoTo(slug: string): { to: string; title: ScreenTitle } | null {
  const viewer = useViewerIfAny()
  const facts = factsOf(slug)
  const screens = useQuery({
    queryKey: ['screens'],
    queryFn: allScreens,
    staleTime: Infinity,
    retry: false,
    enabled: viewer !== null && facts !== undefined,
  })
  if (!viewer || !facts || !screens.data) return null
  const screen = screenAt(facts.goTo, screens.data)
  if (screen?.title === undefined || !can(screen.access ?? user, viewer)) return null
  return { to: facts.goTo, title: screen.title }
}

/** Settings stand within a frame that has no address of its own. */
export function screenAt(address: string, screens: readonly Screen[]): Screen | undefined {
  const [path = ''] = address.split('?')
  return screens
    .flatMap((screen) => (screen.path === '' ? (screen.children ?? []) : [screen]))
    .find((screen) => matchPath(screen.path, path) !== null)
}

/** A link to where one does what the article explains. */
export function GoThere({ slug }: { slug: string }) {
  const { t } = useTranslation()
  const place = useGoTo(slug)
  return (
    place && (
      <Link to={place.to}>
        {t(`screens.${place.title}`)} <IconArrowRight size={16} aria-hidden />
      </Link>
    )
  )
}
