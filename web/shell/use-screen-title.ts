import { useLayoutEffect } from 'react'
import { useMatches } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { HelpSlug } from '#help/chapters.ts'
import type { common } from '#texts/en/screens/common.ts'

export type ScreenTitle = keyof (typeof common)['screens']

/** What a route passes to the layout about its screen. */
export type ScreenHandle = { title: ScreenTitle | undefined; help: HelpSlug | undefined }

/**
 * Names the browser's tab after the innermost screen that has a name, before the page on it says
 * which thing it shows.
 */
export function useScreenTitle(): void {
  const { t } = useTranslation()
  const title = useMatches()
    .map(({ handle }) => (handle as ScreenHandle | undefined)?.title)
    .findLast((name) => name !== undefined)
  useLayoutEffect(() => {
    document.title = title ? `${t(`screens.${title}`)} · Slipway` : 'Slipway'
  }, [title, t])
}
