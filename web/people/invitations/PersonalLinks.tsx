import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconPrinter, IconUserCheck, IconCheck } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PersonalLink } from '#contract/people/invitations-personal.ts'
import { names, node, squadsWord, text } from '../../list/columns.tsx'
import { list, rows } from '../../list/list.tsx'
import { ListTable } from '../../list/ListTable.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { PersonAvatar } from '../../ui/PersonAvatar.tsx'
import { useFormat } from '../../format/format.ts'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { SIGNAL_COLOURS } from '../../ui/theme-colours.ts'
import { HandOver } from './HandOver.tsx'
import type { Paper } from './LinkPaper.tsx'
import { linksFor, personalLinksQuery } from './personal-links.ts'

const stateOf = ({ joined_at, link }: PersonalLink) =>
  joined_at !== null ? 'joined' : link?.opened_at ? 'opened' : 'unopened'

/** What has become of a member's link, and when. */
function LinkState({ member }: { member: PersonalLink }) {
  const { t } = useTranslation('personal-links')
  const format = useFormat()
  const state = stateOf(member)
  if (state === 'unopened') return <span>{t('states.unopened')}</span>
  const isIn = state === 'joined'
  return (
    <Group gap="xs">
      <ColourBadge
        tone={isIn ? SIGNAL_COLOURS.green : SIGNAL_COLOURS.none}
        icon={isIn && <IconCheck size={14} />}
      >
        {t(`states.${state}`)}
      </ColourBadge>
      <Text size="sm" component="span" c="dimmed">
        {format.within.dateTime(member.joined_at ?? member.link?.opened_at ?? null)}
      </Text>
    </Group>
  )
}

const person = ({ full_name, picture }: PersonalLink) => (
  <Group gap="xs" wrap="nowrap">
    <PersonAvatar name={full_name} picture={picture} size="sm" />
    <span>{full_name}</span>
  </Group>
)

const personalList = list('personal-links', 'columns', rows<PersonalLink>(), {
  id: 'personal-links',
  title: ({ t }) => t('title'),
  columns: {
    name: text(({ full_name }) => full_name, { cell: person }),
    squads: names(({ squads }) => squads),
    state: text((member, { t }) => t(`states.${stateOf(member)}`), {
      cell: (member) => <LinkState member={member} />,
    }),
    give: node((member) => <HandOver member={member} />),
  },
  headers: { squads: squadsWord },
  rowKey: ({ user_id }) => user_id,
  sortable: false,
  columnChoice: false,
  phone: {
    head: person,
    line: ['squads'],
    below: ['state'],
    end: (member) => <HandOver member={member} />,
  },
})

/** Everybody whom a link of their own can let in, with it. */
export function PersonalLinks({ onPrint }: { onPrint: (paper: Paper) => void }) {
  const { t } = useTranslation('personal-links')
  const asked = useQuery(personalLinksQuery())
  const members = asked.data?.data
  const all = members?.length ?? 0
  const joined = members?.filter(({ joined_at }) => joined_at !== null).length ?? 0
  return (
    <Stack component="section" gap="sm" aria-label={t('title')}>
      <Group justify="space-between" gap="sm">
        <Group gap="sm" align="baseline">
          <Title order={2} size="h4">
            {t('title')}
          </Title>
          <Text size="sm" c="dimmed">
            {joined > 0 ? t('joined', { joined, all }) : t('lead')}
          </Text>
        </Group>
        {members && <PrintCards members={members} onPrint={onPrint} />}
      </Group>
      {!members && <Waiting for={asked} rows={6} part />}
      {members?.length === 0 && (
        <PageState state="empty" icon={<IconUserCheck />} title={t('none')} text={t('noneText')} />
      )}
      {members && members.length > 0 && <ListTable of={personalList} rows={members} />}
    </Stack>
  )
}

type PrintCardsProps = {
  members: readonly PersonalLink[]
  onPrint: (paper: Paper) => void
}

/** Puts a card on paper for each who can be given a link; those who have none get it by that. */
function PrintCards({ members, onPrint }: PrintCardsProps) {
  const { t } = useTranslation('personal-links')
  const ids = members
    .filter(({ joined_at, can_make }) => joined_at === null && can_make)
    .map(({ user_id }) => user_id)
  const print = useMutation({
    mutationFn: () => linksFor(ids),
    onSuccess: (links) => onPrint({ kind: 'cards', links }),
  })
  if (ids.length === 0) return null
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={18} />}
      loading={print.isPending}
      onClick={() => print.mutate()}
    >
      {t('print', { count: ids.length })}
    </Button>
  )
}
