import { ActionIcon, Button, Group, Menu, Stack, Text } from '@mantine/core'
import {
  IconMoodPlus,
  IconBarbell,
  IconConfetti,
  IconHeart,
  IconKayak,
  IconMoodHappy,
  IconThumbUp,
  type Icon,
} from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person, Reactions as WallReactions } from '#contract/club/wall.ts'
import {
  react,
  reactToComment,
  wallCommentReactions,
  wallReactions,
} from '#contract/club/wall-reactions.ts'
import { REACTIONS, type Reaction } from '#domain/wall/reactions.ts'
import { api, query } from '../../api/api.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { openModal } from '../../shell/modals.ts'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { wallChanged } from './queries.ts'
import classes from './wall.module.css'

const ICONS: Readonly<Record<Reaction, Icon>> = {
  like: IconThumbUp,
  heart: IconHeart,
  strong: IconBarbell,
  celebrate: IconConfetti,
  laugh: IconMoodHappy,
  rowing: IconKayak,
}

/** The sign of a reaction, drawn the same on every device. */
function ReactionSign({ kind }: { kind: Reaction }) {
  const Sign = ICONS[kind]
  return <Sign size={18} className={classes.sign} data-kind={kind} aria-hidden />
}

type To = 'post' | 'comment'
type Change = { kind: Reaction; on: boolean }

const SEND = {
  post: (id: number, body: Change) => api(react, { params: { id }, body }),
  comment: (id: number, body: Change) => api(reactToComment, { params: { id }, body }),
}

type ReactionsProps = { to: To; id: number; reactions: WallReactions }

/** What people said to a post or a comment without words, and where one does so. */
export function Reactions({ to, id, reactions }: ReactionsProps) {
  const { t } = useTranslation('wall')
  const change = useMutation({
    mutationFn: (body: Change) => SEND[to](id, body),
    onSuccess: wallChanged,
  })
  const own = new Set(reactions.filter(({ is_own }) => is_own).map(({ kind }) => kind))
  const toggle = (kind: Reaction) => change.mutate({ kind, on: !own.has(kind) })
  const showPeople = () =>
    openModal({
      title: t('reactions.who'),
      content: to === 'post' ? <WhoReactedToPost id={id} /> : <WhoReactedToComment id={id} />,
    })
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

function WhoReactedToPost({ id }: { id: number }) {
  const asked = useQuery(query(wallReactions, { params: { id } }))
  return <People people={asked.data?.data} asked={asked} />
}

function WhoReactedToComment({ id }: { id: number }) {
  const asked = useQuery(query(wallCommentReactions, { params: { id } }))
  return <People people={asked.data?.data} asked={asked} />
}

type PeopleProps = {
  people: readonly { kind: Reaction; person: Person | null }[] | undefined
  asked: ComponentProps<typeof Waiting>['for']
}

function People({ people, asked }: PeopleProps) {
  const { t } = useTranslation('wall')
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
