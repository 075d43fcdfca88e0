import { Button } from '@mantine/core'
import { IconWorldShare } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { orNothing } from '../../../load/or-nothing.ts'
import { useTranslation } from 'react-i18next'
import { sessionPublicPage } from '#contract/live/public.ts'
import { loadTexts } from '../../../i18n/i18n.ts'
import { openModal } from '../../../shell/modals.ts'
import { can, useViewer } from '../../../shell/viewer.ts'
import { PageState } from '../../../ui/PageState.tsx'

// Fetched with its words once somebody opens it.
const PublicPagePanel = lazy(() =>
  orNothing(
    (async () => {
      const [{ PublicPagePanel: panel }] = await Promise.all([
        import('./PublicPagePanel.tsx'),
        loadTexts(['public-pages', 'form']),
      ])
      return { default: panel }
    })(),
  ),
)

/** Opens the page by which people outside follow a session; for its coaches. */
export function SharePublicly({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation('live')
  const viewer = useViewer()
  if (!can(sessionPublicPage.access, viewer)) return null
  const open = () =>
    openModal({
      title: t('publicPage'),
      size: 'lg',
      content: (
        <Suspense fallback={<PageState state="loading" rows={6} />}>
          <PublicPagePanel sessionId={sessionId} />
        </Suspense>
      ),
    })
  return (
    <Button variant="default" leftSection={<IconWorldShare size={18} />} onClick={open}>
      {t('publicPage')}
    </Button>
  )
}
