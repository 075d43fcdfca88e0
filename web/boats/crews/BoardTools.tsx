import { Button, Group, Menu, Text } from '@mantine/core'
import { IconHistory, IconPlus, IconWand } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { createCrew, fillCrews, sessionCrews, type SessionCrews } from '#contract/boats/crews.ts'
import { BOATS } from '#domain/constants/boats.ts'
import { isPaddling } from '#domain/constants/sports.ts'
import { crewClassLabel } from '#domain/training/crew-class.ts'
import { api, invalidate } from '../../api/api.ts'
import { useSession } from '../../planning/session-facts/open.ts'
import { notify } from '../../shell/notices.ts'
import { useViewer } from '../../shell/viewer.ts'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { UndoButtons } from '../../ui/UndoButtons.tsx'
import classes from './crews.module.css'
import { usualGender } from './pool-filter.ts'
import type { Board } from './use-board.ts'

type BoardToolsProps = { data: SessionCrews; board: Board; onFill: () => void }

/** One row above the boats: more of them, people for all of them, moves back and forth. */
export function BoardTools({ data: { crews, pool }, board, onFill }: BoardToolsProps) {
  const { t } = useTranslation('crews')
  const { id } = useSession()
  const copy = useMutation({
    mutationFn: () => api(fillCrews, { params: { id } }),
    onSuccess: async ({ data: { ids } }) => {
      await invalidate(sessionCrews)
      notify(
        ids.length > 0 ? 'success' : 'info',
        ids.length > 0 ? t('fill.done', { count: ids.length }) : t('fill.nothing'),
      )
    },
  })
  return (
    <FilterBar
      display={
        <Group gap="sm" className={classes.key ?? ''} aria-hidden visibleFrom="md">
          <span data-side="port">{t('sides.port')}</span>
          <span data-side="starboard">{t('sides.starboard')}</span>
        </Group>
      }
    >
      <AddBoat crews={crews} pool={pool} />
      <Button
        variant="default"
        leftSection={<IconHistory size={18} aria-hidden />}
        loading={copy.isPending}
        onClick={() => copy.mutate()}
      >
        {t('fill.button')}
      </Button>
      {crews.length > 0 && (
        <Button variant="default" leftSection={<IconWand size={18} aria-hidden />} onClick={onFill}>
          {t('filling.all')}
        </Button>
      )}
      <UndoButtons
        words={{ undo: t('undo.undo'), redo: t('undo.redo') }}
        undo={board.canUndo ? board.undo : null}
        redo={board.canRedo ? board.redo : null}
      />
      <SaveState board={board} />
    </FilterBar>
  )
}

function SaveState({ board: { state, reason, retry } }: { board: Board }) {
  const { t } = useTranslation('crews')
  return (
    <Group gap="xs" role="status" wrap="nowrap">
      <Text fz={13} c={state === 'failed' ? 'red' : 'dimmed'}>
        {reason ?? t(`saving.${state}`)}
      </Text>
      {state === 'failed' && (
        <Button variant="subtle" onClick={retry}>
          {t('saving.retry')}
        </Button>
      )}
    </Group>
  )
}

/** A boat of the session's sport; a second of its class gets a number. */
const AddBoat = memo(function AddBoat({ crews, pool }: Pick<SessionCrews, 'crews' | 'pool'>) {
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
        gender: last?.gender ?? usualGender(pool),
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
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          loading={add.isPending}
        >
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
