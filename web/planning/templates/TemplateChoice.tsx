import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Template } from '#contract/planning/templates.ts'
import { openModal } from '../../shell/modals.ts'
import { templatesQuery } from './queries.ts'
import { TemplateLibrary } from './TemplateLibrary.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'

export type TemplateChoiceProps = { onChoose: (template: Template) => void; manages: boolean }

/** Starts a plan from the club's library; nothing to see while the library is empty. */
export function TemplateChoice({ onChoose, manages }: TemplateChoiceProps) {
  const { t } = useTranslation('templates')
  const templates = useQuery(templatesQuery()).data?.data ?? []
  if (templates.length === 0) return null
  const manage = () => openModal({ title: t('library'), content: <TemplateLibrary /> })
  return (
    <Group align="flex-end" gap="xs">
      <SearchSelect
        flex={1}
        label={t('start')}
        placeholder={t('choose')}
        data={templates.map(({ id, name, structure_text }) => ({
          value: String(id),
          label: structure_text === null ? name : `${name} · ${structure_text}`,
        }))}
        value={null}
        onChange={(id) => {
          const chosen = templates.find((template) => String(template.id) === id)
          if (chosen) onChoose(chosen)
        }}
      />
      {manages && (
        <Button variant="default" onClick={manage}>
          {t('manage')}
        </Button>
      )}
    </Group>
  )
}
