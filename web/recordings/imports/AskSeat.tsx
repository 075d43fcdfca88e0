import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Import } from '#contract/recordings/imports.ts'
import { canUploadFor } from '#domain/rules/imports.ts'
import { paths } from '../../paths/paths.ts'
import { useViewer } from '../../shell/viewer.ts'

/** Asks at which seat strokes were recorded, where the file does not say it and nobody has yet. */
export function AskSeat({ item }: { item: Import }) {
  const { t } = useTranslation('imports')
  const viewer = useViewer()
  const { session_id, activities } = item
  const [open] = activities.filter(
    ({ warnings, seat, merged_into }) =>
      warnings.includes('seat_unknown') && seat === null && merged_into === null,
  )
  if (!open || !canUploadFor(viewer, item.user_id)) return null
  if (session_id === null) return <Text size="sm">{t('askSeat.session')}</Text>
  return (
    <Anchor component={Link} to={paths.editImport(session_id, open.crew_id, open.id)} size="sm">
      {t('askSeat.choose')}
    </Anchor>
  )
}
