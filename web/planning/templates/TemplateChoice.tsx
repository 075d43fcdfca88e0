import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { IconFolder } from '@tabler/icons-react'
import { useState } from 'react'
import {
  deleteTemplate,
  renameTemplate,
  templates,
  type Template,
} from '#contract/planning/templates.ts'
import { canChangeTemplate } from '#domain/rules/sessions.ts'
import { openModal } from '../../shell/modals.ts'
import { isEnter } from '../../ui/is-enter.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { api, invalidate } from '../../api/api.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { templatesQuery } from './queries.ts'
import ui from '../../ui/ui.module.css'

/** The club's templates, which can be renamed and removed. */
function TemplateLibrary() {
  const { t } = useTranslation('templates')
  const library = useQuery(templatesQuery())
  if (!library.data) return <Waiting for={library} rows={4} part />
  if (library.data.data.length === 0)
    return (
      <PageState state="empty" icon={<IconFolder />} title={t('empty')} text={t('emptyText')} />
    )
  return (
    <Stack gap="sm">
      {library.data.data.map((template) => (
        <Row key={template.id} template={template} />
      ))}
    </Stack>
  )
}

const focus = (input: HTMLInputElement | null) => input?.focus()

function Row({ template }: { template: Template }) {
  const { t } = useTranslation('templates')
  const viewer = useViewer()
  const { id, name, structure_text, creator } = template
  const [typed, setTyped] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const done = () => invalidate(templates)
  const rename = useMutation({
    mutationFn: (next: string) => api(renameTemplate, { params: { id }, body: { name: next } }),
    onSuccess: done,
  })
  const remove = useMutation({
    mutationFn: () => api(deleteTemplate, { params: { id } }),
    onSuccess: done,
  })
  const changes = canChangeTemplate(viewer, { creator_id: creator?.id ?? null })
  const keep = () => {
    if (typed !== null && typed.trim() !== '' && typed.trim() !== name) rename.mutate(typed)
    setTyped(null)
  }
  return (
    <Group gap="xs" align="center" role="group" aria-label={name}>
      {typed === null ? (
        <Stack gap={0} flex={1}>
          <Text>{name}</Text>
          {structure_text !== null && (
            <Text size="sm" c="dimmed" className={ui.tabular}>
              {structure_text}
            </Text>
          )}
        </Stack>
      ) : (
        <TextInput
          flex={1}
          aria-label={t('name')}
          ref={focus}
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={keep}
          onKeyDown={(event) => isEnter(event.nativeEvent) && keep()}
        />
      )}
      {changes && typed === null && (
        <>
          <Button variant="subtle" size="xs" onClick={() => setTyped(name)}>
            {t('rename')}
          </Button>
          <Button
            variant={asked ? 'filled' : 'subtle'}
            color="red"
            size="xs"
            loading={remove.isPending}
            onClick={() => (asked ? remove.mutate() : setAsked(true))}
          >
            {t(asked ? 'reallyDelete' : 'delete')}
          </Button>
        </>
      )}
    </Group>
  )
}

export type TemplateChoiceProps = { onChoose: (template: Template) => void; manages: boolean }

/** Starts a plan from the club's library; nothing to see while the library is empty. */
export function TemplateChoice({ onChoose, manages }: TemplateChoiceProps) {
  const { t } = useTranslation('templates')
  const library = useQuery(templatesQuery()).data?.data ?? []
  if (library.length === 0) return null
  const manage = () => openModal({ title: t('library'), content: <TemplateLibrary /> })
  return (
    <Group align="flex-end" gap="xs">
      <SearchSelect
        flex={1}
        label={t('start')}
        placeholder={t('choose')}
        data={library.map(({ id, name, structure_text }) => ({
          value: String(id),
          label: structure_text === null ? name : `${name} · ${structure_text}`,
        }))}
        value={null}
        onChange={(id) => {
          const chosen = library.find((template) => String(template.id) === id)
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
