import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  changeFavouriteView,
  deleteFavouriteView,
  favouriteViews,
  saveFavouriteView,
  type FavouriteView,
} from '#contract/planning/calendar.ts'
import { api, invalidate } from '../../api/api.ts'
import { BareForm } from '../../form/Form.tsx'
import type { FormOf } from '../../form/form-types.ts'
import { TextField } from '../../form/TextFields.tsx'
import { useForm } from '../../form/use-form.ts'
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
      <NewView search={search} />
    </Stack>
  )
}

function View({ view, onShow }: { view: FavouriteView; onShow: () => void }) {
  const { t } = useTranslation('calendar')
  const [renaming, setRenaming] = useState(false)
  const remove = useMutation({
    mutationFn: () => api(deleteFavouriteView, { params: { id: view.id } }),
    onSettled: () => invalidate(favouriteViews),
  })
  if (renaming) return <Rename view={view} onRenamed={() => setRenaming(false)} />
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

function NewView({ search }: { search: string }) {
  const { t } = useTranslation('calendar')
  const form = useForm(saveFavouriteView, {
    initial: { name: '' },
    send: ({ name }, call) => call(saveFavouriteView, { body: { name, search } }),
    refreshes: [favouriteViews],
    onSaved: (_, __, { reset }) => reset(),
  })
  return <NameForm of={form} label={t('favourites.name')} action={t('favourites.save')} />
}

function Rename({ view: { id, name }, onRenamed }: { view: FavouriteView; onRenamed: () => void }) {
  const { t } = useTranslation('calendar')
  const form = useForm(changeFavouriteView, {
    params: { id },
    initial: { name },
    refreshes: [favouriteViews],
    onSaved: onRenamed,
  })
  return (
    <NameForm
      of={form}
      label={t('favourites.renameOf', { name })}
      action={t('favourites.saveName')}
    />
  )
}

type NameFormProps = { of: FormOf<{ name: string }>; label: string; action: string }

function NameForm({ of: form, label, action }: NameFormProps) {
  return (
    <BareForm of={form}>
      <Group gap="sm" align="flex-end" wrap="nowrap">
        <TextField
          {...form.at('name')}
          label={label}
          flex={1}
          miw={0}
          required
          withAsterisk={false}
          error={form.errorAt('name') ?? form.message ?? undefined}
        />
        <Button type="submit" loading={form.pending} disabled={form.values.name.trim() === ''}>
          {action}
        </Button>
      </Group>
    </BareForm>
  )
}
