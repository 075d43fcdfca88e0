import { TagsInput, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { eventTags } from '#contract/lookups.ts'
import { query } from '../../api/api.ts'
import type { PartProps } from './form-parts.ts'

/** What there is to say about it, and the club's words to find it by. */
export function NotesPart({
  draft,
  onChange,
  errors,
}: Pick<PartProps, 'draft' | 'onChange' | 'errors'>) {
  const { t } = useTranslation('session-form')
  const tags = useQuery(query(eventTags)).data?.data ?? []
  return (
    <>
      <Textarea
        label={t('description')}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={10_000}
        value={draft.description}
        error={errors['description']}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <TagsInput
        label={t('tags')}
        description={t('tagsHint')}
        data={tags.map(({ tag_text }) => tag_text)}
        value={[...draft.tags]}
        error={errors['tags']}
        maxTags={20}
        onChange={(next) =>
          onChange({ tags: next.map((tag) => tag.trim().slice(0, 60)).filter(Boolean) })
        }
        clearable
        clearButtonProps={{ 'aria-label': t('clear') }}
      />
    </>
  )
}
