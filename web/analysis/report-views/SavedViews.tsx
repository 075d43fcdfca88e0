import { ActionIcon, Menu } from '@mantine/core'
import {
  IconBookmark,
  IconBookmarkFilled,
  IconCheck,
  IconPlus,
  IconSettings,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { reportViews } from '#contract/analysis/report-views.ts'
import type { ViewPageName } from '#domain/reports/pages.ts'
import { query } from '../../api/api.ts'
import { openModal } from '../../shell/modals.ts'
import { ManageViews } from './ManageViews.tsx'
import { asksFor, questionIn } from './question.ts'
import { SaveView } from './SaveView.tsx'
import { colon } from '../../format/punctuation.ts'

/** The views of a report that are kept by name: to look at one, to save this one, to put in order. */
export function SavedViews({ page }: { page: ViewPageName }) {
  const { t } = useTranslation('reports')
  const [search, setSearch] = useSearchParams()
  const { data } = useQuery(query(reportViews))
  const views = data?.data.filter((view) => view.page === page) ?? []
  const shown =
    views.find((view) => asksFor(search, view)) ??
    views.find((view) => !view.question.columns && asksFor(withoutColumns(search), view))
  const label = shown ? `${t('views.title')}${colon()}${shown.name}` : t('views.title')
  const save = () => {
    // Of the address itself: what was chosen last may not have been drawn yet.
    const question = questionIn(new URLSearchParams(window.location.search), page)
    openModal({
      title: t('views.saveTitle'),
      size: 'sm',
      content: <SaveView page={page} question={question} />,
    })
  }
  const manage = () =>
    openModal({ title: t('views.manageTitle'), content: <ManageViews page={page} /> })
  return (
    <Menu position="bottom-end" width={280}>
      <Menu.Target>
        <ActionIcon variant={shown ? 'light' : 'default'} aria-label={label} title={label}>
          {shown ? <IconBookmarkFilled size={18} /> : <IconBookmark size={18} />}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {views.map(({ id, name, question, shared }) => (
          <Menu.Item
            key={id}
            onClick={() => setSearch({ ...question })}
            {...(id === shown?.id && { rightSection: <IconCheck size={18} aria-hidden /> })}
          >
            {shared ? t('views.ofClub', { name }) : name}
          </Menu.Item>
        ))}
        {views.length > 0 && <Menu.Divider />}
        <Menu.Item leftSection={<IconPlus size={18} />} onClick={save}>
          {t('views.save')}
        </Menu.Item>
        {views.length > 0 && (
          <Menu.Item leftSection={<IconSettings size={18} />} onClick={manage}>
            {t('views.manage')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** A view that names no columns is shown with those of the device. */
function withoutColumns(search: URLSearchParams): URLSearchParams {
  const others = new URLSearchParams(search)
  others.delete('columns')
  return others
}
