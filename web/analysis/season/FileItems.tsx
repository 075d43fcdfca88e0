import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { exportSeason } from '#contract/analysis/season.ts'
import { download } from '../../api/api.ts'
import type { ShownSeason } from './SeasonDesk.tsx'

/** The season as a file and on paper, for all who read it. */
export function FileItems({ season, scope }: Pick<ShownSeason, 'season' | 'scope'>) {
  const { t } = useTranslation('season-plans')
  const save = () => void download(exportSeason, { query: { ...scope, day: season.first_day } })
  return (
    <>
      <Menu.Item onClick={save}>{t('file.save')}</Menu.Item>
      <Menu.Item onClick={() => window.print()}>{t('paper.print')}</Menu.Item>
    </>
  )
}
