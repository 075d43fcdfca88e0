import { Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconNotebook, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { NewNote } from './NewNote.tsx'
import { NoteItem } from './NoteItem.tsx'
import classes from './notes.module.css'
import { notesQuery } from './queries.ts'

const TYPING_MS = 200

/** A field for a new note, a search, and what was written so far. */
export function Notes() {
  const { t } = useTranslation('notes')
  const [search, setSearch] = useSearchParams()
  const [words, setWords] = useState(search.get('query') ?? '')
  const [wanted] = useDebouncedValue(words, TYPING_MS)
  const asked = useQuery({ ...notesQuery(wanted), placeholderData: keepPreviousData })
  const { data } = asked
  const look = (query: string) => {
    setWords(query)
    setSearch(query === '' ? {} : { query }, { replace: true, preventScrollReset: true })
  }
  return (
    <Stack gap="lg" maw={720}>
      <Text c="dimmed">{t('private')}</Text>
      <NewNote />
      {(words !== '' || (data?.data.length ?? 0) > 0) && (
        <TextInput
          type="search"
          label={t('search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={words}
          maxLength={200}
          onChange={(event) => look(event.currentTarget.value)}
        />
      )}
      {!data ? (
        <Waiting for={asked} rows={4} part />
      ) : data.data.length > 0 ? (
        <ul className={classes.notes} aria-label={t('list')}>
          {data.data.map((note) => (
            <NoteItem key={note.id} note={note} />
          ))}
        </ul>
      ) : words === '' ? (
        <PageState
          state="empty"
          icon={<IconNotebook size={32} />}
          title={t('none')}
          text={t('noneText')}
        />
      ) : (
        <PageState
          state="empty"
          icon={<IconSearch size={32} />}
          title={t('notFound')}
          text={t('notFoundText')}
        />
      )}
    </Stack>
  )
}
