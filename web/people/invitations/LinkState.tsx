import { Group, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PersonalLink } from '#contract/people/invitations-personal.ts'
import { useFormat } from '../../format/format.ts'
import { ColourBadge } from '../../ui/ColourBadge.tsx'
import { SIGNAL_COLOURS } from '../../ui/theme-colours.ts'

export const stateOf = ({ joined_at, link }: PersonalLink) =>
  joined_at !== null ? 'joined' : link?.opened_at ? 'opened' : 'unopened'

/** What has become of a member's link, and when. */
export function LinkState({ member }: { member: PersonalLink }) {
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
