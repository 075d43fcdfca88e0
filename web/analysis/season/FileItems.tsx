import { Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { exportSeason } from '#contract/analysis/season.ts'
import { download } from '../../api/api.ts'
import type { ShownSeason } from './use-season-filters.ts'

type FileItemsProps = Pick<ShownSeason, 'season' | 'scope' | 'onShare'>

/** The season as a file, on paper and in other calendars, for all who read it. */
export function FileItems({ season, scope, onShare }: FileItemsProps) {
  const { t } = useTranslation('season-plans')
  const save = useMutation({
    mutationFn: () => download(exportSeason, { query: { ...scope, day: season.first_day } }),
  })
  return (
    <>
      <Menu.Item onClick={() => save.mutate()}>{t('file.save')}</Menu.Item>
      <Menu.Item onClick={() => window.print()}>{t('paper.print')}</Menu.Item>
      <Menu.Item onClick={onShare}>{t('calendar')}</Menu.Item>
    </>
  )
}
