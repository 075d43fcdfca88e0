import { ActionIcon, Button, Group, Menu, Stack, Text } from '@mantine/core'
import { IconMoodPlus } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { react, wallReactions, type WallPost } from '#contract/world/wall.ts'
import { REACTIONS, type Reaction } from '#domain/wall/reactions.ts'
import { api, query } from '../../api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { openModal } from '../../shell/modals.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { wallChanged } from './queries.ts'
import { ReactionSign } from './ReactionSign.tsx'
import classes from './wall.module.css'

/** What people said to a post without words, and where one does so. */
export function Reactions({ post }: { post: WallPost }) {
  const { t } = useTranslation('wall')
  const { id, reactions } = post
  const change = useMutation({
    mutationFn: (body: { kind: Reaction; on: boolean }) => api(react, { params: { id }, body }),
    onSuccess: wallChanged,
  })
  const own = new Set(reactions.filter(({ is_own }) => is_own).map(({ kind }) => kind))
  const toggle = (kind: Reaction) => change.mutate({ kind, on: !own.has(kind) })
  const showPeople = () => openModal({ title: t('reactions.who'), content: <WhoReacted id={id} /> })
  return (
    <Group gap={4}>
      {reactions.map(({ kind, count, is_own }) => (
        <Button
          key={kind}
          size="compact-md"
          variant={is_own ? 'light' : 'default'}
          aria-pressed={is_own}
          aria-label={t('reactions.count', { name: t(`reactions.${kind}`), count })}
          className={classes.reaction}
          leftSection={<ReactionSign kind={kind} />}
          onClick={() => toggle(kind)}
        >
          {count}
        </Button>
      ))}
      <AddReaction own={own} onToggle={toggle} />
      {reactions.length > 0 && (
        <Button size="compact-md" variant="subtle" color="gray" onClick={showPeople}>
          {t('reactions.who')}
        </Button>
      )}
    </Group>
  )
}

type AddProps = { own: ReadonlySet<Reaction>; onToggle: (kind: Reaction) => void }

function AddReaction({ own, onToggle }: AddProps) {
  const { t } = useTranslation('wall')
  return (
    <Menu position="bottom-start" shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t('reactions.add')}>
          <IconMoodPlus size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {REACTIONS.map((kind) => (
          <Menu.Item
            key={kind}
            leftSection={<ReactionSign kind={kind} />}
            onClick={() => onToggle(kind)}
          >
            {t(own.has(kind) ? 'reactions.takeBack' : 'reactions.give', {
              name: t(`reactions.${kind}`),
            })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function WhoReacted({ id }: { id: number }) {
  const { t } = useTranslation('wall')
  const asked = useQuery(query(wallReactions, { params: { id } }))
  const people = asked.data?.data
  if (!people) return <Waiting for={asked} rows={3} part />
  return (
    <Stack component="ul" gap="xs" className={classes.plain}>
      {people.map(({ kind, person }, index) => (
        <li key={`${index} ${kind}`} className={classes.person}>
          <PersonAvatar
            name={person?.full_name ?? t('member')}
            picture={person?.picture ?? null}
            size="sm"
          />
          <Text>{person?.full_name ?? t('member')}</Text>
          <span role="img" aria-label={t(`reactions.${kind}`)} className={classes.signOf}>
            <ReactionSign kind={kind} />
          </span>
        </li>
      ))}
    </Stack>
  )
}
