import { Button, Group, Menu, Text } from '@mantine/core'
import { IconHistory, IconPlus, IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  createCrew,
  fillCrews,
  publishCrews,
  sessionCrews,
  type SessionCrews,
} from '#contract/boats/crews.ts'
import { BOATS } from '#domain/constants/boats.ts'
import { isPaddling } from '#domain/constants/sports.ts'
import { crewClassLabel } from '#domain/training/crew-class.ts'
import { api, invalidate } from '../../api/api.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { notify } from '../../shell/notices.ts'
import { useViewer } from '../../shell/viewer.ts'
import { UndoButtons } from '../../ui/UndoButtons.tsx'
import { SheetButtons } from './SheetButtons.tsx'
import type { Board } from './use-board.ts'

type BoardToolsProps = { data: SessionCrews; board: Board }

/** What concerns all boats: more of them, moves back and forth, publishing, paper. */
export function BoardTools({ data: { crews }, board }: BoardToolsProps) {
  const { t } = useTranslation('crews')
  const { id } = useSession()
  const fill = useMutation({
    mutationFn: () => api(fillCrews, { params: { id } }),
    onSuccess: async ({ data: { ids } }) => {
      await invalidate(sessionCrews)
      notify(
        ids.length > 0 ? 'success' : 'info',
        ids.length > 0 ? t('fill.done', { count: ids.length }) : t('fill.nothing'),
      )
    },
  })
  const draft = crews.some(({ published }) => !published)
  const publish = useMutation({
    mutationFn: async () => {
      await board.flush()
      return api(publishCrews, { params: { id }, body: { published: draft } })
    },
    onSuccess: async ({ data: { notified } }) => {
      await invalidate(sessionCrews)
      notify('success', draft ? t('publish.done', { count: notified }) : t('publish.withdrawn'))
    },
  })
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="xs">
        <AddBoat crews={crews} />
        <Button
          variant="default"
          leftSection={<IconHistory size={18} />}
          loading={fill.isPending}
          onClick={() => fill.mutate()}
        >
          {t('fill.button')}
        </Button>
        <UndoButtons
          words={{ undo: t('undo.undo'), redo: t('undo.redo') }}
          undo={board.canUndo ? board.undo : null}
          redo={board.canRedo ? board.redo : null}
        />
        <SaveState board={board} />
      </Group>
      {crews.length > 0 && (
        <Group gap="xs">
          <SheetButtons before={board.flush} />
          <Button
            variant={draft ? 'filled' : 'default'}
            leftSection={<IconSend size={18} />}
            loading={publish.isPending}
            onClick={() => publish.mutate()}
          >
            {draft ? t('publish.publish') : t('publish.withdraw')}
          </Button>
        </Group>
      )}
    </Group>
  )
}

function SaveState({ board: { state, retry } }: { board: Board }) {
  const { t } = useTranslation('crews')
  return (
    <Group gap="xs" role="status">
      <Text size="sm" c={state === 'failed' ? 'red' : 'dimmed'}>
        {t(`saving.${state}`)}
      </Text>
      {state === 'failed' && (
        <Button variant="subtle" size="compact-md" onClick={retry}>
          {t('saving.retry')}
        </Button>
      )}
    </Group>
  )
}

/** A boat of the session's sport; a second of its class gets a number. */
const AddBoat = memo(function AddBoat({ crews }: { crews: SessionCrews['crews'] }) {
  const { t } = useTranslation('crews')
  const { id, sport } = useSession()
  const { club } = useViewer()
  const paddled = isPaddling(sport?.id ?? club?.default_sport_id ?? 0)
  const last = crews.at(-1)
  const add = useMutation({
    mutationFn: (boat_type: number) => {
      const options = {
        boat_type,
        age: last?.age ?? 'senior',
        gender: last?.gender ?? 'men',
        weight: last?.weight ?? 'heavyweight',
      } as const
      return api(createCrew, {
        body: { ...options, session_id: id, name: nameAmong(crews, crewClassLabel(options)) },
      })
    },
    onSuccess: () => invalidate(sessionCrews),
  })
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <Button leftSection={<IconPlus size={18} />} loading={add.isPending}>
          {t('board.add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        {BOATS.filter(({ sport: of }) => (of === 'paddling') === paddled).map((boat) => (
          <Menu.Item key={boat.id} onClick={() => add.mutate(boat.id)}>
            {boat.key}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
})

function nameAmong(crews: SessionCrews['crews'], name: string): string {
  const taken = new Set(crews.map((crew) => crew.name))
  for (let number = 1; ; number += 1) {
    const next = number === 1 ? name : `${name} ${number}`
    if (!taken.has(next)) return next
  }
}
