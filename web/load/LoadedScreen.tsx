import { useQueries } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import type { Load } from '../screens/screen.ts'
import type { ScreenTitle } from '../shell/use-screen-title.ts'
import { Page } from '../ui/Page.tsx'
import { Waiting } from './Waiting.tsx'

type LoadedScreenProps = { load: Load; page: ComponentType; title: ScreenTitle | undefined }

/**
 * A page whose data has been loaded; until then, or if loading fails, it shows what every screen
 * shows.
 */
export function LoadedScreen({ load, page: Loaded, title }: LoadedScreenProps) {
  const { t } = useTranslation()
  const params = useParams()
  const [search] = useSearchParams()
  // What failed on the way here is shown as failed, not asked for once more.
  const asked = useQueries({
    queries: load({ params, search }).map((needed) => ({ ...needed, retryOnMount: false })),
  })
  if (asked.every(({ data }) => data !== undefined)) return <Loaded />
  return (
    <Page title={title && t(`screens.${title}`)}>
      <Waiting for={asked} rows={8} />
    </Page>
  )
}
