import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  changeFavouriteView,
  deleteFavouriteView,
  favouriteViews,
  saveFavouriteView,
  type FavouriteView,
} from '#contract/planning/calendar.ts'
import { api, ApiProblem, invalidate } from '../../api.ts'
import { closeModal } from '../../shell/modals.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { viewsQuery } from './queries.ts'

export type CalendarFavouritesProps = {
  /** The view and filters on screen, as they would be kept. */
  search: string
  onChoose: (search: string) => void
}

/** Views under a name: keep the present one, choose, rename, delete. */
export function CalendarFavourites({ search, onChoose }: CalendarFavouritesProps) {
  const { t } = useTranslation('calendar')
  const asked = useQuery(viewsQuery())
  const { data } = asked
  const views = data?.data.views
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('favourites.text')}
      </Text>
      {!views && <Waiting for={asked} rows={3} part />}
      {views?.length === 0 && <Text>{t('favourites.none')}</Text>}
      {views?.map((view) => (
        <View
          key={view.id}
          view={view}
          onShow={() => {
            closeModal()
            onChoose(view.search)
          }}
        />
      ))}
      <NameForm
        label={t('favourites.name')}
        action={t('favourites.save')}
        save={(name) => api(saveFavouriteView, { body: { name, search } }, OWN)}
      />
    </Stack>
  )
}

const OWN = { own: [400] }

function View({ view, onShow }: { view: FavouriteView; onShow: () => void }) {
  const { t } = useTranslation('calendar')
  const [renaming, setRenaming] = useState(false)
  const remove = useMutation({
    mutationFn: () => api(deleteFavouriteView, { params: { id: view.id } }),
    onSettled: () => invalidate(favouriteViews),
  })
  if (renaming)
    return (
      <NameForm
        label={t('favourites.renameOf', { name: view.name })}
        action={t('favourites.saveName')}
        value={view.name}
        save={async (name) => {
          await api(changeFavouriteView, { params: { id: view.id }, body: { name } }, OWN)
          setRenaming(false)
        }}
      />
    )
  return (
    <Group gap="xs" wrap="nowrap">
      <Button variant="default" justify="flex-start" flex={1} miw={0} h={44} onClick={onShow}>
        {view.name}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('favourites.renameOf', { name: view.name })}
        onClick={() => setRenaming(true)}
      >
        <IconPencil size={20} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        size={44}
        loading={remove.isPending}
        aria-label={t('favourites.removeOf', { name: view.name })}
        onClick={() => remove.mutate()}
      >
        <IconTrash size={20} />
      </ActionIcon>
    </Group>
  )
}

type NameFormProps = {
  label: string
  action: string
  value?: string
  save: (name: string) => Promise<unknown>
}

function NameForm({ label, action, value = '', save }: NameFormProps) {
  const [name, setName] = useState(value)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => save(name),
    onSuccess: async () => {
      setName('')
      await invalidate(favouriteViews)
    },
  })
  const problem = error instanceof ApiProblem ? (error.errors['name']?.[0] ?? error.message) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate()
  }
  return (
    <form onSubmit={submit}>
      <Group gap="sm" align="flex-end" wrap="nowrap">
        <TextInput
          label={label}
          flex={1}
          miw={0}
          required
          withAsterisk={false}
          maxLength={60}
          value={name}
          error={problem}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" loading={isPending} disabled={name.trim() === ''}>
          {action}
        </Button>
      </Group>
    </form>
  )
}
